import Foundation
import TestSupport
import Testing

@testable import BookParser

/// The labelled texts of the corpus: what the detector must tell of them.
struct EncodingCorpusTests {
  /// A kind of texts, and how many of the whole collection's must be right.
  struct Bar: Sendable, CustomTestStringConvertible {
    var folder: String
    var right: Int
    var of: Int

    var testDescription: String { folder }

    static let all = [
      Bar(folder: "books", right: 71, of: 71), Bar(folder: "encdet/chardet", right: 415, of: 425),
      Bar(folder: "encdet/uchardet", right: 52, of: 59),
    ]
  }

  private struct Label: Decodable {
    var encoding: String
  }

  @Test(.enabled(if: Places.corpus != nil, "the corpus is absent"), arguments: Bar.all)
  func asManyTextsAreRightAsTheBarAsks(bar: Bar) throws {
    let root = try #require(Places.corpus).appending(path: "txt")
    let gold = try FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasPrefix("expected") }
    var count = 0
    var wrong: [String] = []
    for labels in gold {
      let texts = try JSONDecoder().decode([String: Label].self, from: Data(contentsOf: labels))
      for (path, label) in texts where folder(of: path) == bar.folder {
        count += 1
        let told = try told(root.appending(path: path), label.encoding)
        if let told { wrong.append("\(path): \(told)") }
      }
    }
    try #require(count > 0)
    #expect(
      (count - wrong.count) * bar.of >= bar.right * count,
      "\(wrong.count) of \(count): \(wrong.sorted().joined(separator: "\n"))")
  }

  @Test(.enabled(if: Places.corpus != nil, "the corpus is absent"))
  func theMeanConfidenceInShortTextsIsTheShareThatIsRight() throws {
    let root = try #require(Places.corpus).appending(path: "txt")
    let gold = try FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasPrefix("expected") }
    var sums = (right: 0.0, confidence: 0.0, count: 0.0)
    for labels in gold {
      let texts = try JSONDecoder().decode([String: Label].self, from: Data(contentsOf: labels))
      for (path, label) in texts where path.hasPrefix("encdet/") {
        let file = root.appending(path: path)
        let found = EncodingDetector().detect(try ByteSurvey.of(file))
        sums.count += 1
        sums.confidence += found?.confidence ?? 0
        sums.right += try told(file, label.encoding) == nil ? 1 : 0
      }
    }
    try #require(sums.count > 0)
    let (right, confidence) = (sums.right / sums.count, sums.confidence / sums.count)
    #expect(abs(right - confidence) < 0.03, "\(right) are right, the confidence is \(confidence)")
  }

  private func folder(of path: String) -> String {
    let parts = path.split(separator: "/")
    return parts[0] == "encdet" ? parts[..<2].joined(separator: "/") : "books"
  }

  /// What the detector tells of a text instead of what its label says; `nil` if both read the bytes alike.
  private func told(_ file: URL, _ label: String) throws -> String? {
    let name = label.split(separator: " ").first.map(String.init) ?? label
    let meant = try #require(TextEncoding.named(name), "\(label)")
    let survey = try ByteSurvey.of(file)
    guard let found = EncodingDetector().detect(survey) else { return "no text" }
    let bytes = Array(try Data(contentsOf: file))
    let read = try TextDecoder(found.encoding).decode(bytes.span)
    let isRight = read == (try TextDecoder(meant).decode(bytes.span))
    return isRight ? nil : "\(found.encoding.name) with \(found.confidence)"
  }
}
