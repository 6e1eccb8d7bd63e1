import Hashing
import ReadingModel

extension FontFile {
  /// The key of a family, shared by its faces: sixteen hexadecimal digits, enough to distinguish a
  /// person's families.
  static func group(of family: String) throws -> String {
    let digest = try Digest.of(Array(family.lowercased().utf8), .sha256)
    return String(Digest.hexadecimal(digest).prefix(16))
  }
}
