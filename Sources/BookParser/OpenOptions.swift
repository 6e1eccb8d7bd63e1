public import Foundation
public import ReadingModel

/// What a person has chosen of how a file is read, and what helps to open a large one.
public struct OpenOptions: Sendable {
  /// The encoding of a text; `nil` to detect it.
  ///
  /// A format that says its encoding itself does without it.
  public var encoding: EncodingName?
  /// What a heading of a plain text looks like, an expression in ICU's syntax; `nil` for what headings usually look like.
  public var chapterRule: String?
  /// The password of an encrypted file; `nil` for none.
  ///
  /// A file that opens without one does not look at it.
  public var password: FilePassword?
  /// Where the index of a large text is kept between two openings; `nil` for nowhere.
  public var index: URL?
  /// Where the recognised pages of a PDF are, all of those that have no words of their own; `nil` to read what the file has.
  public var recognisedText: URL?
  /// SHA-256 of the file in lowercase hexadecimal digits, where it was hashed as it arrived; `nil` to hash it.
  public var sha256: String?
  /// Takes the share of the file that has been looked at, 0...1; only parsers that read the whole file call it.
  public var progress: @Sendable (Double) -> Void

  /// Makes options.
  ///
  /// - Parameters:
  ///   - encoding: The encoding of a text; `nil` to detect it.
  ///   - chapterRule: What a heading of a plain text looks like.
  ///   - password: The password of an encrypted file.
  ///   - index: Where the index of a large text is kept; the file may be absent.
  ///   - progress: Takes the share of the file that has been looked at.
  public init(
    encoding: EncodingName? = nil, chapterRule: String? = nil,
    password: FilePassword? = nil, index: URL? = nil,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) {
    self.encoding = encoding
    self.chapterRule = chapterRule
    self.password = password
    self.index = index
    self.progress = progress
  }
}
