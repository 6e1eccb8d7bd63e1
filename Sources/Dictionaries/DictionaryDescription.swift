/// The description of a dictionary that was read.
public struct DictionaryDescription: Hashable, Sendable {
  /// Whose files it was made of.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// StarDict: `.ifo`, `.idx`, `.dict`, `.syn`.
    case stardict
    /// The server of RFC 2229: `.index`, `.dict`.
    case dictd
  }

  /// Its name.
  public var name: String
  /// Its own description.
  public var about: String?
  /// Whose files it was made of.
  public var format: Format
  /// StarDict's types of the parts of every entry, if all entries have the same; else empty.
  public var types: String
  /// How many headwords and synonyms there are.
  public var wordCount: Int

  /// Describes a dictionary.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - about: Its own description.
  ///   - format: The format of its files.
  ///   - types: StarDict's types of every entry's parts.
  ///   - wordCount: How many headwords and synonyms there are.
  public init(name: String, about: String?, format: Format, types: String, wordCount: Int) {
    self.name = name
    self.about = about
    self.format = format
    self.types = types
    self.wordCount = wordCount
  }
}
