/// A word or part of one, as a dictionary has it.
public struct Morpheme: Hashable, Sendable {
  /// UTF-8 range in the text that was given.
  public var utf8: Range<Int>
  /// What the dictionary says of it, in the dictionary's order; empty fields are `*`.
  public var features: [String]
  /// Whether no dictionary has it.
  public var isUnknown: Bool

  /// Makes a morpheme.
  ///
  /// - Parameters:
  ///   - utf8: UTF-8 range in the text that was given.
  ///   - features: What the dictionary says of it.
  ///   - isUnknown: Whether no dictionary has it.
  public init(utf8: Range<Int>, features: [String], isUnknown: Bool) {
    self.utf8 = utf8
    self.features = features
    self.isUnknown = isUnknown
  }
}

/// MeCab could not load a dictionary.
public struct MorphemeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder of the dictionary.
  public var dictionary: String
  /// MeCab's own words.
  public var message: String

  /// One sentence that says what to do.
  public var description: String {
    "The dictionary in \(dictionary) can't be loaded (\(message)). Run `make setup`."
  }
}
