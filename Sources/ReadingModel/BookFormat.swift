/// A file format of books, described for all modules but its parser.
public struct BookFormat: Sendable {
  /// A property that some formats have.
  public enum Capability: Hashable, Sendable, CaseIterable {
    /// Every file begins with a signature, so a file with the format's extension and without the
    /// signature is damaged.
    case signature
    /// Other programs understand places in its files, see ``SourcePlace``.
    case sourcePlaces
  }

  /// The id in fingerprints, in the database and in the HTTP interface; never changed.
  public let id: String
  /// The name that people see.
  public let name: String
  /// IANA media type of its files.
  public let mediaType: String
  /// File extensions in lowercase without the point; files that Vorleser names have the first one.
  public let fileExtensions: [String]
  /// The properties of the format.
  public let capabilities: Set<Capability>

  /// Describes a format.
  ///
  /// - Parameters:
  ///   - id: The id in fingerprints and in the database.
  ///   - name: The name that people see.
  ///   - mediaType: IANA media type of its files.
  ///   - fileExtensions: File extensions in lowercase without the point; not empty.
  ///   - capabilities: The properties of the format.
  public init(
    id: String, name: String, mediaType: String, fileExtensions: [String],
    capabilities: Set<Capability> = []
  ) {
    self.id = id
    self.name = name
    self.mediaType = mediaType
    self.fileExtensions = fileExtensions
    self.capabilities = capabilities
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
