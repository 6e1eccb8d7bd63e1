import UnicodeText

/// The newlines of a text whose lines mostly end in neither CR nor LF: NEL, the line and paragraph separators, vertical tabs and form feeds.
///
/// The head of the file tells: in a text with more CR and LF they stand inside a line, where they only end paragraphs.
struct OtherNewlines {
  /// Vertical tab, form feed, NEL, line separator and paragraph separator.
  private static let units: [UInt16] = [0x0B, 0x0C, 0x85, 0x2028, 0x2029]
  /// So many in the head end the lines of a text.
  ///
  /// A single one may stand in a paragraph that is longer than the head, behind which the lines end as usual.
  private static let leastCount = 2
  /// A head in which CR and LF lead by so many is not read on: its lines end as usual.
  private static let usualLead = 8
  /// The bytes of the longest newline before its last: GB18030 has four for a separator.
  static let tailByteCount = 3

  /// A newline in a block.
  struct Newline {
    /// The bytes of it before its last unit.
    var prefixLength: Int
    var isFeed: Bool
    var isReturn: Bool
  }

  private let width: Int
  private let isBigEndian: Bool
  /// The newlines of several bytes in a text whose units are bytes, by their last byte.
  private let longNewlines: [UInt8: [[UInt8]]]
  /// The newlines of one unit, CR and LF among them, which still end a line behind the head.
  private let newlines: Set<UInt32>
  /// Whether a newline may end with a byte.
  private let isLast: [Bool]
  /// The last bytes of the block before, in which a newline may have begun.
  var tail: [UInt8] = []

  /// Looks at a text's head; `nil` if its lines end as usual.
  ///
  /// - Parameters:
  ///   - encoding: The text's encoding.
  ///   - head: Its first bytes.
  init?(_ encoding: TextEncoding, head: [UInt8]) {
    width = encoding.unitWidth
    isBigEndian = encoding.isBigEndian
    let coded = Self.units.compactMap { Self.bytes(of: $0, in: encoding) }
    longNewlines = Dictionary(grouping: coded.filter { $0.count > 1 }) { $0[$0.count - 1] }
    let single =
      width > 1 ? Self.units.map(UInt32.init) : coded.filter { $0.count == 1 }.map { UInt32($0[0]) }
    newlines = Set([0x0A, 0x0D] + single)
    isLast = (UInt8.min...UInt8.max).map { [newlines, longNewlines] in
      newlines.contains(UInt32($0)) || longNewlines[$0] != nil
    }
    let hasOthers = head.withUnsafeBytes { block in
      var count = 0
      var usualCount = 0
      for place in stride(from: 0, through: block.count - width, by: width) {
        guard let newline = newline(in: block, at: place) else { continue }
        if newline.isFeed || newline.isReturn { usualCount += 1 } else { count += 1 }
        if usualCount >= count + Self.usualLead { return false }
      }
      return count >= max(Self.leastCount, usualCount + 1)
    }
    guard hasOthers else { return nil }
  }

  /// The bytes of a newline in an encoding whose units are bytes; `nil` if it has none.
  private static func bytes(of unit: UInt16, in encoding: TextEncoding) -> [UInt8]? {
    if unit < 0x80 { return [UInt8(unit)] }
    switch encoding.form {
    case .utf8: return Array(String(decoding: [unit], as: UTF16.self).utf8)
    case .singleByte:
      // The text is read in this encoding, so ICU has it.
      guard unit == 0x85, let table = try? SingleByteTable(encoding) else { return nil }
      return table.units.firstIndex(of: unit).map { [UInt8($0)] }
    case .multiByte:
      guard let name = encoding.converter, var converter = try? CharsetConverter(name),
        let bytes = converter.bytes(for: String(decoding: [unit], as: UTF16.self)), !bytes.isEmpty
      else { return nil }
      return bytes
    case .wide, .escaped: return nil
    }
  }

  /// The newline whose last unit is at a place; `nil` for another unit.
  func newline(in block: UnsafeRawBufferPointer, at place: Int) -> Newline? {
    if width == 1 {
      guard isLast[Int(block[place])] else { return nil }
      if let long = longNewlines[block[place]] {
        return longNewline(among: long, in: block, at: place)
      }
    }
    let scalar = unit(block, place)
    guard newlines.contains(scalar) else { return nil }
    return Newline(prefixLength: 0, isFeed: scalar == 0x0A, isReturn: scalar == 0x0D)
  }

  /// The newline of several bytes whose last one is at a place.
  private func longNewline(
    among newlines: [[UInt8]], in block: UnsafeRawBufferPointer, at place: Int
  ) -> Newline? {
    func byte(_ index: Int) -> UInt8? {
      if index >= 0 { return block[index] }
      return tail.count + index >= 0 ? tail[tail.count + index] : nil
    }
    let found = newlines.first { newline in
      newline.indices.allSatisfy { byte(place + 1 - newline.count + $0) == newline[$0] }
    }
    return found.map { Newline(prefixLength: $0.count - 1, isFeed: false, isReturn: false) }
  }

  private func unit(_ block: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
    if width == 1 { return UInt32(block[place]) }
    var value: UInt32 = 0
    for index in 0..<width {
      let byte = block[isBigEndian ? place + index : place + width - 1 - index]
      value = value << 8 | UInt32(byte)
    }
    return value
  }

  /// Keeps the end of a block.
  mutating func pass(_ block: UnsafeRawBufferPointer) {
    let count = Self.tailByteCount
    tail = Array((tail + Array(block.suffix(count))).suffix(count))
  }
}

extension LineIndex {
  /// Reads a block of a text whose lines end otherwise.
  mutating func add(_ block: UnsafeRawBufferPointer, _ newlines: OtherNewlines, width: Int) {
    var start = 0
    for place in stride(from: 0, through: block.count - width, by: width) {
      guard let newline = newlines.newline(in: block, at: place) else { continue }
      if newline.isFeed, isAfterReturn, place == start, lineLength == 0 {
        lineStart += width
        isAfterReturn = false
      } else {
        extend(block, start..<place)
        drop(newline.prefixLength)
        finishLine(newlineLength: newline.prefixLength + width)
        isAfterReturn = newline.isReturn
      }
      start = place + width
    }
    extend(block, start..<block.count)
  }

  /// Takes the beginning of a newline from the end of the line.
  private mutating func drop(_ count: Int) {
    guard count > 0 else { return }
    lineLength -= count
    guard line.count > lineLength else { return }
    line.removeLast(line.count - lineLength)
    isLineBlank = line.allSatisfy { Self.blanks.contains($0) }
  }

  private static let blanks: Set<UInt8> = [0, 0x09, 0x0C, 0x20]
}
