public import Foundation

/// An entry of a dictionary.
public struct DictionaryEntry: Hashable, Sendable {
  /// The word as the dictionary writes it.
  public var headword: String
  /// The pronunciation, if the dictionary gives one.
  public var pronunciation: String?
  /// The entry as HTML without active content; its only attribute is `data-word`, the headword that
  /// a link leads to.
  public var html: String
}

/// An installed dictionary; a look-up reads a few pages of it.
public struct DictionaryReader: Sendable {
  /// The most base forms that are shown for a word that is in the dictionary, and for one that is
  /// not.
  private static let bases = (beside: 1, instead: 2)
  /// The longest word that is looked up.
  public static let wordLimit = 200

  private let index: WordIndex
  private let data: EntryData
  private let description: DictionaryDescription

  /// Opens a dictionary.
  ///
  /// - Parameters:
  ///   - folder: The folder of ``DictionarySet/install(in:)``.
  ///   - description: The description that it returned.
  /// - Throws: ``DictionaryError``.
  public init(_ folder: URL, _ description: DictionaryDescription) throws(DictionaryError) {
    index = try WordIndex(folder.appending(path: DictionarySet.wordsName))
    data = try EntryData(folder.appending(path: DictionarySet.entriesName))
    self.description = description
  }

  /// Looks a word up, as it stands and by its base forms.
  ///
  /// - Parameters:
  ///   - word: The word or phrase.
  ///   - language: The language of the text it stands in (BCP 47), which decides its base forms;
  ///     English if it is not known.
  /// - Returns: The entries, the word's own first.
  /// - Throws: ``DictionaryError/damaged(file:reason:)``.
  public func entries(
    of word: String, language: String? = nil
  ) throws(DictionaryError) -> [DictionaryEntry] {
    let bare = EntryMarkup.withoutPosition(word).trimmingCharacters(
      in: .whitespacesAndNewlines.union(.punctuationCharacters).union(.symbols))
    // A sign may belong to the word: "'tween", ".22".
    var found = index.entries(of: word)
    if found.isEmpty, !bare.isEmpty { found = index.entries(of: bare) }
    var rest = found.isEmpty ? Self.bases.instead : Self.bases.beside
    for base in Stems.candidates(bare.lowercased(), language: language) {
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

  /// Headwords with a spelling similar to a word's.
  ///
  /// - Parameter word: The word.
  /// - Returns: At most eight, the nearest first.
  public func near(_ word: String) -> [String] { Spelling.near(word, in: index) }

  private func entry(_ word: IndexedWord) throws(DictionaryError) -> DictionaryEntry {
    let headword = EntryPart(type: UInt8(ascii: "m"), bytes: word.word).text
    let bytes = try data.entry(word)
    switch description.format {
    case .dictd:
      let text = EntryPart(type: UInt8(ascii: "m"), bytes: EntryMarkup.beginning(of: bytes)).text
      return DictdEntry.read(text, headword: headword)
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
