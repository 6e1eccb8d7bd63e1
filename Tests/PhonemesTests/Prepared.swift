import Foundation
import TestSupport
import Testing

@testable import Phonemes

/// The prepared English data, opened once for all tests.
enum Prepared {
  static let data: EnglishData? = Places.resources.flatMap {
    try? EnglishData(folder: $0.appending(path: "english"))
  }

  static let reason: Comment = "needs the English data of `make build`"

  /// Readers whose unknown words come out as they are, in brackets; each has read its dialect's data.
  private static let readers = data.map { data in
    EnglishDialect.allCases.reduce(into: [EnglishDialect: Result<EnglishPhonemizer, any Error>]()) {
      readers, dialect in
      readers[dialect] = Result { try EnglishPhonemizer(dialect, data: data) { "(\($0))" } }
    }
  }

  /// The reader of a dialect.
  static func reader(_ dialect: EnglishDialect = .american) throws -> EnglishPhonemizer {
    try #require(readers?[dialect]).get()
  }

  /// What is said of a sentence, spaces as written.
  static func said(_ text: String, _ dialect: EnglishDialect = .american) throws -> String {
    try reader(dialect).phonemes(of: text)
      .map { $0.phonemes + ($0.hasTrailingSpace ? " " : "") }.joined()
  }
}
