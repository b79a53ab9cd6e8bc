//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// How feeds are got, from wherever they are.
package struct FetchingModule: Module {
    package init() {}

    package func register(in registry: inout Registry) {
        registry.register((any HTTPClient).self, lifetime: .singleton) { URLSessionHTTPClient() }
        registry.register((any HTTPClient).self, in: .preview, lifetime: .singleton) { OfflineHTTPClient() }
        // Wraps whichever client is registered; those who use it need not know.
        registry.decorate((any HTTPClient).self) { base, resolver in
            RetryingHTTPClient(
                base: base,
                policy: try resolver.resolve(),
                time: try resolver.resolve(),
                log: try resolver.resolve()
            )
        }
        registry.register(RetryPolicy.self, using: RetryPolicy.init(settings:))
        registry.register(FeedCache.self, lifetime: .singleton, using: FeedCache.init(files:settings:log:))

        registry.contribute([any FeedLoading].self) { resolver in
            WebLoader(
                client: try resolver.resolve(),
                cache: try resolver.resolve(),
                settings: try resolver.resolve(),
                report: try resolver.resolve(),
                userAgent: try resolver.resolve(.userAgent)
            )
        }
        registry.contribute([any FeedLoading].self) { resolver in FileLoader(files: try resolver.resolve()) }
        registry.contribute([any FeedLoading].self) { SampleLoader() }
        registry.register(FeedFetcher.self, using: FeedFetcher.init(loaders:reader:))
    }
}

extension Key where Service == String {
    /// What the app tells servers of itself.
    ///
    /// It can always be resolved: it has a default.
    package static var userAgent: Key { Key(default: { "Newsroom/1.0 (an example of Seam)" }) }
}
