public import Foundation

/// A dictionary of the library, without its words.
public struct LibraryDictionary: Hashable, Sendable, Identifiable {
  /// Its number, never used again.
  public let id: Int
  /// What it is called.
  public let name: String
  /// Its own description.
  public let about: String?
  /// The format of its files: `stardict` or `dictd`.
  public let format: String
  /// StarDict's types of the parts of every entry, if all entries have the same; else empty.
  public let types: String
  /// How many headwords and synonyms there are.
  public let wordCount: Int
  /// The name of its folder in `dictionaries`.
  public let folder: String
  /// Whether words are looked up in it.
  public let isOn: Bool
  /// When it was added.
  public let added: Date

  package init(
    id: Int, name: String, about: String?, format: String, types: String, wordCount: Int,
    folder: String, isOn: Bool, added: Date
  ) {
    self.id = id
    self.name = name
    self.about = about
    self.format = format
    self.types = types
    self.wordCount = wordCount
    self.folder = folder
    self.isOn = isOn
    self.added = added
  }
}
