//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Unmanaged {
    /// Runs `body` with the object without counting a reference: somebody else keeps it alive meanwhile.
    ///
    /// The standard library's form passes on untyped errors only.
    @inlinable
    @inline(__always)
    func borrowed<Result, Failure: Error>(
        _ body: (Instance) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let result: Swift.Result<Result, Failure> = _withUnsafeGuaranteedRef { object in
            do throws(Failure) {
                return .success(try body(object))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
