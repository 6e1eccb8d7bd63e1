/// Something an author or a tool got wrong, found while reading a book; never a reason to refuse it.
public struct Finding: Hashable, Sendable, Codable {
  /// How much of the book suffers.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing a reader would notice.
    case minor
    /// Something looks or sounds other than meant.
    case moderate
    /// Text, images or contents are missing.
    case major
  }

  /// How much of the book suffers.
  public var severity: Severity
  /// Where: a path inside the book, with a line as `path:12` when known.
  public var place: String
  /// What, in one sentence for people.
  public var message: String
  /// Which kind it is; `nil` for one that an older version has kept.
  public var code: Code?
  /// What the sentence names, such as a file, by what it is; `nil` for one that names nothing.
  public var values: [String: String]?

  /// Makes a finding.
  ///
  /// - Parameters:
  ///   - severity: How much of the book suffers.
  ///   - place: A path inside the book, with a line as `path:12` when known.
  ///   - code: Which kind it is.
  ///   - message: What, in one sentence for people.
  ///   - values: What the sentence names.
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
