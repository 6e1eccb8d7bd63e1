import Foundation
import Morphemes
import TestSupport
import Testing

/// Debian's dictionary with the settings that set-up has added.
private let dictionary: URL? = Places.resources.flatMap { share in
  let folder = share.appending(path: "japanese/dictionary")
  return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
}

struct MorphemeAnalyserTests {
  @Test(.enabled(if: dictionary != nil, "needs the Japanese dictionary: make build"))
  func aSentenceIsCutWithPlacesAndReadings() throws {
    let analyser = try MorphemeAnalyser(dictionary: try #require(dictionary))
    let text = "今日は東京へ XYZ"
    let bytes = Array(text.utf8)
    let morphemes = analyser.morphemes(of: text)
    let surfaces = morphemes.map { String(decoding: bytes[$0.utf8], as: UTF8.self) }
    #expect(surfaces == ["今日", "は", "東京", "へ", "XYZ"])
    #expect(morphemes.prefix(4).map { $0.features[8] } == ["キョー", "ワ", "トーキョー", "エ"])
    #expect(morphemes.map(\.isUnknown) == [false, false, false, false, true])
  }

  @Test(.enabled(if: dictionary != nil, "needs the Japanese dictionary: make build"))
  func anyTextIsCutInPlace() throws {
    let analyser = try MorphemeAnalyser(dictionary: try #require(dictionary))
    var generator = SeededGenerator(seed: 9)
    let pieces = ["猫", "の", "カ", "ー", "😀", "\0", " ", "\n", "é", "a", "９", "。", "𠮷", "\u{3099}"]
    for _ in 0..<500 {
      let count = Int.random(in: 0...20, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      var end = 0
      for morpheme in analyser.morphemes(of: text) {
        #expect(morpheme.utf8.lowerBound >= end && morpheme.utf8.upperBound <= text.utf8.count)
        end = morpheme.utf8.upperBound
      }
    }
  }

  @Test func aFolderWithoutADictionaryIsRefusedInASentence() throws {
    let error = try #require(throws: MorphemeError.self) {
      try MorphemeAnalyser(dictionary: URL(filePath: "/nowhere"))
    }
    #expect(error.description.contains("/nowhere"))
  }
}
