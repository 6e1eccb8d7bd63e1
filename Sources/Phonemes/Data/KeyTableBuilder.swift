/// Collects keys and values and writes them as a ``KeyTable``.
struct KeyTableBuilder {
  private var records: [(key: [UInt8], value: [UInt8])] = []

  /// Adds an entry.
  ///
  /// Keys must be distinct.
  ///
  /// - Throws: ``PronunciationDataError/unusable(_:)`` for a key or value that is longer than the
  ///   format allows.
  mutating func add(kind: UInt8, key: some Sequence<UInt8>, value: [UInt8]) throws {
    let key = [kind] + key
    guard key.count <= Int(UInt8.max), value.count <= Int(UInt16.max) else {
      throw PronunciationDataError.unusable("an entry of \(key.count) + \(value.count) bytes")
    }
    records.append((key, value))
  }

  /// The table's bytes, which do not depend on the order of the entries.
  func encoded() -> [UInt8] {
    var slotCount = 1
    // At most two thirds of the slots are filled, so that a search in vain ends after two or three
    // probes.
    while slotCount * 2 < records.count * 3 + 2 { slotCount *= 2 }
    var slots = [UInt32](repeating: 0, count: slotCount)
    var body: [UInt8] = []
    let bodyStart = 4 + slotCount * 4
    for record in records.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      var hash = TableHash()
      hash.add(record.key)
      var slot = hash.slot(mask: slotCount - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = UInt32(bodyStart + body.count)
      body.append(UInt8(record.key.count))
      body.append(contentsOf: UInt16(record.value.count).littleEndianBytes)
      body.append(contentsOf: record.key)
      body.append(contentsOf: record.value)
    }
    return UInt32(slotCount).littleEndianBytes + slots.flatMap(\.littleEndianBytes) + body
  }
}

extension FixedWidthInteger {
  /// The bytes of the number, lowest first.
  var littleEndianBytes: [UInt8] {
    (0..<(Self.bitWidth / 8)).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
  }
}
