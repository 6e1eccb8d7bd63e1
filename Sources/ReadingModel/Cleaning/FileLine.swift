/// A line with text, as the file of a plain text has it.
public struct FileLine: Hashable, Sendable {
  /// The most blank lines that are told: more are a screen without text.
  public static let blankLineLimit = 8
  /// The most characters of white space that are told: half of a wide line.
  public static let indentLimit = 40

  /// Where the text of the line stands, UTF-16 offsets in the chapter's text.
  public var range: Range<Int>
  /// How many blank lines are before it, at most ``blankLineLimit``.
  public var blankLines: Int
  /// The white space before its text: spaces and ideographic spaces, at most ``indentLimit``.
  public var indent: String

  /// Describes a line.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets in the chapter's text.
  ///   - blankLines: How many blank lines are before it.
  ///   - indent: The white space before its text.
  public init(range: Range<Int>, blankLines: Int = 0, indent: String = "") {
    self.range = range
    self.blankLines = blankLines
    self.indent = indent
  }
}

/// The lines of a plain text that a chapter was put together from.
public struct FileLines: Hashable, Sendable {
  /// Those with text in order; they have all of the chapter's text but for the white space between them.
  public var lines: [FileLine]
  /// Whether they are what Project Gutenberg writes around its books.
  public var isLicence: Bool

  /// Describes lines.
  ///
  /// - Parameters:
  ///   - lines: Those with text in order.
  ///   - isLicence: Whether they are what Project Gutenberg writes around its books.
  public init(_ lines: [FileLine], isLicence: Bool = false) {
    self.lines = lines
    self.isLicence = isLicence
  }
}
