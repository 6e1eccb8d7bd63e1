/// A mistake of an author or a tool, found in a book; never a reason to refuse the book.
public struct Finding: Hashable, Sendable, Codable {
  /// How much the mistake affects the reader.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// A reader would not notice it.
    case minor
    /// Something looks or sounds different from what the author meant.
    case moderate
    /// Text, images or contents are missing.
    case major
  }

  /// How much the mistake affects the reader.
  public var severity: Severity
  /// A path inside the book, with a line as `path:12` when known.
  public var place: String
  /// The mistake in one sentence for people.
  public var message: String
  /// The kind; `nil` for a finding that an older version has stored.
  public var code: Code?
  /// The values in the sentence by name, such as a file; `nil` if it has none.
  public var values: [String: String]?

  /// Makes a finding.
  ///
  /// - Parameters:
  ///   - severity: How much the mistake affects the reader.
  ///   - place: A path inside the book, with a line as `path:12` when known.
  ///   - code: The kind.
  ///   - message: The mistake in one sentence for people.
  ///   - values: The values in the sentence by name.
  public init(
    _ severity: Severity, at place: String, _ code: Code, _ message: String,
    _ values: [String: String] = [:]
  ) {
    self.severity = severity
    self.place = place
    self.code = code
    self.message = message
    self.values = values.isEmpty ? nil : values
  }
}
