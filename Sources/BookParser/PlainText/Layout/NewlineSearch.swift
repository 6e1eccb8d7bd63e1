import Foundation

/// Finds one kind of newline.
///
/// It looks at each byte once, for any number of calls.
struct NewlineSearch {
  private let byte: Int32
  private var found = -1

  init(_ byte: Int32) {
    self.byte = byte
  }

  /// The first place at or behind `start`; a place behind the block if there is none.
  mutating func next(in block: UnsafeRawBufferPointer, from start: Int) -> Int {
    if found >= start { return found }
    guard let base = block.baseAddress, start < block.count,
      let place = memchr(base + start, byte, block.count - start)
    else {
      found = Int.max
      return found
    }
    found = UnsafeRawPointer(place) - base
    return found
  }
}
