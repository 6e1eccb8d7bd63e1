/// A format that books come in: what everybody but its parser needs to know of it.
public struct BookFormat: Sendable {
  /// What a format may be able to do.
  public enum Capability: Hashable, Sendable, CaseIterable {
    /// Every file of it begins in a way of its own, so that one under its name that doesn't is damaged.
    case signature
    /// Other programs follow places in its own files, see `BookParser.SourcePlace`.
    case sourcePlaces
  }

  /// What it is called in fingerprints, in the database and to programs; never changed.
  public let id: String
  /// What people call it.
  public let name: String
  /// IANA media type of its files.
  public let mediaType: String
  /// What its files' names end in, in lowercase without the point; the first one is that of files that
  /// we name.
  public let fileExtensions: [String]
  /// What it is able to do.
  public let capabilities: Set<Capability>

  /// Describes a format.
  ///
  /// - Parameters:
  ///   - id: What it is called in fingerprints.
  ///   - name: What people call it.
  ///   - mediaType: IANA media type of its files.
  ///   - fileExtensions: What its files' names end in; not empty.
  ///   - capabilities: What it is able to do.
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

  /// What the name of a file of ours ends in.
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
