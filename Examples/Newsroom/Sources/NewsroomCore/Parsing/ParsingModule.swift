//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// The formats that feeds come in.
///
/// A new format is a new parser, contributed from anywhere.
package struct ParsingModule: Module {
    package init() {}

    package func register(in registry: inout Registry) {
        registry.register(DateReader.self) { DateReader() }
        registry.register(TextCleaner.self) { TextCleaner() }
        registry.register(MarkupReader.self) { MarkupReader() }
        registry.contribute([any FeedParsing].self) { resolver in
            RSSParser(dates: try resolver.resolve(), text: try resolver.resolve())
        }
        registry.contribute([any FeedParsing].self) { resolver in
            AtomParser(dates: try resolver.resolve(), text: try resolver.resolve())
        }
        registry.contribute([any FeedParsing].self) { resolver in
            JSONFeedParser(dates: try resolver.resolve(), text: try resolver.resolve())
        }
        registry.register(FeedReader.self, using: FeedReader.init(parsers:markup:))
    }
}
