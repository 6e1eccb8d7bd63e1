public import Foundation
import StreamCompression

/// Compiles the hibari-tts package's English data into files that the program uses as they are.
public enum EnglishDataCompiler {
  /// The most bytes to which a source file may unpack; the largest has 9 MB.
  private static let unpackedLimit = 64 << 20

  /// Compiles the data of both dialects.
  ///
  /// Each file appears whole or not at all.
  ///
  /// - Parameters:
  ///   - assets: The package's folder `hibari/assets`.
  ///   - folder: The folder of the files; made if it is missing.
  /// - Throws: ``PronunciationDataError/unusable(_:)`` for a source in another form; the errors of
  ///   reading and writing files.
  public static func compile(from assets: URL, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let common = [
      try exceptions(in: assets), try TaggerSource.compiled(unpacked("tagger.json.gz", in: assets)),
    ]
    try write(common, to: folder.appending(path: EnglishData.commonFile))
    for dialect in EnglishDialect.allCases {
      let network = dialect == .american ? "oov" : "oov_gb"
      let alphabet = try decoded(
        Alphabet.self, Data(contentsOf: assets.appending(path: network + ".json")))
      guard alphabet.maxlen == UnknownWordNetwork.letterLimit else {
        throw PronunciationDataError.unusable("a network for words of \(alphabet.maxlen) letters")
      }
      let sections = [
        try lexicon("gold", dialect, in: assets), try lexicon("silver", dialect, in: assets),
        Array(alphabet.in.joined(separator: "\0").utf8),
        Array(alphabet.out.joined(separator: "\0").utf8),
      ]
      try write(sections, to: folder.appending(path: EnglishData.file(of: dialect)))
      let model = try Data(contentsOf: assets.appending(path: network + ".onnx"))
      try model.write(
        to: folder.appending(path: EnglishData.network(of: dialect)), options: .atomic)
    }
  }

  /// The letters and phonemes of the networks for unknown words.
  private struct Alphabet: Decodable {
    var `in`: [String]
    var out: [String]
    var maxlen: Int
  }

  private static func write(_ sections: [[UInt8]], to file: URL) throws {
    try Data(DataFile.encoded(sections)).write(to: file, options: .atomic)
  }

  private static func unpacked(_ name: String, in assets: URL) throws -> Data {
    let packed = try Data(contentsOf: assets.appending(path: name))
    return Data(try Gzip.decompress([UInt8](packed), limit: unpackedLimit))
  }

  static func decoded<Value: Decodable>(_ type: Value.Type, _ json: Data) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch {
      throw PronunciationDataError.unusable("a file does not have the expected form: \(error)")
    }
  }

  private static func exceptions(in assets: URL) throws -> [UInt8] {
    let json = try Data(contentsOf: assets.appending(path: "tokenizer_exceptions.json"))
    var table = KeyTableBuilder()
    for (chunk, pieces) in try decoded([String: [String]].self, json) {
      guard pieces.joined() == chunk else {
        throw PronunciationDataError.unusable("the exception \(chunk) changes the text")
      }
      let lengths = pieces.map { UInt8($0.unicodeScalars.count) }
      try table.add(kind: Exceptions.kind, key: chunk.utf8, value: lengths)
    }
    return table.encoded()
  }

  private static func lexicon(
    _ name: String, _ dialect: EnglishDialect, in assets: URL
  ) throws -> [UInt8] {
    let json = try unpacked("lexicon_\(dialect.rawValue)_\(name).json.gz", in: assets)
    var table = KeyTableBuilder()
    for (word, entry) in try decoded([String: LexiconSource].self, json) {
      try table.add(kind: LexiconTable.kind, key: word.utf8, value: try entry.compiled())
    }
    return table.encoded()
  }
}
