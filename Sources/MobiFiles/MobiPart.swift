/// One of the files that a Kindle file was made from.
public struct MobiPart: Hashable, Sendable {
  /// What the files of a book are.
  public enum Kind: Hashable, Sendable {
    /// HTML.
    case markup
    /// The package document of EPUB 2.
    case package
    /// The contents in the form of EPUB 2.
    case contents
    /// Anything else: style sheets, pictures, fonts, sounds.
    case resource
  }

  /// Its name, by which the other files refer to it.
  public let name: String
  /// What it is.
  public let kind: Kind
  /// Its content; text is UTF-8, as far as it is valid.
  public let bytes: [UInt8]

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - kind: What it is.
  ///   - bytes: Its content.
  public init(name: String, kind: Kind, bytes: [UInt8]) {
    self.name = name
    self.kind = kind
    self.bytes = bytes
  }
}

/// A Kindle file's parts and what its headers say.
public struct MobiContent: Hashable, Sendable {
  /// The parts in their order.
  public var parts: [MobiPart]
  /// Whether the text is one page in the form of Mobipocket, with `mbp:pagebreak` in it; else it is XHTML, a file
  /// for each chapter (KF8).
  public var isOnePage: Bool
  /// The title, the authors, the language (BCP 47), where the file says so.
  public var title: String?
  /// The authors, as the file spells them.
  public var author: String?
  /// The language as a BCP 47 tag.
  public var language: String?
  /// The text before it was cut into chapters, by which places are counted; `nil` where it is one page.
  public var text: MobiText?
  /// The entries of the contents in their stored order; those of one level often stand together.
  public var entries: [MobiEntry] = []
}
