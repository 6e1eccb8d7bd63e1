import ChapterBuilding
import ReadingModel
import ZipArchive

/// Further files of a book whose chapters were translated, such as its pictures.
protocol BookParts: Sendable {
  /// The path under which a file is stored; `nil` if there is none.
  func storedPath(_ path: String) -> String?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Its stored path.
  ///   - limit: The most bytes that it may have.
  /// - Returns: The content, or `nil` if there is no such file.
  /// - Throws: When nothing of it can be read.
  func read(_ path: String, limit: Int) throws -> BookFile?

  /// IANA media type of a file.
  func mediaType(of path: String) -> String

  /// Makes a picture that is in no file, but drawn when it is asked for.
  ///
  /// - Parameter path: Its stored path.
  /// - Returns: The picture; `nil` if none is drawn there.
  /// - Throws: When it can't be drawn.
  func drawing(at path: String) async throws -> Resource?

  /// Opens a sound or video.
  ///
  /// - Parameter path: Its stored path.
  /// - Returns: The sound; `nil` if there is no such file, or none is kept as it is.
  /// - Throws: When nothing of it can be read, or it is too large.
  func sound(at path: String) throws -> (any RecordedSound)?
}

extension BookParts {
  func sound(at path: String) throws -> (any RecordedSound)? { nil }

  func drawing(at path: String) async throws -> Resource? { nil }

  func mediaType(of path: String) -> String { MediaType.ofName(path) }
}

/// A book that is one file.
struct NoParts: BookParts {
  func storedPath(_ path: String) -> String? { nil }
  func read(_ path: String, limit: Int) throws -> BookFile? { nil }
}

extension ArchiveFiles: BookParts {
  func read(_ path: String, limit: Int) throws -> BookFile? {
    try content(path, limit: limit).map {
      BookFile(bytes: $0.bytes, damage: $0.damage?.message)
    }
  }

  func sound(at path: String) throws -> (any RecordedSound)? {
    try ArchiveSound(path, in: archive)
  }
}

/// The files of a translated book as its chapters see them: the pieces of its documents, what these hold, and
/// further files.
struct TranslatedFiles: BookFiles {
  private struct Document {
    /// Index in the spine of its first piece.
    var first: Int
    var ids: [String: Int]
  }

  /// The paths of all pieces, in the order of the spine.
  let paths: [String]
  private let pieces: [[UInt8]]
  private let indexes: [String: Int]
  private var documents: [String: Document] = [:]
  /// The document of each piece, in the order of the spine.
  private let owners: [String]
  private var resources: [String: Resource] = [:]
  private let parts: any BookParts

  init(_ documents: [CutDocument], parts: any BookParts) {
    var paths: [String] = []
    var pieces: [[UInt8]] = []
    var owners: [String] = []
    for document in documents {
      self.documents[document.path] = Document(first: paths.count, ids: document.ids)
      for index in document.pieces.indices {
        paths.append(document.path(of: index))
        owners.append(document.path)
      }
      pieces += document.pieces
      resources.merge(document.resources) { a, _ in a }
    }
    self.paths = paths
    self.pieces = pieces
    self.owners = owners
    self.parts = parts
    indexes = Dictionary(
      paths.indices.map { (paths[$0], $0) }, uniquingKeysWith: { a, _ in a })
  }

  func storedPath(_ path: String) -> String? {
    indexes[path] != nil || resources[path] != nil ? path : parts.storedPath(path)
  }

  func read(_ path: String, limit: Int) throws -> BookFile? {
    if let index = indexes[path] { return BookFile(bytes: pieces[index]) }
    if let resource = resources[path] { return BookFile(bytes: resource.bytes) }
    return try parts.read(path, limit: limit)
  }

  func chapter(at path: String) -> Int? { indexes[path] }

  func chapter(at path: String, fragment: String) -> Int? {
    guard let index = indexes[path] else { return nil }
    guard let document = documents[owners[index]], let piece = document.ids[fragment] else {
      return index
    }
    return document.first + piece
  }

  /// A sound or video among the further files.
  func sound(at path: String) throws -> (any RecordedSound)? {
    try parts.storedPath(path).flatMap { try parts.sound(at: $0) }
  }

  /// A picture among the further files that is drawn when it is asked for.
  func drawing(at path: String) async throws -> Resource? {
    guard let path = parts.storedPath(path) else { return nil }
    return try await parts.drawing(at: path)
  }

  /// The media type of a file that is no chapter.
  func mediaType(of path: String) -> String {
    resources[path]?.mediaType ?? parts.mediaType(of: path)
  }
}
