public import Dictionaries
public import ReadingModel

/// The entries of all the library's dictionaries for a word.
public struct Definition: Hashable, Sendable {
  /// The entries of one dictionary.
  public struct Section: Hashable, Sendable {
    /// The dictionary.
    public let dictionary: LibraryDictionary
    /// Its entries; none if it can't be read.
    public let entries: [DictionaryEntry]
    /// Why it can't be read, as a sentence for people.
    public let problem: String?
  }

  /// The dictionaries that have the word or can't be read, in their order.
  public let sections: [Section]
  /// Words with a similar spelling, if no dictionary has the word.
  public let suggestions: [String]
  /// The number of dictionaries in which the word was looked up.
  public let dictionaryCount: Int
}
