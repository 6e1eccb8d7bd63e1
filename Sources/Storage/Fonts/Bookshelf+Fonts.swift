import Foundation
import MediaHeaders
public import ReadingModel

extension Bookshelf {
  /// The longest name of a font's file, in UTF-8 bytes; in the data folder the name is up to three
  /// times as long.
  private static let fontNameLimit = 60

  /// A person's own fonts, in the order of their names.
  ///
  /// - Parameter person: The person.
  /// - Returns: The fonts whose files are still fonts.
  public func fonts(for person: PersonID = .owner) -> [FontFile] {
    let folder = files.url(PersonFolders.fonts(of: person))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { font(folder.appending(path: $0)) }
      .sorted { ($0.face.family, $0.id) < ($1.face.family, $1.id) }
  }

  /// Adds a font; an existing one is kept.
  ///
  /// - Parameters:
  ///   - file: The file, complete.
  ///   - person: Whose it is.
  /// - Returns: The font.
  /// - Throws: `FontRefusal`, ``StorageError``.
  public func addFont(_ file: IncomingFile, for person: PersonID = .owner) async throws -> FontFile
  {
    let content = try await file.finish()
    guard content.byteCount <= FontRefusal.byteLimit else { throw FontRefusal.tooLarge }
    guard FontFace(try files.bytes(of: file), fileName: file.name) != nil else {
      throw FontRefusal.notAFont
    }
    _ = try writableDatabase()
    let present = fonts(for: person)
    let id = String(content.sha256.prefix(16))
    if let known = present.first(where: { $0.id == id }) { return known }
    guard present.count < FontRefusal.countLimit else { throw FontRefusal.tooMany }
    var name = file.name
    while name.utf8.count > Self.fontNameLimit { name.removeFirst() }
    let safe = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "font"
    let path = "\(PersonFolders.fonts(of: person))/\(id).\(safe)"
    try files.keep(file, at: path)
    guard let font = font(files.url(path)) else { throw FontRefusal.notAFont }
    return font
  }

  /// Deletes a font for good.
  ///
  /// - Parameters:
  ///   - id: The font's id.
  ///   - person: Whose it is.
  /// - Returns: The font, or `nil` when there is no such font.
  /// - Throws: ``StorageError``.
  public func removeFont(_ id: String, for person: PersonID = .owner) throws -> FontFile? {
    guard let font = fonts(for: person).first(where: { $0.id == id }) else { return nil }
    try files.remove("\(PersonFolders.fonts(of: person))/\(font.url.lastPathComponent)")
    return font
  }

  /// Reads a font by its file, whose name is sixteen digits, a point, the original name.
  private func font(_ url: URL) -> FontFile? {
    let parts = url.lastPathComponent.split(separator: ".", maxSplits: 1)
    // A file that can't be read, or that people have put there, is passed over.
    guard parts.count == 2, parts[0].count == 16,
      let name = String(parts[1]).removingPercentEncoding,
      let bytes = try? Data(contentsOf: url),
      bytes.count <= FontRefusal.byteLimit,
      let face = FontFace([UInt8](bytes), fileName: name),
      let group = try? FontFile.group(of: face.family)
    else { return nil }
    return FontFile(
      id: String(parts[0]), fileName: name, url: url, byteCount: bytes.count, face: face,
      group: group)
  }
}
