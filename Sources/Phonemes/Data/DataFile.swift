import Foundation

/// A compiled data file: a header that tells its form, and sections.
///
/// Layout, little-endian: magic (8 bytes), version `UInt32`, section count `UInt32`, length of the
/// whole file `UInt64`, checksum of everything after the header `UInt64`; then start and length of
/// each section as `UInt32`s; then the sections.
struct DataFile: Sendable {
  /// The version of the form, which rises whenever the layout or the meaning of a section changes.
  static let version = 1
  static let magic = Array("VLENGLSH".utf8)
  private static let headerCount = 32

  private let file: LoadedFile
  private let path: String
  private let sections: [Range<Int>]

  /// Reads a file and checks its header.
  ///
  /// ``verify()`` checks the content, since it reads all of it.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - sectionCount: The number of sections that the file must have.
  /// - Throws: ``PronunciationDataError`` if the file is missing, of another version, or cut short.
  init(_ url: URL, sectionCount: Int) throws {
    path = url.path
    guard FileManager.default.fileExists(atPath: path) else {
      throw PronunciationDataError.missing(path: path)
    }
    guard let file = LoadedFile(path: path), file.count >= Self.headerCount,
      Self.magic.withUnsafeBufferPointer({ file.holds($0, at: 0) })
    else { throw PronunciationDataError.damaged(path: path) }
    let version = Int(file.integer(at: 8, as: UInt32.self))
    guard version == Self.version else {
      throw PronunciationDataError.otherVersion(path: path, found: version, needed: Self.version)
    }
    let count = Int(file.integer(at: 12, as: UInt32.self))
    let length = file.integer(at: 16, as: UInt64.self)
    let sections = (0..<min(count, sectionCount)).map { index in
      let entry = Self.headerCount + index * 8
      let start = Int(file.integer(at: entry, as: UInt32.self))
      return start..<(start + Int(file.integer(at: entry + 4, as: UInt32.self)))
    }
    guard count == sectionCount, length == UInt64(file.count),
      sections.allSatisfy({ $0.upperBound <= file.count })
    else { throw PronunciationDataError.damaged(path: path) }
    self.file = file
    self.sections = sections
  }

  /// A section as a table.
  func table(_ section: Int) -> KeyTable {
    KeyTable(file: file, start: sections[section].lowerBound)
  }

  /// A section as a list of texts, in the form of ``encoded(_:)``.
  func texts(_ section: Int) -> [String] {
    file.string(in: sections[section])
      .split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
  }

  /// Reads everything and compares the checksum.
  ///
  /// - Throws: ``PronunciationDataError/damaged(path:)``.
  func verify() throws {
    let sum = file.withBytes(in: Self.headerCount..<file.count) { Self.checksum($0) }
    guard sum == file.integer(at: 24, as: UInt64.self) else {
      throw PronunciationDataError.damaged(path: path)
    }
  }

  /// The bytes of a file with some sections.
  static func encoded(_ sections: [[UInt8]]) -> [UInt8] {
    var directory: [UInt8] = []
    var start = headerCount + sections.count * 8
    for section in sections {
      directory += UInt32(start).littleEndianBytes + UInt32(section.count).littleEndianBytes
      start += section.count
    }
    let content = directory + sections.joined()
    let sum = content.withUnsafeBytes { checksum($0) }
    return magic + UInt32(version).littleEndianBytes + UInt32(sections.count).littleEndianBytes
      + UInt64(start).littleEndianBytes + sum.littleEndianBytes + content
  }

  private static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = TableHash()
    for byte in bytes { hash.add(byte) }
    return hash.value
  }
}
