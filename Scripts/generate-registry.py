#!/usr/bin/env python3
# This source file is part of the Seam open source project.
# Copyright the Seam project authors; licensed under Apache License v2.0.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0
"""Writes the overloads of the registry: one form for each factory, key and arity.

Parameter packs would do for `using:`, but a call through one costs twice as much as a fixed arity, and the compiler
(6.3) crashes when a function with parameters is an element of one. The forms are thin: what differs by arity alone
stands once, in LinkedFactory+Using.swift, since debug builds of all users compile it.
Run it from the root of the package after a change here; the files it writes are committed.
"""
import os

FOLDER = "Sources/Seam/Registration"
HEADER = """//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Written by Scripts/generate-registry.py.

"""
MOST_DEPENDENCIES = 10
MOST_ARGUMENTS = 2
MOST_DEPENDENCIES_BESIDE_ARGUMENTS = 4
TAKING = {1: "takingOne", 2: "takingTwo"}

# What differs between the isolations: the suffix of the names, the factory's type, and the registration's form.
# Async factories are concurrent: the compiler (6.3) crashes when an initializer is converted to a function that runs in
# its caller's isolation.
ISOLATIONS = {
    "": ("", "@escaping @Sendable", "throws", "plain", "framed", ""),
    "async": ("Async", "@escaping @concurrent @Sendable", "async throws", "async", "async", "asynchronously"),
    "main": ("OnMainActor", "@escaping @MainActor @Sendable", "throws", "onMainActor", "onMainActor", "on the main actor"),
}
ROLES = {
    "register": "Registers how {what} is made{how}",
    "override": "Replaces how {what} is made{how}",
}
KEYS = {
    "type": ("_ type: Service.Type", "KeyID(type)", "a service"),
    "key": ("_ key: Key<Service>", "key.id", "the service of a key"),
}

DETAILS = """    ///
    /// - Parameters:
    ///   - {key}: The service's {key}: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - {factory}: Makes an instance. {runs}
    /// - Complexity: O(1).
"""
RUNS = {
    "": "It runs on the thread that resolves, without a lock held.",
    "async": "It runs in a task of its own when the instance is shared.",
    "main": "It runs on the main actor.",
}
OVERRIDING = """    ///
    /// It replaces everything that was written for the key before it, decorators included, and beats registrations for
    /// a context when it names none. The last override wins.
"""


def how(isolation, extra=""):
    text = ISOLATIONS[isolation][5]
    return (" " + text if text else "") + extra + "."


def parameters(key, indent="        "):
    return "".join(
        indent + line + "\n"
        for line in [
            KEYS[key][0] + ",",
            "in contexts: Context...,",
            "lifetime: Lifetime<Service> = .transient,",
            "onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,",
            "fileID: StaticString = #fileID,",
            "line: UInt = #line,",
        ])


def add(role, key, factory, extra=""):
    return (
        f"        add(\n            .{role}, {KEYS[key][1]}, contexts, lifetime, onClose, "
        f"CodeLocation(fileID: fileID, line: line),\n            {factory}{extra})\n")


def closures(role, isolation):
    """The forms whose factory is a closure: with and without a resolver, by type and by key."""
    suffix, attributes, effects, plain, framed, _ = ISOLATIONS[isolation]
    result = ""
    for key in KEYS:
        for resolver in [False, True]:
            extra = " from others that its factory asks for" if resolver else ""
            result += f"    /// {ROLES[role].format(what=KEYS[key][2], how=how(isolation, extra))}\n"
            if role == "override":
                result += OVERRIDING
            if not resolver and key == "type" and role == "register" and not isolation:
                result += SAMPLE
            if resolver and not isolation:
                result += (
                    "    ///\n    /// A closure cannot be seen into: what it asks for is learned as it resolves. "
                    "`using:` tells it beforehand.\n")
            result += DETAILS.format(key=key, factory="factory", runs=RUNS[isolation])
            arguments = "Resolver" if resolver else ""
            result += (
                f"    public mutating func {role}{suffix}<Service>(\n{parameters(key)}"
                f"        factory: {attributes} ({arguments}) {effects} -> Service\n    ) {{\n")
            if isolation == "async":
                factory = ".init(async: factory)" if resolver else ".init(async: { _ in try await factory() })"
            elif isolation == "main":
                call = "factory(Resolver(frame))" if resolver else "factory()"
                name = "frame" if resolver else "_"
                factory = f".init(onMainActor: {{ {name} in try {call} }})"
            else:
                factory = (
                    ".init(framed: { frame in try factory(Resolver(frame)) })" if resolver else ".init(plain: factory)")
            result += add(role, key, factory) + "    }\n\n"
    return result


