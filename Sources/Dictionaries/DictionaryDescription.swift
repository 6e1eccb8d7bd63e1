/// What is known of a dictionary once it was read.
public struct DictionaryDescription: Hashable, Sendable {
  /// Whose files it was made of.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// StarDict: `.ifo`, `.idx`, `.dict`, `.syn`.
    case stardict
    /// The server of RFC 2229: `.index`, `.dict`.
    case dictd
  }

  /// What it is called.
  public var name: String
  /// What it says about itself.
  public var about: String?
  /// Whose files it was made of.
  public var format: Format
  /// StarDict's types of every entry's parts, where all are alike; else empty.
  public var types: String
  /// How many headwords and synonyms there are.
  public var wordCount: Int

  /// Describes a dictionary.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - about: What it says about itself.
  ///   - format: Whose files it was made of.
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
