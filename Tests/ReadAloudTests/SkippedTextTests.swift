import BookParser
import Foundation
import ReadingModel
import SpokenText
import TestSupport
import Testing

@testable import ReadAloud

/// What is left out of real books.
@Suite(
  .enabled(if: Places.corpus != nil, "the corpus is not there"), .timeLimit(.minutes(10)))
struct SkippedTextTests {
  private static let books = [
    "epub/standardebooks/arthur-conan-doyle_the-adventures-of-sherlock-holmes.epub",
    "epub/standardebooks/jane-austen_pride-and-prejudice.epub",
    "epub/idpf-samples/wasteland.epub", "epub/idpf-samples/childrens-literature.epub",
    "epub/idpf-samples/moby-dick.epub", "epub/idpf-samples/linear-algebra.epub",
    "epub/idpf-samples/regime-anticancer-arabic.epub",
  ]

  private func open(_ path: String) async throws -> Book {
    let file = try #require(Places.corpus).appending(path: path)
    return try await BookParser.open(file)
  }

  /// Whatever is skipped: sentences stay what they are, and what is left of them is in order.
  @Test(arguments: books)
  func sentencesKeepTheirTextAndOffsets(path: String) async throws {
    let book = try await open(path)
    let rules = KeyedSpeechRules(
      SpeechRules(
        skipped: Set(SkippableKind.allCases), pauses: PauseLengths(),
        pronunciations: [.init(rules: [PronunciationRule(find: "the", say: "thee")])]))
    let source = BookSentences(book, rules: rules)
    let plain = BookSentences(book)
    for index in book.spine.indices {
      let all = try await plain.sentences(inChapter: index)
      let starts = Set(all.map(\.range))
      var last = 0
      for sentence in try await source.sentences(inChapter: index).map(source.prepared) {
        #expect(starts.contains(sentence.range) && sentence.range.lowerBound >= last)
        last = sentence.range.upperBound
        var end = 0
        for change in sentence.changes {
          #expect(change.range.lowerBound >= end && !change.range.isEmpty)
          end = change.range.upperBound
        }
        #expect(end <= sentence.text.utf16.count)
        let mapped = ChangedText(sentence.text, changes: sentence.changes).mapped
        #expect(mapped.spans.last.map(\.made.upperBound) ?? 0 == mapped.text.utf16.count)
      }
    }
  }

  /// Every reference that a book calls one is found, and nothing of it is left to be said.
  @Test(arguments: books)
  func whatBooksCallNoteMarksAndPageNumbersIsFound(path: String) async throws {
    let book = try await open(path)
    for index in book.spine.indices {
      let chapter = try await book.content.chapter(at: index)
      let spans = ChapterSkips(chapter, names: []).spans(of: [.noteMarks, .pageNumbers])
      for link in chapter.links where link.isNoteReference && !link.range.isEmpty {
        #expect(
          spans.contains {
            $0.range.lowerBound <= link.range.lowerBound
              && $0.range.upperBound >= link.range.upperBound
          })
      }
    }
  }

  @Test func theWastelandHasItsNotesAndNoFalseOnes() async throws {
    let book = try await open("epub/idpf-samples/wasteland.epub")
    var report = SkippableReport()
    var references = 0
    for index in book.spine.indices {
      let chapter = try await book.content.chapter(at: index)
      references += chapter.links.count { $0.isNoteReference && !$0.range.isEmpty }
      report.add(chapter, from: 0, names: [])
    }
    #expect(references > 0)
    #expect((report.findings[.noteMarks]?.count ?? 0) >= references)
    #expect((report.findings[.noteMarks]?.examples.count ?? 0) == SkippableReport.exampleLimit)
  }

  /// A novel without notes is read as it stands: nothing is taken for what it is not.
  @Test func aNovelLosesNothing() async throws {
    let book = try await open("epub/standardebooks/jane-austen_pride-and-prejudice.epub")
    let usual = KeyedSpeechRules(SpeechRules(all: SpeechChoices()))
    let source = BookSentences(book, rules: usual)
    var changed: [String] = []
    for index in book.spine.indices {
      for sentence in try await source.sentences(inChapter: index).map(source.prepared)
      where !sentence.changes.isEmpty {
        changed.append(sentence.text)
      }
    }
    let references = try await references(in: book)
    #expect(changed.count <= references, "\(changed.prefix(5))")
  }

  private func references(in book: Book) async throws -> Int {
    var count = 0
    for index in book.spine.indices {
      count += try await book.content.chapter(at: index).semantics.count {
        ![.superscript, .emphasis].contains($0.kind)
      }
    }
    return count
  }
}
