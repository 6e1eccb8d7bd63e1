import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

/// Every Kindle file of the corpus.
@Suite(
  .enabled(if: Places.corpus != nil, "the corpus is not on this machine"),
  .timeLimit(.minutes(10)))
struct MOBICorpusTests {
  private struct Reference: Decodable {
    var title: String?
    var encrypted: Bool?
  }

  private func folder() throws -> URL { try #require(Places.corpus).appending(path: "mobi") }

  private func references() throws -> [String: Reference] {
    let data = try Data(contentsOf: folder().appending(path: "reference.visible.json"))
    return try JSONDecoder().decode([String: Reference].self, from: data)
  }

  @Test func titlesAreRightAndTextsAreWhole() async throws {
    var scores: [Double] = []
    for (name, reference) in try references() where reference.encrypted != true {
      let file = try folder().appending(path: name)
      guard FileManager.default.fileExists(atPath: file.path),
        let book = try? await BookParser.open(file)
      else { continue }
      if let title = reference.title, !title.isEmpty {
        #expect(book.metadata.title == title, "\(name)")
      }
      let expected = try folder().appending(path: "_reftext/\(name).txt")
      guard let text = try? String(contentsOf: expected, encoding: .utf8) else { continue }
      let score = tokenF1(try await wholeText(book), text)
      #expect(score > 0.98, "\(name): \(score)")
      scores.append(score)
    }
    #expect(scores.count > 20)
    #expect(scores.reduce(0, +) / Double(scores.count) >= 0.995)
  }

  @Test func chaptersHoldTheInvariants() async throws {
    for name in LongTests.sample(try references().keys.sorted(), every: 4) {
      let file = try folder().appending(path: name)
      guard FileManager.default.fileExists(atPath: file.path),
        let book = try? await BookParser.open(file)
      else { continue }
      try await expectTrueLengths(book)
    }
  }

  @Test(arguments: ["libmobi/sample-drm-v1.mobi", "libmobi/sample-drm_pidLTKULBB^5V-v2.mobi"])
  func aProtectedBookIsRefusedAsThat(name: String) async throws {
    await #expect(throws: BookOpenError.protected(scheme: "Kindle")) {
      try await BookParser.open(folder().appending(path: name))
    }
  }

  @Test func linksAndContentsLeadToTheirChapters() async throws {
    let book = try await BookParser.open(
      folder().appending(path: "calibre-made/sample-alice.mobi6.mobi"))
    #expect(book.spine.count >= 16)
    let chapter = try #require(book.contents.first { $0.label.hasPrefix("Chapter 2") })
    let target = try #require(chapter.target)
    let text = try await book.content.chapter(at: target.chapter).text
    #expect(text.contains("Pool of Tears"))
    #expect(book.metadata.cover != nil)
  }

  private func wholeText(_ book: Book) async throws -> String {
    var text = ""
    for index in book.spine.indices {
      text += try await book.content.chapter(at: index).text + "\n"
    }
    return text
  }

  /// The harmonic mean of how many of our words are theirs, and of theirs ours; each counts as often as it is there.
  private func tokenF1(_ ours: String, _ theirs: String) -> Double {
    func tokens(_ text: String) -> [Substring: Int] {
      Dictionary(text.matches(of: /\w+/).map { ($0.0, 1) }, uniquingKeysWith: +)
    }
    let (one, other) = (tokens(ours), tokens(theirs))
    let common = one.reduce(0) { $0 + min($1.value, other[$1.key] ?? 0) }
    let total = one.values.reduce(0, +) + other.values.reduce(0, +)
    return total == 0 ? 1 : 2 * Double(common) / Double(total)
  }
}
