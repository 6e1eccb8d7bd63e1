import Glibc

/// Memory that is freed all at once.
///
/// gumbo frees its tree by recursion, which a deeply nested document turns into a stack overflow;
/// so gumbo is given a `free` that does nothing, and the arena is freed as a whole.
@safe
final class Arena {
  /// The bytes that are requested from the system at once.
  private static let blockByteCount = 1 << 18
  /// Alignment of every piece, enough for any C type.
  private static let alignment = 16

  private var blocks: [UnsafeMutableRawPointer] = unsafe []
  private var next: UnsafeMutableRawPointer?
  private var room = 0

  deinit {
    while let block = unsafe blocks.popLast() { unsafe free(block) }
  }

  /// Sets memory aside; `nil` only when the system has none.
  func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    let size = (byteCount + Self.alignment - 1) / Self.alignment * Self.alignment
    guard size <= Self.blockByteCount / 4 else {
      return unsafe block(size)
    }
    if size > room {
      unsafe next = unsafe block(Self.blockByteCount)
      room = unsafe next == nil ? 0 : Self.blockByteCount
    }
    guard size <= room, let piece = unsafe next else { return nil }
    unsafe next = unsafe piece.advanced(by: size)
    room -= size
    return unsafe piece
  }

  private func block(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    guard let block = unsafe malloc(byteCount) else { return nil }
    unsafe blocks.append(block)
    return unsafe block
  }
}
