import BookParser
import Foundation
import Publishing
import ReadingModel
import TestSupport
import Testing
import ZipArchive

/// A recording whose sentences end at full stops; a character takes 60 milliseconds.
private struct InventedRecording: BookRecording {
  let narrator = "Ada & Bo"
  let book: Book
  let sound: URL

  func chapter(at index: Int) async throws -> RecordedChapter? {
    let units = Array(try await book.content.chapter(at: index).text.utf16)
    var sentences: [RecordedSentence] = []
    for stretch in units.stretches(endingAt: [0x2E, 0x0A]) {
      let words = units[stretch].split(separator: 0x20).map {
        RecordedSentence.Passage(range: $0.startIndex..<$0.endIndex, start: $0.startIndex * 60 + 1)
      }
      sentences.append(
        .init(whole: .init(range: stretch, start: stretch.lowerBound * 60 + 1), words: words))
    }
    guard !sentences.isEmpty else { return nil }
    return RecordedChapter(sound: sound, milliseconds: units.count * 60, sentences: sentences)
  }
}

extension [UInt16] {
  /// Stretches that hold more than white space, up to one of the ends, without white space around.
  fileprivate func stretches(endingAt ends: Set<UInt16>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for index in indices where ends.contains(self[index]) || index == count - 1 {
      var range = start..<index + 1
      while let first = self[range].first, first <= 0x20 {
        range = range.lowerBound + 1..<range.upperBound
      }
      while let last = self[range].last, last <= 0x20 {
        range = range.lowerBound..<range.upperBound - 1
      }
      if !range.isEmpty { found.append(range) }
      start = index + 1
    }
    return found
  }
}

/// EPUBs that bring their recording.
@Suite(.ownThreads)
struct OverlayTests {
  private static let source = """
    <html lang="en"><head><title>Tea</title></head><body>
    <h1>Tea &amp; Rain</h1>
    <p>Mr. Holm <em>poured two cups. He</em> drank. <a href="#cups">Both <b>cups</b></a> were hot 🍵. Then<br>rain fell.</p>
    <ul><li>Milk. Sugar.</li><li id="cups"><ruby>茶<rt>ちゃ</rt></ruby> is tea. More.</li></ul>
    <table><tr><td>Monday. Rain.</td><td>12</td></tr></table>
    <blockquote>No block. <p>One block. Two.</p></blockquote>
    <p>   </p><pre>Some
    code.</pre>
    <p>A picture <img src="none.png" alt="of tea"> stands here. <span id="end">The end</span>.</p>
    </body></html>
    """

  private let folder: TemporaryFolder
  private let book: Book
  private let sound: URL

  init() async throws {
    folder = try TemporaryFolder()
    book = try await BookParser.open(folder.makeFile("tea.html", Data(Self.source.utf8)))
    sound = try folder.makeFile("sound.mp3", Data("ID3 not played here".utf8))
  }

  private func file(_ level: OverlayLevel) -> URL {
    folder.url.appending(path: "\(level).epub")
  }

  /// The text files of the book that is written.
  private func written(_ level: OverlayLevel) async throws -> [String: String] {
    let file = file(level)
    try await BookConversion.write(
      book, with: InventedRecording(book: book, sound: sound), marking: level, to: file)
    let archive = try ZipArchive(file: file)
    var files: [String: String] = [:]
    for (index, entry) in archive.entries.enumerated() {
      files[entry.path] = String(
        decoding: try archive.read(index, limit: 1 << 20).bytes, as: UTF8.self)
    }
    return files
  }

  private struct Clip {
    var identifier: String
    var begin: Int
    var end: Int
  }

