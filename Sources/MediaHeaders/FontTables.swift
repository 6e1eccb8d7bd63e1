import ReadingModel

/// The directory of a font file and the needed parts of its tables; every offset is checked.
struct FontTables {
  /// The most tables of a font: more than there are kinds of tables.
  private static let tableLimit = 128

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The file format; `nil` when the file is no font or is damaged.
  var format: FontFace.Format? {
    switch number(0, 4) {
    case 0x774F_4646: isPacked ? .woff : nil
    case 0x774F_4632: isPacked ? .woff2 : nil
    case 0x0001_0000, 0x7472_7565: isWhole ? .ttf : nil
    case 0x4F54_544F: isWhole ? .otf : nil
    default: nil
    }
  }

  /// WOFF and WOFF2 begin alike: a length that is the file's, and how many tables follow.
  private var isPacked: Bool {
    guard let length = number(8, 4), let count = number(12, 2), let size = number(16, 4) else {
      return false
    }
    return length == bytes.count && (1...Self.tableLimit).contains(count)
      && size <= 2 * FontRefusal.byteLimit
  }

  private var isWhole: Bool {
    let all = tables
    return ["head", "cmap", "name"].allSatisfy { all[$0] != nil }
      && ["glyf", "CFF ", "CFF2"].contains { all[$0] != nil }
  }

  /// The range of each table that lies within the file.
  private var tables: [String: Range<Int>] {
    guard let count = number(4, 2), count <= Self.tableLimit else { return [:] }
    var found: [String: Range<Int>] = [:]
    for index in 0..<count {
      let record = 12 + 16 * index
      guard let start = number(record + 8, 4), let length = number(record + 12, 4),
        start + length <= bytes.count
      else { return [:] }
      found[String(decoding: bytes[record..<record + 4], as: UTF8.self)] = start..<start + length
    }
    return found
  }

  /// The family's name: the typographic one and the one in Unicode are preferred.
  var family: String? {
    guard let table = tables["name"], let count = number(table.lowerBound + 2, 2),
      let texts = number(table.lowerBound + 4, 2)
    else { return nil }
    var best: (rank: Int, text: String)?
    for index in 0..<count {
      let record = table.lowerBound + 6 + 12 * index
      guard let platform = number(record, 2), let language = number(record + 4, 2),
        let kind = number(record + 6, 2), let length = number(record + 8, 2),
        let offset = number(record + 10, 2), record + 12 <= table.upperBound
      else { break }
      guard kind == 1 || kind == 16 else { continue }
      let start = table.lowerBound + texts + offset
      guard start + length <= table.upperBound else { continue }
      let isEnglish = platform == 3 && language == 0x409
      let rank = (kind == 16 ? 4 : 0) + (isEnglish ? 2 : platform == 1 ? 0 : 1)
      guard rank > best?.rank ?? -1 else { continue }
      best = (rank, text(start..<start + length, isWide: platform != 1))
    }
    return best?.text
  }

  private func text(_ range: Range<Int>, isWide: Bool) -> String {
    guard isWide else { return String(decoding: bytes[range].filter { $0 < 0x80 }, as: UTF8.self) }
    let units = stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).map { place in
      UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Whether it is italic; `nil` if the font does not say.
  var isItalic: Bool? {
    guard let table = tables["OS/2"], table.count >= 64 else { return nil }
    return number(table.lowerBound + 62, 2).map { $0 & 1 == 1 }
  }

  /// Its weight, or the range of its weight axis; `nil` if the font does not say.
  var weights: ClosedRange<Int>? {
    if let axis = weightAxis { return axis }
    guard let table = tables["OS/2"], table.count >= 6,
      let weight = number(table.lowerBound + 4, 2), (1...1000).contains(weight)
    else { return nil }
    return weight...weight
  }

  private var weightAxis: ClosedRange<Int>? {
    guard let table = tables["fvar"], let first = number(table.lowerBound + 4, 2),
      let count = number(table.lowerBound + 8, 2), let size = number(table.lowerBound + 10, 2)
    else { return nil }
    for index in 0..<min(count, Self.tableLimit) {
      let axis = table.lowerBound + first + index * size
      guard axis + 16 <= table.upperBound, let tag = number(axis, 4),
        let least = number(axis + 4, 2),
        let most = number(axis + 12, 2)
      else { return nil }
      if tag == 0x7767_6874, least >= 1, most <= 1000, least <= most { return least...most }
    }
    return nil
  }

  /// A big-endian number of so many bytes; `nil` outside of the file.
  private func number(_ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
