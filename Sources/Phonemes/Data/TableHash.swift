import Basics

/// The hash of the data files: FNV-1a, folded at the end because the low bits alone pick the slot.
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

  /// The slot to try first in a table of a power of two slots.
  @inline(__always)
  func slot(mask: Int) -> Int {
    Int(truncatingIfNeeded: hash.value ^ (hash.value >> 29)) & mask
  }
}
