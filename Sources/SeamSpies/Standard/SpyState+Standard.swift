//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

extension __SpyState {
    /// A property of a standard parent: recorded, answered by a given, else by `standard`, else like any other.
    func standardProperty<Value>(_ name: String, else standard: () -> Value?) -> Value {
        let call: __Call<Value, Never, () -> Value, () -> Void> = __call("\(name) -> \(Value.self) get")
        withRecorder { $0.markVerified([call.running.call]) }
        call.action?()
        if let answer = call.answer { return answer() }
        return call.running.isAnswered ? call.result() : standard() ?? call.result()
    }
}
