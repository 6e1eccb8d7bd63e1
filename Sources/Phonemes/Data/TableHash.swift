import Basics

/// The hash of the data files: FNV-1a, folded at the end, because only the low bits choose the
/// slot.
struct TableHash {
  private var hash = FNV1a()

  @inline(__always)
  mutating func add(_ byte: UInt8) { hash.add(byte) }

  @inline(__always)
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// The whole hash, for checksums.
  var value: UInt64 { hash.value }

  /// The first slot to try in a table whose number of slots is a power of two.
  @inline(__always)
  func slot(mask: Int) -> Int {
    Int(truncatingIfNeeded: hash.value ^ (hash.value >> 29)) & mask
  }
}
