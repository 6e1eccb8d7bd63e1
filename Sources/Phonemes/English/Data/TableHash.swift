/// The hash of the data files: FNV-1a, 64 bits (Fowler, Noll, Vo), folded at the end because the
/// low bits alone pick the slot.
struct TableHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  @inline(__always)
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// The whole hash, for checksums.
  var value: UInt64 { state }

  /// The slot to try first in a table of a power of two slots.
  @inline(__always)
  func slot(mask: Int) -> Int {
    Int(truncatingIfNeeded: state ^ (state >> 29)) & mask
  }
}
