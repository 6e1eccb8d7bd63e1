package import Foundation
import ZipArchive

/// Copies an archive with one document changed, and with another file in it.
package enum ArchiveRewriting {
  /// The largest document that is changed.
  package static let documentLimit = 16 << 20
  /// The largest file of an archive, as the library's limit.
  private static let fileLimit = 1 << 40

  /// Copies an archive.
  ///
  /// - Parameters:
  ///   - source: The archive.
  ///   - path: The path of the document inside the archive.
  ///   - addition: A further file and its path, which takes the place of one that is there.
  ///   - file: Where the copy goes; what is there is replaced.
  ///   - folder: An empty folder for the parts of the archive, which the caller deletes.
  ///   - change: Makes the new document; `nil` for one that can't be changed.
  /// - Returns: Whether the copy was made; not of a damaged archive.
  /// - Throws: ``PublishingError/unwritable(_:)``; `CancellationError`.
  package static func write(
    _ source: URL, changing path: String, adding addition: (path: String, bytes: [UInt8])? = nil,
    to file: URL, parts folder: URL, _ change: ([UInt8]) -> [UInt8]?
  ) throws -> Bool {
    do {
      // No copy is made of a damaged archive, which the result says.
      guard let archive = try? ZipArchive(file: source),
        let index = archive.entries.firstIndex(where: { $0.path == path }),
        let content = try? archive.read(index, limit: documentLimit), content.damage == nil,
        let changed = change(content.bytes)
      else { return false }
      var writer = try ZipWriter(file: file)
      var seen: Set<String> = []
      for (number, entry) in archive.entries.enumerated() where seen.insert(entry.path).inserted {
        try Task.checkCancellation()
        // Folders come with their files.
        guard !entry.path.hasSuffix("/"), entry.path != addition?.path else { continue }
        if number == index {
          try writer.add(entry.path, changed)
          continue
        }
        let part = folder.appending(path: "part-\(number)")
        guard (try? archive.extract(number, to: part, limit: fileLimit)) != nil else {
          return false
        }
        try writer.add(entry.path, contentsOf: part, isStored: entry.isStored)
      }
      if let addition { try writer.add(addition.path, addition.bytes, isStored: true) }
      try writer.finish()
      return true
    } catch let error as ZipError {
      throw PublishingError.unwritable(error.message)
    }
  }
}
