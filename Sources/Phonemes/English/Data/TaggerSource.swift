import Foundation

/// The tagger in the package's JSON.
struct TaggerSource: Decodable {
  var tags: [String]
  var tagdict: [String: String]
  var vocab: [String]
  var weights: [String: [String: Double]]

  /// The prefixes of the features' names, with the kinds of the features.
  private static let prefixes: [(name: String, kind: TaggerTable.Kind)] = [
    ("s3=", .suffix), ("p1=", .firstLetter), ("w=", .word), ("sh=", .shape),
    ("t-1=", .previousTag), ("t-2=", .secondPreviousTag), ("t-12=", .previousTags),
    ("w-1=", .previousWord), ("s3-1=", .previousSuffix), ("w-2=", .secondPreviousWord),
    ("w+1=", .nextWord), ("s3+1=", .nextSuffix), ("w+2=", .secondNextWord),
  ]
  private static let plain: [String: TaggerTable.Kind] = [
    "b": .bias, "i0": .firstInSentence, "i+": .notFirst,
  ]

  /// The tagger in the form of ``TaggerTable``.
  static func compiled(_ json: Data) throws -> [UInt8] {
    let source = try EnglishDataCompiler.decoded(TaggerSource.self, json)
    guard source.tags == PartOfSpeech.names else {
      throw PronunciationDataError.unusable("the tagger has other tags")
    }
    var table = KeyTableBuilder()
    for (word, tag) in source.tagdict {
      try table.add(
        kind: TaggerTable.Kind.dominantTag.rawValue, key: word.utf8, value: [try number(of: tag)])
    }
    for word in Set(source.vocab) {
      try table.add(kind: TaggerTable.Kind.frequentWord.rawValue, key: word.utf8, value: [])
    }
    for (feature, weights) in source.weights {
      let (kind, key) = try parsed(feature)
      let value = try weights.sorted { $0.key < $1.key }.flatMap { tag, weight in
        [try number(of: tag)] + (try tenths(weight)).littleEndianBytes
      }
      try table.add(kind: kind.rawValue, key: key, value: value)
    }
    return table.encoded()
  }

  private static func parsed(_ feature: String) throws -> (TaggerTable.Kind, [UInt8]) {
    if let kind = plain[feature] { return (kind, []) }
    // The search goes by bytes: a combining mark after "=" belongs to the same `Character`.
    guard let (name, kind) = prefixes.first(where: { feature.utf8.starts(with: $0.name.utf8) })
    else {
      throw PronunciationDataError.unusable("the tagger's feature \(feature) is not known")
    }
    let content = String(decoding: feature.utf8.dropFirst(name.utf8.count), as: UTF8.self)
    switch kind {
    case .previousTag, .secondPreviousTag:
      return (kind, [try number(of: content)])
    case .previousTags:
      // The comma is a tag as well: ",,X" is a comma and X.
      let split = content.dropFirst().firstIndex(of: ",") ?? content.endIndex
      guard split < content.endIndex else {
        throw PronunciationDataError.unusable("the tagger's feature \(feature) is not known")
      }
      let second = String(content[content.index(after: split)...])
      return (kind, [try number(of: String(content[..<split])), try number(of: second)])
    default:
      return (kind, Array(content.utf8))
    }
  }

  private static func number(of tag: String) throws -> UInt8 {
    switch tag {
    case "-START-": return TaggerTable.startTag
    case "-START2-": return TaggerTable.secondStartTag
    default:
      guard let index = PartOfSpeech.names.firstIndex(of: tag) else {
        throw PronunciationDataError.unusable("the tag \(tag) is not known")
      }
      return UInt8(index)
    }
  }

  /// A weight in tenths, which must be exact.
  private static func tenths(_ weight: Double) throws -> Int16 {
    let scaled = (weight * TaggerTable.scale).rounded()
    guard abs(scaled / TaggerTable.scale - weight) < 1e-9, let exact = Int16(exactly: scaled) else {
      throw PronunciationDataError.unusable("the weight \(weight) is not in tenths")
    }
    return exact
  }
}
