import Foundation
import MobiFiles
import ZipArchive

/// The text of a Kindle file as it is stored, cut into the files that ``MobiUnpacker`` makes of it.
///
/// Places in the book are counted in these bytes: links and the names of elements are changed in the files that are read.
struct StoredPages {
  /// The files in their order.
  private(set) var files: [(name: String, bytes: ArraySlice<UInt8>)] = []
  /// How places in them are counted.
  let table: PlaceTable

  init(_ file: MobiFile) throws {
    let content = try file.content()
    if content.isOnePage {
      self.init(page: try file.storedText(), isUTF8: file.isUTF8)
    } else {
      let pages = content.parts.filter { $0.kind == .markup }
      self.init(content.text, names: pages.map(\.name))
    }
  }

  /// The page of Mobipocket, cut where ``MobipocketPages`` cuts it.
  init(page: [UInt8], isUTF8: Bool) {
    var cutter = PageCutter(pageLimit: MobipocketPages.pageLimit)
    cutter.cut(page)
    let starts = cutter.bodies.map(\.start)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : page.count
      files.append((MobipocketPages.name(index), page[start..<end]))
    }
    table = PlaceTable(isUTF8: isUTF8, starts: Self.starts(files), fragments: nil)
  }

  /// The chapters of KF8; none where the text's tables do not fit it.
  init(_ text: MobiText?, names: [String]) {
    guard let text, let made = KindlePages.assembled(text), made.count == names.count else {
      table = PlaceTable(isUTF8: true, starts: [:], fragments: nil)
      return
    }
    files = zip(names, made).map { ($0, $1.bytes[...]) }
    table = PlaceTable(
      isUTF8: true,
      starts: Dictionary(
        zip(names, made).map { ($0, $1.range.lowerBound) }, uniquingKeysWith: { a, _ in a }),
      fragments: text.fragments.map { .init(position: $0.position, length: $0.length) })
  }

  private static func starts(_ files: [(name: String, bytes: ArraySlice<UInt8>)]) -> [String: Int] {
    Dictionary(files.map { ($0.name, $0.bytes.startIndex) }, uniquingKeysWith: { a, _ in a })
  }

  /// The files and their table as an archive without compression.
  ///
  /// - Throws: `ZipError`; the table's encoder's.
  func archive() throws -> [UInt8] {
    var archive = try ZipWriter()
    try archive.add(PlaceTable.name, Array(JSONEncoder().encode(table)), isStored: true)
    for file in files { try archive.add(file.name, Array(file.bytes), isStored: true) }
    return try archive.bytes()
  }
}

/// How a Kindle file counts the places in its text.
public struct PlaceTable: Codable, Hashable, Sendable {
  /// A piece of KF8's text, which has a number.
  public struct Fragment: Codable, Hashable, Sendable {
    /// Where it begins in the text.
    public var position: Int
    /// Its length in bytes.
    public var length: Int
  }

  /// The name of the table in the archive that has the stored text.
  public static let name = "places.json"

  /// Whether the text is in UTF-8; else it is in Windows-1252.
  public var isUTF8: Bool
  /// Where each file begins in the text, in bytes.
  public var starts: [String: Int]
  /// The fragments by which places are named, in their order; `nil` where the bytes before a place name it.
  public var fragments: [Fragment]?

  /// The link to a place, as the format itself writes links.
  ///
  /// - Parameter position: The bytes before it in the text.
  /// - Returns: `nil` for a place outside all fragments.
  public func link(to position: Int) -> String? {
    guard let fragments else { return "filepos:" + Self.padded(String(position), 10) }
    guard let number = fragments.lastIndex(where: { $0.position <= position }),
      position - fragments[number].position <= fragments[number].length
    else { return nil }
    let digits = [(number, 4), (position - fragments[number].position, 10)].map { value, width in
      Self.padded(String(value, radix: 32, uppercase: true), width)
    }
    return "kindle:pos:fid:\(digits[0]):off:\(digits[1])"
  }

  private static func padded(_ digits: String, _ width: Int) -> String {
    String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
