import Foundation
import TestSupport

/// A written sentence with the spoken forms that are right, of the corpus.
struct NormalizationCase: Decodable {
  var input: String
  var expected: [String]

  /// The cases of a collection; `nil` without the corpus.
  static func all(_ path: String) throws -> [NormalizationCase]? {
    guard let corpus = Places.corpus else { return nil }
    let file = corpus.appending(path: "tts-text/tn/\(path).visible.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(NormalizationCase.self, from: Data($0.utf8))
    }
  }

  /// The share of the cases that must change and become one of the right forms.
  static func exactShare(of cases: [NormalizationCase], _ spoken: (String) -> String) -> Double {
    let changing = cases.filter { !$0.forms.contains(comparable($0.input)) }
    let right = changing.count { $0.forms.contains(comparable(spoken($0.input))) }
    return Double(right) / Double(max(changing.count, 1))
  }

  /// The case the other way round, if it has one form: NeMo's German files hold the spoken form
  /// first.
  var turned: NormalizationCase {
    guard let written = expected.first, expected.count == 1 else { return self }
    return NormalizationCase(input: written, expected: [input])
  }

  private var forms: [String] { expected.map(Self.comparable) }

  /// As the corpus's scorer compares: narrow, small letters, without marks and spaces.
  private static func comparable(_ text: String) -> String {
    let narrow = text.precomposedStringWithCompatibilityMapping.lowercased()
    return String(
      String.UnicodeScalarView(
        narrow.unicodeScalars.filter { CharacterSet.alphanumerics.contains($0) }))
  }
}
