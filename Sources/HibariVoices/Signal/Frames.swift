/// Samples of hibari's frames, transposed: one row for each sample of a frame, one column for each
/// frame, so that eight neighbouring frames fill a vector.
///
/// Columns before the first and after the last frame hold what the window reaches beyond the ends.
final class Frames {
  /// Samples of a frame: 12.5 ms at 24 kHz.
  static let hop = 300
  /// Columns before the first frame, half a window.
  static let margin = 2
  /// Frames that are computed together: two vectors.
  static let block = 16

  /// Frames that hold sound.
  let count: Int
  /// Frames with the last block filled up.
  let padded: Int
  /// Columns of a row.
  let columns: Int
  private let storage: UnsafeMutablePointer<Float>

  /// Makes silent frames.
  init(count: Int) {
    self.count = count
    padded = (count + Self.block - 1) / Self.block * Self.block
    // A window reaches over four frames, so the last block touches three columns more.
    columns = padded + Self.margin + 2
    storage = .allocate(capacity: columns * Self.hop)
    storage.initialize(repeating: 0, count: columns * Self.hop)
  }

  deinit { storage.deallocate() }

  /// The address of a sample of a column and of those to the right of it.
  @inline(__always)
  func address(sample: Int, column: Int) -> UnsafeMutablePointer<Float> {
    storage + (sample * columns + column)
  }

  /// The sample at a time that counts from the first frame; down to -600 for the margin.
  @inline(__always)
  subscript(time: Int) -> Float {
    get { storage[index(time)] }
    set { storage[index(time)] = newValue }
  }

  @inline(__always)
  private func index(_ time: Int) -> Int {
    let shifted = time + Self.margin * Self.hop
    return shifted % Self.hop * columns + shifted / Self.hop
  }
}