SAMPLE = """    ///
    /// ```swift
    /// registry.register((any Connecting).self) { Connector() }
    /// registry.register((any FileAccessing).self, in: .preview, lifetime: .singleton) { MemoryFileAccessor() }
    /// ```
"""


def linked(isolation, arity):
    """What a function of services is registered by: their keys, and a factory that gets them and calls it."""
    suffix, attributes, effects, _, _, _ = ISOLATIONS[isolation]
    names = [f"D{number}" for number in range(1, arity + 1)]
    generics = f"<{', '.join(names)}>" if names else ""
    types = ", ".join(f"KeyID({name}.self)" for name in names)
    if isolation == "async":
        body = ", ".join(f"services.take({number}, {name}.self)" for number, name in enumerate(names))
        closure = f"services in try await make({body})" if names else "_ in try await make()"
    else:
        body = ", ".join(f"frame.dependency({number}, {name}.self)" for number, name in enumerate(names))
        closure = f"frame in try make({body})" if names else "_ in try make()"
    return (
        f"    @inlinable\n    static func using{suffix}{generics}("
        f"_ make: {attributes} ({', '.join(names)}) {effects} -> Service) -> LinkedFactory {{\n"
        f"        LinkedFactory{suffix and '.' + suffix[0].lower() + suffix[1:]}([{types}]) {{ {closure} }}\n    }}\n\n")


def using(role, isolation, key, arity):
    """A form whose factory is a function of services."""
    suffix, attributes, effects, _, _, _ = ISOLATIONS[isolation]
    names = [f"D{number}" for number in range(1, arity + 1)]
    extra = ", by a function of other services" if arity else ", by a function"
    result = f"    /// {ROLES[role].format(what=KEYS[key][2], how=how(isolation, extra))}\n"
    if arity == 2 and role == "register" and not isolation and key == "type":
        result += (
            "    ///\n    /// ```swift\n    /// registry.register(SyncManager.self, lifetime: .singleton, "
            "using: SyncManager.init(files:connector:))\n    /// ```\n")
    if arity:
        result += (
            "    ///\n    /// The services that it needs are known without running anything: they are checked when the "
            "container is built.\n")
    if role == "override":
        result += OVERRIDING
    result += DETAILS.format(key=key, factory="make", runs=RUNS[isolation])
    if arity == 0:
        # A trailing closure matches `using:` too.
        result += "    @_disfavoredOverload\n"
    result += "    @inlinable\n"
    generics = ", ".join(["Service"] + names)
    result += (
        f"    public mutating func {role}{suffix}<{generics}>(\n{parameters(key)}"
        f"        using make: {attributes} ({', '.join(names)}) {effects} -> Service\n    ) {{\n"
        f"        addLinked(.{role}, {KEYS[key][1]}, contexts, lifetime, onClose, "
        f"CodeLocation(fileID: fileID, line: line), .using{suffix}(make))\n    }}\n\n")
    return result


def linked_with_arguments(arguments, dependencies):
    """What a function of arguments and services is registered by."""
    given = [f"A{number}" for number in range(1, arguments + 1)]
    needed = [f"D{number}" for number in range(1, dependencies + 1)]
    names = ", ".join(f"a{number}" for number in range(1, arguments + 1))
    call = ", ".join([names] + [f"try container.resolve({name}.self)" for name in needed])
    types = ", ".join(f"KeyID({name}.self)" for name in needed)
    return (
        f"    @inlinable\n    static func {TAKING[arguments]}<{', '.join(['Service'] + given + needed)}>(\n"
        f"        _ make: @escaping @Sendable ({', '.join(given + needed)}) throws -> Service\n"
        f"    ) -> LinkedFunction<@Sendable ({', '.join(given)}) throws -> Service> {{\n"
        f"        LinkedFunction([{types}]) {{ way in\n"
        f"            {{ {names} in try way.call {{ container in try make({call}) }} }}\n"
        "        }\n    }\n\n")


