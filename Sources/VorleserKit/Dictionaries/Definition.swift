public import Dictionaries
public import ReadingModel

/// What the library's dictionaries say of a word.
public struct Definition: Hashable, Sendable {
  /// What one of them says.
  public struct Section: Hashable, Sendable {
    /// The dictionary.
    public let dictionary: LibraryDictionary
    /// Its entries; none where it can't be read.
    public let entries: [DictionaryEntry]
    /// Why it can't be read, as a sentence for people.
    public let problem: String?
  }

  /// Those that know the word, or can't be read, in their order.
  public let sections: [Section]
  /// Words that are written nearly like it, where none knows it.
  public let suggestions: [String]
  /// In how many dictionaries it was looked up.
  public let dictionaryCount: Int
}
