/// The newlines of a text that has neither CR nor LF: NEL, the line and paragraph separators, vertical tabs and form feeds.
///
/// The head of the file tells: in a text with CR or LF they may stand inside a line, where they only end paragraphs.
struct OtherNewlines {
  /// Vertical tab, form feed, NEL, line separator and paragraph separator.
  private static let scalars: Set<UInt32> = [0x0B, 0x0C, 0x85, 0x2028, 0x2029]
  /// CR and LF still end a line behind the head.
  private static let usual: Set<UInt32> = [0x0A, 0x0D]
  /// So many in the head end the lines of a text.
  ///
  /// A single one may stand in a paragraph that is longer than the head, behind which the lines end as usual.
  private static let leastCount = 2
  /// The bytes of the longest newline before its last.
  static let tailByteCount = 2

  /// A newline in a block.
  struct Newline {
    /// The bytes of it before its last unit.
    var prefixLength: Int
    var isFeed: Bool
    var isReturn: Bool
  }

  private let width: Int
  private let isBigEndian: Bool
  private let isUTF8: Bool
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
    isUTF8 = encoding.form == .utf8
    let hasOthers = head.withUnsafeBytes { block in
      var count = 0
      for place in stride(from: 0, through: block.count - width, by: width) {
        guard let newline = newline(in: block, at: place) else { continue }
        guard !newline.isFeed, !newline.isReturn else { return false }
        count += 1
      }
      return count >= Self.leastCount
    }
    guard hasOthers else { return nil }
  }

  /// The newline whose last unit is at a place; `nil` for another unit.
  func newline(in block: UnsafeRawBufferPointer, at place: Int) -> Newline? {
    let scalar = unit(block, place)
    if isUTF8, scalar >= 0x80 { return longNewline(in: block, at: place) }
    let isUsual = Self.usual.contains(scalar)
    guard isUsual || Self.scalars.contains(scalar) && (width > 1 || scalar < 0x80) else {
      return nil
    }
    return Newline(prefixLength: 0, isFeed: scalar == 0x0A, isReturn: scalar == 0x0D)
  }

  /// NEL is C2 85 in UTF-8, and the separators are E2 80 A8 and E2 80 A9.
  private func longNewline(in block: UnsafeRawBufferPointer, at place: Int) -> Newline? {
    func before(_ distance: Int) -> UInt8 {
      let index = place - distance
      if index >= 0 { return block[index] }
      return tail.count + index >= 0 ? tail[tail.count + index] : 0
    }
    switch block[place] {
    case 0x85 where before(1) == 0xC2:
      return Newline(prefixLength: 1, isFeed: false, isReturn: false)
    case 0xA8 where before(1) == 0x80 && before(2) == 0xE2,
      0xA9 where before(1) == 0x80 && before(2) == 0xE2:
      return Newline(prefixLength: 2, isFeed: false, isReturn: false)
    default: return nil
    }
  }

  private func unit(_ block: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
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
