/// A file format of books, described for all modules but its parser.
public struct BookFormat: Sendable {
  /// What can be done with the books of a format: server and page offer nothing else.
  public enum Capability: String, Hashable, Sendable, Codable, CaseIterable {
    /// They are shown on the screen.
    case read
    /// They can be shown as a text that flows, so that fonts, sizes and spaces can be chosen.
    case reflow
    /// They have words that a voice can read aloud.
    case listen
    /// They have words that can be searched.
    case search
    /// Places can be marked, and passages where there are words.
    case mark
    /// They can be shown a page at a time.
    case pages
    /// They may have a table of contents.
    case contents
    /// Their files draw pages, which can be shown as they are.
    case drawn
    /// Their files may bring a recording of the text.
    case recording

    /// What can be done with every text that flows.
    public static let ofText: Set<Capability> = Set(allCases).subtracting([.drawn, .recording])
  }

  /// What else is true of the files of a format.
  public enum Trait: Hashable, Sendable, CaseIterable {
    /// Every file begins with a signature, so a file with the format's extension and without the
    /// signature is damaged.
    case signature
    /// They are saved web pages: a book's first identifier is the address of its page.
    case webPage
  }

  /// The id in fingerprints, in the database and in the HTTP interface; never changed.
  public let id: String
  /// The name that people see.
  public let name: String
  /// IANA media type of its files.
  public let mediaType: String
  /// File extensions in lowercase without the point; files that Vorleser names have the first one.
  public let fileExtensions: [String]
  /// The place of its files among those of one book in several formats, by their extension: the lowest is the best.
  ///
  /// Below 50 are formats that keep text and structure, the better the fewer of it is lost; from 60 on pages
  /// that were designed; from 80 on what is mostly made from the others. Files without a rank come last.
  public let ranks: [String: Int]
  /// What can be done with its books.
  public let capabilities: Set<Capability>
  /// What else is true of its files.
  public let traits: Set<Trait>

  /// Describes a format.
  ///
  /// - Parameters:
  ///   - id: The id in fingerprints and in the database.
  ///   - name: The name that people see.
  ///   - mediaType: IANA media type of its files.
  ///   - fileExtensions: File extensions in lowercase without the point; not empty.
  ///   - ranks: The place of its files among those of one book, by extension.
  ///   - capabilities: What can be done with its books; everything, for a text that flows.
  ///   - traits: What else is true of its files.
  public init(
    id: String, name: String, mediaType: String, fileExtensions: [String],
    ranks: [String: Int] = [:],
    capabilities: Set<Capability> = Capability.ofText, traits: Set<Trait> = []
  ) {
    self.id = id
    self.name = name
    self.mediaType = mediaType
    self.fileExtensions = fileExtensions
    self.ranks = ranks
    self.capabilities = capabilities
    self.traits = traits
  }

  /// The extension of files that Vorleser names.
  public var fileExtension: String { fileExtensions.first ?? id }
}

extension BookFormat: Hashable, CustomStringConvertible {
  /// Formats of the same id are the same format.
  public static func == (one: BookFormat, other: BookFormat) -> Bool { one.id == other.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The id.
  public var description: String { id }
}
