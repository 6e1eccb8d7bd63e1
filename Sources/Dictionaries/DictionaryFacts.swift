/// The content of a StarDict dictionary's `.ifo` file.
///
/// Source: StarDict's doc/StarDictFileFormat.
public struct DictionaryFacts: Hashable, Sendable {
  /// The largest `.ifo` file in bytes; real ones have some lines.
  static let byteLimit = 1 << 20

  /// Its name.
  public var name: String
  /// How many headwords it claims to have.
  public var wordCount: Int
  /// Bytes of the unpacked index.
  public var indexByteCount: Int
  /// 32 or 64.
  public var offsetBits: Int
  /// The types of the parts of every entry, if all entries have the same.
  public var types: [UInt8]
  /// How many synonyms it claims to have.
  public var synonymCount: Int
  /// Its author.
  public var author: String?
  /// Its own description.
  public var about: String?

  /// Reads an `.ifo` file.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - file: Its name, for the message.
  /// - Throws: ``DictionaryError/damaged(file:reason:)``.
  public init(_ bytes: [UInt8], file: String) throws(DictionaryError) {
    func damaged(_ reason: String) -> DictionaryError { .damaged(file: file, reason: reason) }
    guard bytes.count <= Self.byteLimit else {
      throw .tooLarge(file: file, limit: Self.byteLimit)
    }
    var text = String(decoding: bytes, as: UTF8.self)
    if text.first == "\u{FEFF}" { text.removeFirst() }
    let lines = text.split(whereSeparator: \.isNewline)
    guard lines.first?.hasPrefix("StarDict's dict ifo file") == true else {
      throw damaged("it does not begin as StarDict's do")
    }
    var values: [Substring: Substring] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, values[parts[0]] == nil { values[parts[0]] = parts[1] }
    }
    let version = values["version"] ?? ""
    guard ["2.4.2", "3.0.0"].contains(version) else {
      throw damaged("version '\(version.prefix(20))' is not known")
    }
    func count(_ key: Substring) -> Int? {
      values[key].flatMap { Int($0.filter { $0 != " " }) }.flatMap { $0 >= 0 ? $0 : nil }
    }
    guard let words = count("wordcount"), let index = count("idxfilesize") else {
      throw damaged("it does not say how many words there are")
    }
    wordCount = words
    indexByteCount = index
    // Only the newer version knows offsets of 64 bits.
    offsetBits = version == "3.0.0" ? count("idxoffsetbits") ?? 32 : 32
    guard [32, 64].contains(offsetBits) else { throw damaged("offsets of \(offsetBits) bits") }
    types = Array((values["sametypesequence"] ?? "").utf8.filter { $0 > 0x20 })
    synonymCount = count("synwordcount") ?? 0
    let given = values["bookname"].map(String.init) ?? ""
    let bare = given.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    name = bare.isEmpty ? file : String(bare.prefix(200))
    author = values["author"].map { String($0.prefix(200)) }
    about = values["description"].map { String($0.prefix(2000)) }
  }
}
