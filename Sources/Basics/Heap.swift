internal import CMalloc

/// The program's heap.
public enum Heap {
  /// Gives large blocks back to the system when they are freed, from now on.
  ///
  /// glibc raises the size from which blocks get pages of their own (128 KB) whenever such a block is
  /// freed; what is large then comes from a heap that never shrinks. A fixed size gives it back, the heap's
  /// end is given back from 1 MB on, and two heaps instead of eight a core leave less of them half
  /// empty. Other C libraries have no such settings.
  public static func returnLargeBlocks() {
    cmalloc_return_large_blocks()
  }
}
