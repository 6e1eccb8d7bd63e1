import Hashing
import ReadingModel

extension FontFile {
  /// What faces of a family have in common: sixteen hexadecimal digits, enough that no two families
  /// of a reader share them.
  static func group(of family: String) throws -> String {
    let digest = try Digest.of(Array(family.lowercased().utf8), .sha256)
    return String(Digest.hexadecimal(digest).prefix(16))
  }
}
