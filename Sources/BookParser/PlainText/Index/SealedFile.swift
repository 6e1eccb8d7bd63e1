import Foundation
import Hashing

/// A file of the cache that begins with a signature and the SHA-256 of all bytes behind it, so that nobody uses what is cut short or damaged.
struct SealedFile {
  private static let digestLength = 32

  /// The file.
  let place: URL
  /// The first bytes; the last one counts the versions of the form.
  let signature: [UInt8]
  /// The largest file that is read, in bytes.
  let byteLimit: Int

  /// Writes the file in place of a former one.
  ///
  /// The bytes are not copied: those of the largest text take ten megabytes, while the pass holds its own.
  ///
  /// - Parameter body: All that stands behind signature and digest.
  /// - Throws: ``HashingError``; the errors of writing. The former file is then as it was.
  func write(_ body: [UInt8]) throws {
    let seal = signature + (try Digest.of(body, .sha256))
    let folder = place.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let draft = folder.appending(path: "\(UUID().uuidString).new")
    do {
      try Data(seal).write(to: draft)
      let handle = try FileHandle(forWritingTo: draft)
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: body)
      try handle.synchronize()
      guard rename(draft.path, place.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      // A draft that stays is pruned with the oldest files of the folder.
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }

  /// Reads the file.
  ///
  /// - Returns: The bytes behind signature and digest; `nil` for a file that is missing, damaged or of another form.
  func read() -> ArraySlice<UInt8>? {
    let start = signature.count + Self.digestLength
    // A file that can't be read is made anew, as one that is not there.
    guard let bytes = try? WholeFile.read(place, limit: byteLimit), bytes.count > start,
      bytes.starts(with: signature), var digest = try? Digest(.sha256)
    else { return nil }
    digest.update(bytes.span.extracting(droppingFirst: start))
    guard digest.finish()[...] == bytes[signature.count..<start] else { return nil }
    return bytes[start...]
  }
}
