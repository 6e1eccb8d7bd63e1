/// The conditions that can choose between the pronunciations of an entry.
enum Variant: UInt8, Hashable, Sendable, CaseIterable {
  case standard, beforePause, noun, verb, adjective, adverb, determiner, presentVerb, pastVerb
  case pastParticiple

  /// The names of the variants in the lexicon files, in the order of the cases.
  static let names = [
    "DEFAULT", "None", "NOUN", "VERB", "ADJ", "ADV", "DT", "VBP", "VBD", "VBN",
  ]

  /// The variant of a tag itself; `nil` if lexicons have none.
  init?(_ tag: PartOfSpeech) {
    switch tag {
    case .determiner: self = .determiner
    case .presentVerb: self = .presentVerb
    case .pastVerb: self = .pastVerb
    case .pastParticiple: self = .pastParticiple
    default: return nil
    }
  }

  /// The variant of a group of tags.
  init(_ group: WordClass) {
    switch group {
    case .noun: self = .noun
    case .verb: self = .verb
    case .adjective: self = .adjective
    case .adverb: self = .adverb
    }
  }
}

/// A dictionary of pronunciations in the compiled data.
///
/// A capitalised word has the entry of its lower-case form and the other way round, unless that
/// form has an entry of its own (misaki's `grow_dictionary`).
struct LexiconTable: Sendable {
  /// The one kind of key in the table.
  static let kind: UInt8 = 1
  /// The length that stands for "spell the word out".
  static let spelledOut: UInt8 = 0xff

  private let table: KeyTable

  init(table: KeyTable) {
    self.table = table
  }

  /// An entry: one pronunciation, or one for each of several variants.
  struct Entry {
    fileprivate let file: LoadedFile
    fileprivate let place: Range<Int>

    /// The number of its variants; 0 for a single pronunciation.
    private var variantCount: UInt8 { file.integer(at: place.lowerBound, as: UInt8.self) }

    /// The only pronunciation, or that for words without another condition.
    var standard: String? { pronunciation(.standard) }

    /// Whether the entry has a variant.
    func has(_ variant: Variant) -> Bool { find(variant) != nil }

    /// The pronunciation of a variant, else the standard one; `nil` if the word is spelled out.
    func pronunciation(_ variant: Variant) -> String? {
      guard variantCount > 0 else {
        return file.string(in: (place.lowerBound + 1)..<place.upperBound)
      }
      guard let text = find(variant) ?? find(.standard), !text.isEmpty else { return nil }
      return file.string(in: text)
    }

    /// The range of a variant's text; empty for one that is spelled out.
    private func find(_ variant: Variant) -> Range<Int>? {
      var offset = place.lowerBound + 1
      for _ in 0..<variantCount {
        let name = file.integer(at: offset, as: UInt8.self)
        let length = file.integer(at: offset + 1, as: UInt8.self)
        let start = offset + 2
        let end = start + (length == LexiconTable.spelledOut ? 0 : Int(length))
        if name == variant.rawValue { return start..<end }
        offset = end
      }
      return nil
    }
  }

  /// The entry of a word, if there is one.
  func entry(_ word: String) -> Entry? {
    place(of: word).map { Entry(file: table.file, place: $0) }
  }

  /// Whether a word has an entry.
  func contains(_ word: String) -> Bool { place(of: word) != nil }

  private func place(of word: String) -> Range<Int>? {
    if let place = table.value(kind: Self.kind, key: word) { return place }
    guard word.utf8.count >= 2 else { return nil }
    if word.isLowercased {
      let capitalised = word.capitalisedWord
      return capitalised == word ? nil : table.value(kind: Self.kind, key: capitalised)
    }
    let lower = word.lowercased()
    return lower.capitalisedWord == word ? table.value(kind: Self.kind, key: lower) : nil
  }
}
