public import Foundation

/// Opens books, reads them aloud and narrates them to files.
public struct VorleserKit: Sendable {
  /// The data folder.
  public let home: URL

  /// Makes a kit on a data folder.
  ///
  /// - Parameter home: The data folder.
  public init(home: URL) {
    self.home = home
  }
}
