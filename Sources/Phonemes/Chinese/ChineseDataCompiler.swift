import ChineseScripts
public import Foundation

/// Compiles jieba's words and pypinyin's readings into one file that the program uses as it is.
public enum ChineseDataCompiler {
  /// Compiles the data.
  ///
  /// The file appears whole or not at all.
  ///
  /// - Parameters:
  ///   - wheels: The folder of the wheels, each unpacked as data into a folder of its own.
  ///   - folder: The folder of the file; made if it is missing.
  /// - Throws: ``PronunciationDataError/unusable(_:)`` for a source in another form; the errors of
  ///   reading and writing files.
  public static func compile(from wheels: URL, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let jieba = wheels.appending(path: "jieba-py/jieba/_data")
    let pypinyin = wheels.appending(path: "pypinyin/pypinyin")
    let sections = [
      try words(
        String(contentsOf: jieba.appending(path: "dict.txt"), encoding: .utf8),
        places: String(
          contentsOf: jieba.appending(path: "finalseg_data/prob_emit.py"), encoding: .utf8)),
      try readings(
        phrases: Data(contentsOf: pypinyin.appending(path: "phrases_dict.json")),
        characters: Data(contentsOf: pypinyin.appending(path: "pinyin_dict.json"))),
    ]
    try Data(DataFile.encoded(sections)).write(
      to: folder.appending(path: ChineseData.fileName), options: .atomic)
  }

  // MARK: Words

  private static func words(_ list: String, places: String) throws -> [UInt8] {
    var counts: [(word: Substring, count: Double)] = []
    var total = 0.0
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count >= 2, let count = Double(parts[1]) else {
        throw PronunciationDataError.unusable("a line of the words is \(line)")
      }
      total += count
      counts.append((parts[0], count))
    }
    var table = KeyTableBuilder()
    var longest: [Unicode.Scalar: Int] = [:]
    for (word, count) in counts where word.unicodeScalars.allSatisfy(\.isHan) && count > 0 {
      guard let first = word.unicodeScalars.first else { continue }
      longest[first] = max(longest[first] ?? 1, word.unicodeScalars.count)
      try table.add(
        kind: ChineseData.WordKey.word.rawValue, key: word.utf8,
        value: bytes(log(count / total)))
    }
    for (character, length) in longest {
      try table.add(
        kind: ChineseData.WordKey.longest.rawValue, key: String(character).utf8,
        value: [UInt8(min(length, 255))])
    }
    for (character, weights) in try self.places(places) {
      try table.add(
        kind: ChineseData.WordKey.places.rawValue, key: character.utf8,
        value: weights.flatMap(bytes))
    }
    return table.encoded()
  }

  private static func bytes(_ value: Double) -> [UInt8] {
    Float(value).bitPattern.littleEndianBytes
  }

  /// Reads the literal `P={'B': {'迈': -9.16, …}, …}`: a character's weight in each of four places.
  private static func places(_ literal: String) throws -> [String: [Double]] {
    var weights: [String: [Double]] = [:]
    for (index, place) in ["B", "M", "E", "S"].enumerated() {
      guard let start = literal.range(of: "'\(place)': {"),
        let end = literal.range(of: "}", range: start.upperBound..<literal.endIndex)
      else { throw PronunciationDataError.unusable("the model of words has no place \(place)") }
      for entry in literal[start.upperBound..<end.lowerBound].components(separatedBy: ", ") {
        let parts = entry.components(separatedBy: "': ")
        guard parts.count == 2, let weight = Double(parts[1]) else { continue }
        let character = String(parts[0].dropFirst())
        guard character.unicodeScalars.count == 1, character.unicodeScalars.allSatisfy(\.isHan)
        else { continue }
        weights[character, default: Array(repeating: UnknownHan.impossible, count: 4)][index] =
          weight
      }
    }
    return weights
  }

  // MARK: Readings

  private static func readings(phrases: Data, characters: Data) throws -> [UInt8] {
    var table = KeyTableBuilder()
    for (phrase, marked) in try EnglishDataCompiler.decoded([String: [[String]]].self, phrases) {
      let syllables = marked.compactMap { $0.first.flatMap(PinyinSyllable.init(marked:)) }
      guard phrase.unicodeScalars.allSatisfy(\.isHan),
        syllables.count == phrase.unicodeScalars.count
      else { continue }
      try table.add(
        kind: ChineseData.ReadingKey.phrase.rawValue, key: phrase.utf8,
        value: Array(syllables.map(\.text).joined(separator: " ").utf8))
    }
    guard let converter = ScriptConverter("t2s") else {
      throw PronunciationDataError.unusable("OpenCC's conversion t2s is not installed")
    }
    for (number, marked) in try EnglishDataCompiler.decoded([String: String].self, characters) {
      guard let value = UInt32(number), let scalar = Unicode.Scalar(value) else { continue }
      let syllables = marked.split(separator: ",").compactMap {
        PinyinSyllable(marked: String($0))
      }
      guard !syllables.isEmpty else { continue }
      let key = String(scalar)
      try table.add(
        kind: ChineseData.ReadingKey.character.rawValue, key: key.utf8,
        value: Array(syllables.map(\.text).joined(separator: " ").utf8))
      let simplified = converter.convert(key)
      guard simplified != key, simplified.unicodeScalars.count == 1 else { continue }
      try table.add(
        kind: ChineseData.ReadingKey.simplified.rawValue, key: key.utf8,
        value: Array(simplified.utf8))
    }
    return table.encoded()
  }
}
