/// Lists the plain files of a tar archive, without links, devices and folders.
///
/// Source: POSIX.1-2017, pax, "ustar Interchange Format"; GNU tar's long names (type `L`).
enum TarReading {
  private static let blockByteCount = 512
  /// The most files.
  private static let countLimit = 20_000
  /// The longest name; a longer one is cut, and then matches no known file.
  private static let nameLimit = 4096

  /// Whether this may be an archive.
  ///
  /// - Parameter bytes: The beginning, 512 bytes or more.
  /// - Returns: Whether a header is there.
  static func isArchive(_ bytes: [UInt8]) -> Bool {
    bytes.count >= blockByteCount && bytes[257..<262].elementsEqual("ustar".utf8)
  }

  /// The files of an archive, as far as it can be read.
  ///
  /// - Parameter archive: The whole archive.
  /// - Returns: The names, with the range of each file's content.
  static func files(_ archive: PagedFile) -> [(path: String, range: Range<Int>)] {
    var files: [(path: String, range: Range<Int>)] = []
    var place = 0
    var longName: String?
    while files.count < countLimit,
      let header = archive.bytes(at: place, count: blockByteCount), header[0] != 0
    {
      guard let count = octal(header[124..<136]) else { break }
      let start = place + blockByteCount
      guard count <= archive.count - start else { break }
      let type = header[156]
      if type == UInt8(ascii: "L") {
        longName = archive.bytes(at: start, count: min(count, nameLimit)).map { text($0[...]) }
      } else {
        if type == 0 || type == UInt8(ascii: "0") {
          let prefix = text(header[345..<500])
          let short = text(header[..<100])
          let path = longName ?? (prefix.isEmpty ? short : "\(prefix)/\(short)")
          files.append((path, start..<(start + count)))
        }
        longName = nil
      }
      place = start + (count + blockByteCount - 1) / blockByteCount * blockByteCount
    }
    return files
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func octal(_ field: ArraySlice<UInt8>) -> Int? {
    let digits = field.filter { $0 != 0 && $0 != 0x20 }
    guard digits.count <= 12, digits.allSatisfy({ (0x30...0x37).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 << 3 | Int($1 - 0x30) }
  }
}
