/// Writes numbers and texts one after the other.
///
/// Small numbers take one byte (LEB128, as in DWARF 5, 7.6).
struct IndexWriter {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []

  /// Makes room for more bytes.
  ///
  /// The bytes of the largest texts are then one block of memory, whose pages go back to the system when it is freed.
  ///
  /// - Parameter count: How many bytes will be added.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  mutating func add(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Adds a number that is not negative.
  mutating func add(_ number: Int) { add(UInt64(number)) }

  /// Adds the number of bytes, and the bytes, of a text in UTF-8.
  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds the number of bytes and the bytes.
  mutating func add(_ data: [UInt8]) {
    add(data.count)
    bytes += data
  }

  mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }

  /// Adds a number from 0 up, or that there is none.
  mutating func add(optional number: Int?) {
    if let number { add(number + 1) } else { add(0) }
  }

  /// Adds numbers in ascending order.
  mutating func add(ascending numbers: [Int]) {
    add(numbers.count)
    var last = 0
    for number in numbers {
      add(number - last)
      last = number
    }
  }
}

/// Reads the bytes of ``IndexWriter``.
///
/// Malformed bytes give `nil` and never a crash.
struct IndexReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// Whether all bytes are read.
  var isAtEnd: Bool { place == bytes.endIndex }

  mutating func unsigned() -> UInt64? {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while place < bytes.endIndex, shift < 64 {
      let byte = bytes[place]
      place += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    return nil
  }

  /// A number that is not negative.
  mutating func number() -> Int? { unsigned().flatMap { Int(exactly: $0) } }

  mutating func flag() -> Bool? { number().map { $0 == 1 } }

  /// A number from 0 up, or that there is none; `nil` where neither was written.
  mutating func optional() -> Int?? { number().map { $0 > 0 ? $0 - 1 : nil } }

  mutating func ascending() -> [Int]? {
    guard let count = number(), count <= bytes.endIndex - place else { return nil }
    var last = 0
    var numbers: [Int] = []
    for _ in 0..<count {
      guard let step = number() else { return nil }
      let (next, isTooLarge) = last.addingReportingOverflow(step)
      guard !isTooLarge else { return nil }
      last = next
      numbers.append(next)
    }
    return numbers
  }

  mutating func data() -> [UInt8]? {
    guard let count = number(), count <= bytes.endIndex - place else { return nil }
    defer { place += count }
    return Array(bytes[place..<place + count])
  }

  mutating func text() -> String? {
    guard let count = number(), count <= bytes.endIndex - place else { return nil }
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }
}
