import Foundation

/// The form of a backup: a ZIP archive with a description, sections of JSON lines, and the books' files.
///
/// docs/backup.md says what stands in each.
enum BackupFile {
  /// The number of the form that this program writes, and the latest that it reads.
  static let form = 1
  /// The path of the description.
  static let description = "backup.json"
  /// The largest description in bytes: a section takes 200 bytes.
  static let descriptionLimit = 1 << 20
  /// The largest section in bytes, which is held in memory: a million marks.
  static let sectionLimit = 1 << 30

  /// What a backup says of itself.
  struct Description: Codable {
    struct Part: Codable {
      var section: String
      var lines: Int
      /// SHA-256 of the section's bytes in hexadecimal digits.
      var sha256: String
    }

    var form: Int
    var program: String
    /// ISO 8601 in UTC.
    var made: String
    var sections: [Part]
  }

  /// The encoder of lines: keys in one order, so that the same library gives the same bytes.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// The lines of a section.
  static func lines(_ records: [some Encodable]) throws -> [UInt8] {
    let encoder = encoder
    var bytes: [UInt8] = []
    for record in records {
      bytes += try encoder.encode(record)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
