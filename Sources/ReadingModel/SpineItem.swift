/// One item of the reading order.
public struct SpineItem: Hashable, Sendable, Codable {
  /// Path inside the book (percent-decoded, as in the container); empty for a plain text.
  public var path: String
  /// Label of the first contents entry that points here, if any.
  public var title: String?
  /// False for an item that is read only through a link (answers, notes).
  public var isLinear: Bool
  /// Whether this item is designed or flows, if it differs from the book.
  public var layout: Layout?
  /// The side of a spread that this item's page belongs on, if the book says it.
  public var side: PageSide?

  /// Makes a spine item.
  ///
  /// - Parameters:
  ///   - path: Path inside the book.
  ///   - title: Label of the first contents entry that points here.
  ///   - isLinear: False for an item that is read only through a link.
  ///   - layout: Whether this item is designed or flows, if it differs from the book.
  ///   - side: The side of a spread that this item's page belongs on.
  public init(
    path: String, title: String? = nil, isLinear: Bool = true, layout: Layout? = nil,
    side: PageSide? = nil
  ) {
    self.path = path
    self.title = title
    self.isLinear = isLinear
    self.layout = layout
    self.side = side
  }
}
