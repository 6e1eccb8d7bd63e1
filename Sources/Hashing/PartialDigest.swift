public import Foundation

/// The partial MD5 by which KOReader knows a file: the digest of eleven pieces of one kilobyte.
///
/// Source: KOReader, `frontend/util.lua`, `partialMD5`. Its shift by −2 bits gives 0, since LuaJIT shifts by the lowest five bits of
/// a count.
public enum PartialDigest {
  private static let pieceLength = 1024
  private static let places = [0] + (0...10).map { 1024 << (2 * $0) }

  /// The digest of a file.
  ///
  /// - Parameter file: The file.
  /// - Returns: Lowercase hexadecimal digits.
  /// - Throws: ``HashingError``; an error of the system when the file can't be read.
  public static func of(_ file: URL) throws -> String {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    var digest = try Digest(.md5)
    for place in places {
      try handle.seek(toOffset: UInt64(place))
      guard let piece = try handle.read(upToCount: pieceLength), !piece.isEmpty else { break }
      let bytes = [UInt8](piece)
      digest.update(bytes.span)
    }
    return Digest.hexadecimal(digest.finish())
  }
}
