/// A hash table inside a file: byte strings to byte strings, open addressing.
///
/// Layout, little-endian, offsets from the table's start: slot count `UInt32` (a power of two), then
/// one `UInt32` a slot (0 for empty, else the offset of a record); a record is the key's length
/// `UInt8`, the value's length `UInt16`, the key, the value. ``KeyTableBuilder`` writes it.
struct KeyTable: Sendable {
  /// The bytes before a record's key.
  static let recordHeader = 3

  let file: LoadedFile
  private let start: Int
  private let mask: Int

  init(file: LoadedFile, start: Int) {
    self.file = file
    self.start = start
    mask = max(Int(file.integer(at: start, as: UInt32.self)), 1) - 1
  }

  /// Finds a key of a kind and bytes.
  ///
  /// - Parameters:
  ///   - kind: The first byte of the key, which separates the kinds of keys in one table.
  ///   - key: The rest of the key.
  /// - Returns: The value's range in the file; `nil` if there is no such key.
  @inline(__always)
  func value(kind: UInt8, key: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var hash = TableHash()
    hash.add(kind)
    for byte in key { hash.add(byte) }
    var slot = hash.slot(mask: mask)
    // A damaged table may have no empty slot, so the search goes around once at most.
    for _ in 0...mask {
      let offset = Int(file.integer(at: start + 4 + slot * 4, as: UInt32.self))
      guard offset != 0 else { return nil }
      let record = start + offset
      let length = Int(file.integer(at: record, as: UInt8.self))
      let first = record + Self.recordHeader
      if length == key.count + 1, file.integer(at: first, as: UInt8.self) == kind,
        file.holds(key, at: first + 1)
      {
        let valueStart = first + length
        return valueStart..<(valueStart + Int(file.integer(at: record + 1, as: UInt16.self)))
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Finds a key of a kind and a text.
  @inline(__always)
  func value(kind: UInt8, key: String) -> Range<Int>? {
    var key = key
    return key.withUTF8 { value(kind: kind, key: $0) }
  }
}