  private func clips(_ smil: String) throws -> [Clip] {
    let line =
      /<text src="chapter-1.xhtml#([^"]+)"\/><audio src="audio\/chapter-1.mp3" clipBegin="([0-9.]+)s" clipEnd="([0-9.]+)s"\/>/
    return smil.matches(of: line).map { match in
      func milliseconds(_ text: Substring) -> Int { Int(((Double(text) ?? -1) * 1000).rounded()) }
      return Clip(
        identifier: String(match.1), begin: milliseconds(match.2), end: milliseconds(match.3))
    }
  }

  @Test(arguments: OverlayLevel.allCases)
  func everySentenceIsNamedInOrderAndNoTimeIsLost(level: OverlayLevel) async throws {
    let files = try await written(level)
    if Epubcheck.isThere { #expect(try Epubcheck.findings(file(level)) == "") }
    let clips = try clips(try #require(files["EPUB/chapter-1.smil"]))
    let page = try #require(files["EPUB/chapter-1.xhtml"])
    #expect(clips.count > 10)
    for (clip, next) in zip(clips, clips.dropFirst()) {
      #expect(clip.end == next.begin && clip.begin < clip.end)
    }
    var place = page.startIndex
    for clip in clips {
      // In the order of the text, each once.
      let found = try #require(page[place...].range(of: "<span id=\"\(clip.identifier)\""))
      place = found.upperBound
    }
    let package = try #require(files["EPUB/package.opf"])
    let total = try #require(package.firstMatch(of: /"media:duration">([0-9.]+)s</))
    let length = Double((clips.last?.end ?? 0) - (clips.first?.begin ?? 0)) / 1000
    #expect(abs((Double(total.1) ?? 0) - length) < 0.0005)
    #expect(package.contains("<meta property=\"media:narrator\">Ada &#38; Bo</meta>"))
    #expect(package.contains("media-overlay=\"o1\""))
    let style = try #require(files["EPUB/style.css"])
    let active = try #require(package.firstMatch(of: /"media:active-class">([^<]+)</))
    #expect(style.contains("." + active.1))
  }

  @Test func clipsBeginWhenTheirTextIsSpoken() async throws {
    let files = try await written(.sentence)
    let text = try await book.content.chapter(at: 0).text
    let page = try #require(files["EPUB/chapter-1.xhtml"])
    let clips = try clips(try #require(files["EPUB/chapter-1.smil"]))
    for wanted in ["Tea & Rain", "Both cups were hot", "One block", "Milk."] {
      let offset = try #require(text.range(of: wanted)).lowerBound.utf16Offset(in: text)
      let clip = try #require(clips.first { $0.begin == offset * 60 + 1 }, "\(wanted)")
      let opened = try #require(page.range(of: "<span id=\"\(clip.identifier)\">"))
      let shown = page[opened.upperBound...].replacing(/<[^>]*>/, with: "")
        .replacing("&#38;", with: "&")
      #expect(shown.hasPrefix(wanted), "\(shown.prefix(40))")
    }
  }

  @Test(arguments: OverlayLevel.allCases)
  func theTextStaysAsItIsWithoutRecording(level: OverlayLevel) async throws {
    func text(_ page: String?) throws -> String {
      let page = try #require(page)
      let body = try #require(page.range(of: "<body>"))
      return String(page[body.upperBound...]).replacing(/<[^>]*>/, with: "")
    }
    let plain = folder.url.appending(path: "plain.epub")
    _ = try await BookConversion.write(book, as: .epub, to: plain)
    let archive = try ZipArchive(file: plain)
    let index = try #require(archive.entries.firstIndex { $0.path == "EPUB/chapter-1.xhtml" })
    let page = String(decoding: try archive.read(index, limit: 1 << 20).bytes, as: UTF8.self)
    let spoken = try await written(level)["EPUB/chapter-1.xhtml"]
    #expect(try text(spoken) == text(page))
  }

  @Test func aSentenceOfWordsIsAGroup() async throws {
    let files = try await written(.word)
    let smil = try #require(files["EPUB/chapter-1.smil"])
    let page = try #require(files["EPUB/chapter-1.xhtml"])
    let groups = smil.matches(of: /<seq epub:textref="chapter-1.xhtml#([^"]+)">/).map(\.1)
    #expect(groups.count > 8 && Set(groups).count == groups.count)
    for group in groups { #expect(page.contains("<span id=\"\(group)\"")) }
  }

  @Test func withoutARecordingNothingIsSaidOfOne() async throws {
    let file = folder.url.appending(path: "plain.epub")
    _ = try await BookConversion.write(book, as: .epub, to: file)
    let archive = try ZipArchive(file: file)
    let index = try #require(archive.entries.firstIndex { $0.path == "EPUB/package.opf" })
    let package = String(decoding: try archive.read(index, limit: 1 << 20).bytes, as: UTF8.self)
    #expect(!package.contains("media:"))
    #expect(!archive.entries.contains { $0.path.hasSuffix(".smil") })
  }
}
