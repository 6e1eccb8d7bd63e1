import Foundation
import ReadAloud
import ReadingModel
import TestSupport
import TextSearch
import Testing

import Storage
@testable import VorleserKit

/// The search of the library against a plain scan of the same texts, in seven alphabets.
struct LibrarySearchScriptTests {
  let folder: TemporaryFolder
  let kit: VorleserKit
  let library: Library
  let search: LibrarySearch

  init() async throws {
    folder = try TemporaryFolder()
    kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    library = try await Library(kit: kit)
    search = LibrarySearch(library)
  }

  private func add(
    _ name: String, _ text: String, to place: ShelfPlace = .shared
  ) async throws -> Int {
    let url = folder.url.appending(path: name)
    try Data(text.utf8).write(to: url)
    return try await library.add(url, name: name, to: place).id
  }

  /// Letters of six scripts; a text of them has no words but those made here.
  private static let scripts: [(name: String, letters: [Character], isSpaced: Bool)] = [
    ("latin", Array("aäbcçdeéfgğhıłmnñoøœprsšßtuüvz"), true),
    ("greek", Array("αάβγδεέζηήθικλμνοόπρστυύφχψωώ"), true),
    ("cyrillic", Array("абвгдеёжзийклмнопрстуфхцчшщыэюяў"), true),
    ("arabic", Array("ابتثجحخدذرزسشصضطظعغفقكلمنهويىةآؤئ"), true),
    (
      "chinese",
      (0x4E00..<0x4E60).compactMap { Unicode.Scalar($0).map(Character.init) } + ["𠮷", "𠀋"], false
    ),
    ("japanese", Array("あいうえおかがきぎくぐアイウエオカガプポー海山川人日本語東京"), false),
    ("korean", Array("한국어사람들이책을읽고하늘바다나무집문학교길"), false),
  ]

  /// A text of some passages in lines; what begins a line is not what ends one.
  private static func text(
    _ letters: [Character], isSpaced: Bool, by random: inout SeededGenerator
  ) -> [String] {
    (0..<700).map { _ in
      let words = (0..<Int.random(in: 4...12, using: &random)).map { _ in
        String(
          (0..<Int.random(in: 1...6, using: &random)).map { _ in
            letters.randomElement(using: &random) ?? "a"
          })
      }
      return words.joined(separator: isSpaced || Bool.random(using: &random) ? " " : "")
    }
  }

  @Test(arguments: scripts.map(\.name)) func noHitOfAPlainScanIsLost(script: String) async throws {
    let script = try #require(Self.scripts.first { $0.name == script })
    var random = SeededGenerator(seed: 13)
    var lines: [[String]] = []
    for number in 1...3 {
      lines.append(Self.text(script.letters, isSpaced: script.isSpaced, by: &random))
      _ = try await add("\(number).txt", lines[number - 1].joined(separator: "\n"))
    }
    try await search.update()
    for _ in 0..<12 {
      let line = try #require(lines.randomElement(using: &random)?.randomElement(using: &random))
      let sample = Self.sample(of: line, isSpaced: script.isSpaced, by: &random)
      var query = SearchQuery(sample)
      query.isWholeWords = script.isSpaced
      for book in 1...3 {
        let found = try await search.find("\"\(sample)\"", limit: 50).books.first { $0.id == book }
        let scan = try await library.search(query, in: book, limit: 1) { _ in }
        #expect(scan.count == 0 || found != nil, "\(sample) in book \(book)")
        guard let match = found?.matches.first else { continue }
        // What is shown as a hit is one.
        #expect(LibraryQuery.folded(match.text) == LibraryQuery.folded(sample))
        let text = try await kit.chapters.text(
          ofChapter: match.chapter, of: try await library.open(book))
        let start = try await library.outline(of: book).chapters[match.chapter].start
        let units = text[match.range.lowerBound - start..<match.range.upperBound - start]
        #expect(String(decoding: units, as: UTF16.self).replacing("\n", with: " ") == match.text)
      }
    }
  }

  /// Some words of a line, or some characters where no spaces are between words.
  private static func sample(
    of line: String, isSpaced: Bool, by random: inout SeededGenerator
  ) -> String {
    let words = line.split(separator: " ").map(String.init)
    if isSpaced {
      let first = Int.random(in: 0..<words.count, using: &random)
      return words[first..<min(words.count, first + Int.random(in: 1...4, using: &random))].joined(
        separator: " ")
    }
    let characters = Array(line)
    let first = Int.random(in: 0..<max(1, characters.count - 2), using: &random)
    let sample = String(
      characters[first..<min(characters.count, first + Int.random(in: 2...5, using: &random))])
    return sample.trimmingCharacters(in: .whitespaces)
  }
}
