import Foundation
import MediaHeaders
public import ReadingModel

extension Bookshelf {
  /// A person's backgrounds, in a stable order.
  ///
  /// - Parameter person: The person.
  /// - Returns: The backgrounds whose files are still pictures.
  public func backgrounds(for person: PersonID = .owner) -> [BackgroundImage] {
    let folder = files.url(PersonFolders.backgrounds(of: person))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { background(folder.appending(path: $0)) }
  }

  /// Adds a background; an existing one is kept.
  ///
  /// - Parameters:
  ///   - file: The file, complete.
  ///   - person: Whose it is.
  /// - Returns: The picture.
  /// - Throws: `BackgroundRefusal`, ``StorageError``.
  public func addBackground(
    _ file: IncomingFile, for person: PersonID = .owner
  ) async throws -> BackgroundImage {
    let content = try await file.finish()
    guard content.byteCount <= BackgroundRefusal.byteLimit else { throw BackgroundRefusal.tooLarge }
    guard let header = PictureHeader(try files.bytes(of: file)) else {
      throw BackgroundRefusal.notAPicture
    }
    guard header.pixels <= BackgroundRefusal.pixelLimit else {
      throw BackgroundRefusal.tooManyPixels
    }
    _ = try writableDatabase()
    let present = backgrounds(for: person)
    let id = String(content.sha256.prefix(16))
    if let known = present.first(where: { $0.id == id }) { return known }
    guard present.count < BackgroundRefusal.countLimit else { throw BackgroundRefusal.tooMany }
    let path = "\(PersonFolders.backgrounds(of: person))/\(id).\(header.format.rawValue)"
    try files.keep(file, at: path)
    guard let picture = background(files.url(path)) else { throw BackgroundRefusal.notAPicture }
    return picture
  }

  /// Deletes a background for good.
  ///
  /// - Parameters:
  ///   - id: The background's id.
  ///   - person: Whose it is.
  /// - Returns: The picture, or `nil` when there is no such picture.
  /// - Throws: ``StorageError``.
  public func removeBackground(
    _ id: String, for person: PersonID = .owner
  ) throws -> BackgroundImage? {
    guard let picture = backgrounds(for: person).first(where: { $0.id == id }) else { return nil }
    try files.remove("\(PersonFolders.backgrounds(of: person))/\(picture.url.lastPathComponent)")
    return picture
  }

  /// Reads a background by its file, whose name is sixteen digits, a point, its format.
  private func background(_ url: URL) -> BackgroundImage? {
    let parts = url.lastPathComponent.split(separator: ".")
    // A file that can't be read, or that people have put there, is passed over.
    guard parts.count == 2, parts[0].count == 16,
      let bytes = try? Data(contentsOf: url),
      bytes.count <= BackgroundRefusal.byteLimit, let header = PictureHeader([UInt8](bytes))
    else { return nil }
    return BackgroundImage(
      id: String(parts[0]), url: url, byteCount: bytes.count, format: header.format,
      width: header.width, height: header.height)
  }
}