def factory_with_arguments(role, arguments, dependencies, sendable, throwing):
    """A form whose service is a function: what the function is not given is resolved at each call."""
    given = [f"A{number}" for number in range(1, arguments + 1)]
    needed = [f"D{number}" for number in range(1, dependencies + 1)]
    function = f"{'@Sendable ' if sendable else ''}({', '.join(given)}){' throws' if throwing else ''} -> Service"
    result = (
        f"    /// {ROLES[role].format(what='a factory with arguments', how=', by a function that needs services too.')}\n"
        "    ///\n    /// The leading parameters are the arguments; the others are services, resolved at each call.\n"
        "    ///\n    /// - Parameters:\n    ///   - type: The factory's type.\n"
        "    ///   - contexts: The contexts that this registration is for, and wins in.\n"
        "    ///   - fileID: The file of the registration, for messages.\n"
        "    ///   - line: The line of the registration, for messages.\n"
        "    ///   - make: Makes an instance from the arguments and services.\n    /// - Complexity: O(1).\n")
    if (arguments, dependencies, sendable, throwing, role) == (2, 1, False, False, "register"):
        result = result.replace(
            "    /// - Parameters:\n",
            "    /// ```swift\n    /// registry.register(((Host, Int) -> any Session).self, "
            "using: LiveSession.init(host:port:log:))\n    /// ```\n    ///\n    /// - Parameters:\n", 1)
    names = ", ".join(f"a{number}" for number in range(1, arguments + 1))
    adapted = "$0" if throwing else f"{{ make in {{ {names} in orTrap {{ try make({names}) }} }} }}"
    adapter = "{ $0 }" if throwing else adapted
    result += (
        f"    @inlinable\n    public mutating func {role}<{', '.join(['Service'] + given + needed)}>(\n"
        f"        _ type: ({function}).Type,\n        in contexts: Context...,\n"
        "        fileID: StaticString = #fileID,\n        line: UInt = #line,\n"
        f"        using make: @escaping @Sendable ({', '.join(given + needed)}) throws -> Service\n    ) {{\n"
        f"        addFactory(.{role}, type, contexts, CodeLocation(fileID: fileID, line: line), "
        f"Registry.{TAKING[arguments]}(make)) {adapter}\n"
        "    }\n\n")
    return result


def write(name, text, type="Registry"):
    with open(os.path.join(FOLDER, name), "w") as file:
        file.write(HEADER + f"extension {type} {{\n" + text.rstrip("\n") + "\n}\n")


write("Registry+Register.swift", closures("register", ""))
write("Registry+Override.swift", closures("override", ""))
write("Registry+Async.swift", closures("register", "async") + closures("override", "async"))
write("Registry+MainActor.swift", closures("register", "main") + closures("override", "main"))
ARITIES = range(MOST_DEPENDENCIES + 1)
write(
    "LinkedFactory+Using.swift",
    "".join(linked(isolation, arity) for isolation in ISOLATIONS for arity in ARITIES),
    type="LinkedFactory")
for isolation, name in [("", "Using"), ("async", "UsingAsync"), ("main", "UsingOnMainActor")]:
    write(
        f"Registry+{name}.swift",
        "".join(using(role, isolation, key, arity) for role in ROLES for key in KEYS for arity in ARITIES))
write(
    "Registry+UsingArguments.swift",
    "".join(
        linked_with_arguments(arguments, dependencies)
        for arguments in range(1, MOST_ARGUMENTS + 1)
        for dependencies in range(1, MOST_DEPENDENCIES_BESIDE_ARGUMENTS + 1))
    + "".join(
        factory_with_arguments(role, arguments, dependencies, sendable, throwing)
        for role in ROLES
        for arguments in range(1, MOST_ARGUMENTS + 1)
        for dependencies in range(1, MOST_DEPENDENCIES_BESIDE_ARGUMENTS + 1)
        for sendable in [False, True]
        for throwing in [False, True]))
