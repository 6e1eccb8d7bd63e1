public import Foundation

/// What a dictionary says of a word.
public struct DictionaryEntry: Hashable, Sendable {
  /// The word as the dictionary writes it.
  public var headword: String
  /// How it is pronounced, if the dictionary says so.
  public var pronunciation: String?
  /// What is said of it: HTML with nothing active and no attributes but `data-word`, the headword that
  /// a link leads to.
  public var html: String
}

/// A dictionary in a folder of ours; looking a word up reads a few pages of it.
public struct DictionaryReader: Sendable {
  /// Bases that are shown of a word that is in the dictionary itself, and of one that is not.
  private static let bases = (beside: 1, instead: 2)
  /// The longest word that is looked up.
  public static let wordLimit = 200

  private let index: WordIndex
  private let data: EntryData
  private let description: DictionaryDescription

  /// Opens a dictionary.
  ///
  /// - Parameters:
  ///   - folder: Where ``DictionarySet/install(in:)`` has put it.
  ///   - description: What that returned.
  /// - Throws: ``DictionaryError``.
  public init(_ folder: URL, _ description: DictionaryDescription) throws(DictionaryError) {
    index = try WordIndex(folder.appending(path: DictionarySet.wordsName))
    data = try EntryData(folder.appending(path: DictionarySet.entriesName))
    self.description = description
  }

  /// Looks a word up: as it stands, and what it may be a form of.
  ///
  /// - Parameters:
  ///   - word: The word or phrase.
  ///   - language: The language of the text it stands in (BCP 47), which decides what its forms are;
  ///     English where it is not known.
  /// - Returns: The entries, the word's own first.
  /// - Throws: ``DictionaryError/damaged(file:reason:)``.
  public func entries(
    of word: String, language: String? = nil
  ) throws(DictionaryError) -> [DictionaryEntry] {
    // WordNet says of adjectives where they stand: "standing(a)" is the word "standing".
    let bare = word.replacing(#/\((?:a|p|ip)\)$/#, with: "").trimmingCharacters(
      in: .whitespacesAndNewlines.union(.punctuationCharacters).union(.symbols))
    var found = index.entries(of: bare.isEmpty ? word : bare)
    var rest = found.isEmpty ? Self.bases.instead : Self.bases.beside
    for base in Self.stems(bare.lowercased(), language) {
      guard rest > 0 else { break }
      // Two words may share an entry, and forms may be synonyms of their base.
      let more = index.entries(of: base).filter { new in
        !found.contains { $0.offset == new.offset && $0.byteCount == new.byteCount }
      }
      if more.isEmpty { continue }
      found += more
      rest -= 1
    }
    var entries: [DictionaryEntry] = []
    for word in found {
      let entry = try entry(word)
      if !entry.html.isEmpty { entries.append(entry) }
    }
    return entries
  }

  /// Headwords that are written nearly like a word.
  ///
  /// - Parameter word: The word.
  /// - Returns: At most eight, the nearest first.
  public func near(_ word: String) -> [String] { Spelling.near(word, in: index) }

  private static func stems(_ word: String, _ language: String?) -> [String] {
    switch language?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first?.lowercased() {
    case nil, "en": EnglishStems.candidates(word)
    case "de": GermanStems.candidates(word)
    default: []
    }
  }

  private func entry(_ word: IndexedWord) throws(DictionaryError) -> DictionaryEntry {
    let headword = EntryPart(type: UInt8(ascii: "m"), bytes: word.word).text
    let bytes = try data.entry(word)
    switch description.format {
    case .dictd:
      let text = EntryPart(type: UInt8(ascii: "m"), bytes: EntryMarkup.beginning(of: bytes)).text
      let (pronunciation, html) = DictdEntry.read(text, headword: headword)
      return DictionaryEntry(headword: headword, pronunciation: pronunciation, html: html)
    case .stardict:
      let parts = EntryPart.parts(of: bytes, types: Array(description.types.utf8))
      let sounds = parts.filter { [UInt8(ascii: "t"), UInt8(ascii: "y")].contains($0.type) }
        .map { $0.text.trimmingCharacters(in: .whitespacesAndNewlines) }
        .filter { !$0.isEmpty && $0.count <= 200 }
      return DictionaryEntry(
        headword: headword, pronunciation: sounds.isEmpty ? nil : sounds.joined(separator: ", "),
        html: parts.map(EntryMarkup.html).joined())
    }
  }
}
