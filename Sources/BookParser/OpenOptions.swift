public import Foundation

/// What helps to open a large book, and what wants to know how far that is.
public struct OpenOptions: Sendable {
  /// Where the index of a large text is kept between two openings; `nil` for nowhere.
  public var index: URL?
  /// Takes the share of the file that has been looked at, 0...1; only parsers that read the whole file call it.
  public var progress: @Sendable (Double) -> Void

  /// Makes options.
  ///
  /// - Parameters:
  ///   - index: Where the index of a large text is kept; the file may be absent.
  ///   - progress: Takes the share of the file that has been looked at.
  public init(index: URL? = nil, progress: @escaping @Sendable (Double) -> Void = { _ in }) {
    self.index = index
    self.progress = progress
  }
}
