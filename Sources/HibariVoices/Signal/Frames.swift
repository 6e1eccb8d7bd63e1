/// The samples of hibari's frames, transposed: one row for each sample of a frame, one column for
/// each frame.
///
/// Eight neighbouring frames thus fill a vector.
///
/// The columns before the first frame and after the last one hold the samples that the window
/// reaches beyond both ends.
final class Frames {
  /// The samples of a frame: 12.5 ms at 24 kHz.
  static let hop = 300
  /// The columns before the first frame: half a window.
  static let margin = 2
  /// The frames that are computed together: two vectors.
  static let block = 16

  /// The number of frames that hold sound.
  private(set) var count = 0
  /// The number of frames with the last block filled up.
  private(set) var padded = 0
  /// The number of columns of a row.
  private(set) var columns = 0
  private var storage: UnsafeMutablePointer<Float>
  private var capacity = 0

  /// Makes silent frames.
  init(count: Int) {
    storage = .allocate(capacity: 0)
    reset(count: count)
  }

  deinit { storage.deallocate() }

  /// Makes all frames silent.
  ///
  /// The memory is kept for the next utterance, because fresh memory costs as much as the
  /// computation on it.
  func reset(count: Int) {
    self.count = count
    padded = (count + Self.block - 1) / Self.block * Self.block
    // A window reaches over four frames, so the last block touches three columns more.
    columns = padded + Self.margin + 2
    let needed = columns * Self.hop
    if needed > capacity {
      storage.deallocate()
      storage = .allocate(capacity: needed)
      capacity = needed
    }
    storage.initialize(repeating: 0, count: needed)
  }

  /// The address of a sample in a column; the same sample of the columns to its right follows.
  @inline(__always)
  func address(sample: Int, column: Int) -> UnsafeMutablePointer<Float> {
    storage + (sample * columns + column)
  }

  /// The sample at a time that counts from the first frame; the margin has times down to -600.
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
