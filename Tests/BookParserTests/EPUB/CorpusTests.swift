import BookParser
import Foundation
import Markup
import ReadingModel
import Synchronization
import TestSupport
import Testing

/// The EPUBs of the corpus, a sample or all; none where it is absent.
private let books: [URL] = {
  guard let folder = Places.corpus?.appending(path: "epub"),
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  else { return [] }
  let all = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "epub" }
  return LongTests.sample(all.sorted { $0.path < $1.path }, every: 5)
}()

/// What is true of every chapter of every book.
@Suite(
  .enabled(if: Places.corpus != nil, "the corpus is not on this machine"),
  .timeLimit(.minutes(10)), .ownThreads)
struct CorpusTests {
  @Test func everyChapterHoldsTheInvariants() async throws {
    var opened = 0
    for file in books {
      guard let book = try? await BookParser.open(file) else { continue }
      opened += 1
      #expect(!book.spine.isEmpty)
      let lengths = try await book.content.chapterLengths()
      for index in book.spine.indices {
        let chapter = try await book.content.chapter(at: index)
        let place: Comment = "\(file.lastPathComponent) \(book.spine[index].path)"
        #expect(chapter.text.utf16.count == lengths[index], place)
        expectSameText(chapter, place)
        expectOrderlyBlocks(chapter, place)
        expectMarksInside(chapter, place)
        expectHarmless(chapter.html, place)
      }
    }
    #expect(opened > books.count * 9 / 10)
  }

  /// In its own style a chapter has the same text in the same places, and its sheets reach nothing
  /// else.
  @Test func everyChapterIsTheSameInItsOwnStyle() async throws {
    for file in books {
      guard let book = try? await BookParser.open(file) else { continue }
      var sheets: Set<ChapterStyle.Sheet> = []
      for index in book.spine.indices {
        let plain = try await book.content.chapter(at: index)
        let styled = try await book.content.styledChapter(at: index)
        let place: Comment = "\(file.lastPathComponent) \(book.spine[index].path)"
        #expect(styled.text == plain.text, place)
        #expect(styled.blocks == plain.blocks && styled.anchors == plain.anchors, place)
        expectSameText(styled, place)
        expectHarmless(styled.html, place)
        if let style = styled.style {
          BookParserTests.expectHarmless(style.rules, place)
          sheets.formUnion(style.sheets)
        }
      }
      for sheet in sheets {
        let place: Comment = "\(file.lastPathComponent) \(sheet.path)"
        let isFixed = sheet.scope.hasPrefix("page-")
        let text = try await book.content.styleSheet(at: sheet.path, isFixed: isFixed)
        BookParserTests.expectHarmless(text ?? "", place)
      }
    }
  }

  /// Invariant 1, as an HTML parser of its own sees it.
  private func expectSameText(_ chapter: Chapter, _ place: Comment) {
    let page = Array("<!DOCTYPE html><body><div>\(chapter.html)</div>".utf8)
    guard let root = try? MarkupDocument.html(page).root, let body = root.child("body") else {
      Issue.record(place)
      return
    }
    let shown = body.text()
    guard shown != chapter.text else { return }
    let common = zip(shown.unicodeScalars, chapter.text.unicodeScalars).prefix { $0 == $1 }.count
    Issue.record("\(place): the HTML's text differs after \(common) characters")
  }

  private func expectOrderlyBlocks(_ chapter: Chapter, _ place: Comment) {
    var end = 0
    let units = Array(chapter.text.utf16)
    for block in chapter.blocks {
      guard block.range.lowerBound >= end, block.range.upperBound <= units.count,
        !block.range.isEmpty
      else {
        Issue.record(place)
        return
      }
      let between = units[end..<block.range.lowerBound]
      #expect(between.allSatisfy { [0x20, 0x0A, 0x09, 0xA0, 0x3000].contains($0) }, place)
      end = block.range.upperBound
    }
  }

  private func expectMarksInside(_ chapter: Chapter, _ place: Comment) {
    let length = chapter.text.utf16.count
    let ends =
      chapter.links.map(\.range.upperBound) + chapter.languageRuns.map(\.range.upperBound)
      + chapter.readings.map(\.range.upperBound) + chapter.anchors.values
      + chapter.images.map(\.offset)
    #expect(ends.allSatisfy { $0 <= length }, place)
  }

  private func expectHarmless(_ html: String, _ place: Comment) {
    let active =
      /(?i)<(script|style|iframe|object|embed|form|link|meta|base)\b|<[^>]*\s(on\w+|style|srcset|action)=|<[^>]*="\s*(javascript|vbscript|data|file):/
    #expect(html.firstMatch(of: active) == nil, place)
  }
}
