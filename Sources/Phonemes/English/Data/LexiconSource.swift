/// An entry of a lexicon in the package's JSON.
enum LexiconSource: Decodable {
  case one(String)
  case several([String: String?])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let phonemes = try? value.decode(String.self) {
      self = .one(phonemes)
    } else {
      self = .several(try value.decode([String: String?].self))
    }
  }

  /// The entry in the form of ``LexiconTable/Entry``.
  func compiled() throws -> [UInt8] {
    switch self {
    case .one(let phonemes):
      return [0] + phonemes.utf8
    case .several(let variants):
      var bytes = [UInt8(variants.count)]
      for (name, phonemes) in variants.sorted(by: { $0.key < $1.key }) {
        guard let index = Variant.names.firstIndex(of: name) else {
          throw PronunciationDataError.unusable(
            "the lexicon tells \(name) apart, which is not known")
        }
        bytes.append(UInt8(index))
        bytes.append(phonemes.map { UInt8($0.utf8.count) } ?? LexiconTable.spelledOut)
        bytes += Array((phonemes ?? "").utf8)
      }
      return bytes
    }
  }
}
