/// The text of a KF8 book as it is stored: skeletons of files, each followed by the fragments that belong into it.
///
/// A place in the book is a fragment's number and a distance in bytes from where the fragment is put.
public struct MobiText: Hashable, Sendable {
  /// A file without what is put into it.
  public struct Skeleton: Hashable, Sendable {
    /// Its bytes in the text.
    public var range: Range<Int>
    /// The number of fragments that follow it and belong into it.
    public var fragmentCount: Int

    /// Makes a skeleton.
    ///
    /// - Parameters:
    ///   - range: Its bytes in the text.
    ///   - fragmentCount: The number of its fragments.
    public init(range: Range<Int>, fragmentCount: Int) {
      self.range = range
      self.fragmentCount = fragmentCount
    }
  }

  /// A piece that belongs into a skeleton.
  public struct Fragment: Hashable, Sendable {
    /// Where it is put, counted from the beginning of the text, in which all before it are put already.
    public var position: Int
    /// Its length in bytes.
    public var length: Int

    /// Makes a fragment.
    ///
    /// - Parameters:
    ///   - position: Where it is put.
    ///   - length: Its length.
    public init(position: Int, length: Int) {
      self.position = position
      self.length = length
    }
  }

  /// The stored bytes.
  public var bytes: [UInt8]
  /// The files in their order.
  public var skeletons: [Skeleton]
  /// The fragments of all files in their order.
  public var fragments: [Fragment]

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - bytes: The stored bytes.
  ///   - skeletons: The files.
  ///   - fragments: Their fragments.
  public init(bytes: [UInt8], skeletons: [Skeleton], fragments: [Fragment]) {
    self.bytes = bytes
    self.skeletons = skeletons
    self.fragments = fragments
  }
}
