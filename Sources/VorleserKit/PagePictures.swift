public import ReadingModel

/// The pictures of pages that were drawn last, for all readers of a server.
public actor PagePictures {
  /// The most bytes that are kept: some hundred pages of text in grey, or twenty photographs.
  private static let byteLimit = 64 << 20
  /// The most pages that are drawn at once; a reader asks for the pages around the one in view, too.
  private static let processLimit = 2
  /// The most pages that wait; more are refused, so that no queue grows without end.
  private static let waitingLimit = 64

  /// What a picture is of.
  public struct Key: Hashable, Sendable {
    /// The SHA-256 of the book's file.
    let book: String
    let page: Int
    let width: Int
    let tile: [Int]
    /// The path of a figure; empty for pages and tiles.
    let figure: String

    /// Makes a key.
    ///
    /// - Parameters:
    ///   - book: The SHA-256 of the book's file.
    ///   - page: The index of the page.
    ///   - width: The width in pixels.
    ///   - tile: The column and the row of a tile of it; `nil` for the whole page.
    public init(book: String, page: Int, width: Int, tile: (column: Int, row: Int)? = nil) {
      self.book = book
      self.page = page
      self.width = width
      self.tile = tile.map { [$0.column, $0.row] } ?? []
      figure = ""
    }

    /// Makes the key of a figure that the text of the book shows.
    ///
    /// - Parameters:
    ///   - book: The SHA-256 of the book's file.
    ///   - figure: Its path inside the book.
    public init(book: String, figure: String) {
      self.book = book
      self.figure = figure
      (page, width, tile) = (0, 0, [])
    }
  }

  /// Too many pages are waiting to be drawn.
  public struct Busy: Error {
    /// Makes the error.
    public init() {}
  }

  private var kept: [Key: Resource] = [:]
  /// The least recently used first.
  private var order: [Key] = []
  private var byteCount = 0
  private var underWay: [Key: Task<Resource, any Error>] = [:]
  private var places = PagePictures.processLimit
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Makes an empty store.
  public init() {}

  /// A picture, which is drawn if it is not kept.
  ///
  /// A caller that asks for a picture that is being drawn waits for it.
  ///
  /// - Parameters:
  ///   - key: What it is of.
  ///   - draw: Draws it.
  /// - Returns: The picture.
  /// - Throws: ``Busy``; errors of `draw`, which are not kept.
  public func picture(
    _ key: Key, draw: @escaping @Sendable () async throws -> Resource
  ) async throws -> Resource {
    if let picture = kept[key] {
      order.removeAll { $0 == key }
      order.append(key)
      return picture
    }
    if let task = underWay[key] { return try await task.value }
    guard waiting.count < Self.waitingLimit else { throw Busy() }
    let task = Task { try await inTurn(draw) }
    underWay[key] = task
    defer { underWay[key] = nil }
    let picture = try await task.value
    keep(picture, key)
    return picture
  }

  private func inTurn(_ draw: @Sendable () async throws -> Resource) async throws -> Resource {
    if places > 0 {
      places -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    defer {
      if waiting.isEmpty { places += 1 } else { waiting.removeFirst().resume() }
    }
    return try await draw()
  }

  private func keep(_ picture: Resource, _ key: Key) {
    guard kept.updateValue(picture, forKey: key) == nil else { return }
    order.append(key)
    byteCount += picture.bytes.count
    while byteCount > Self.byteLimit, let oldest = order.first, oldest != key {
      order.removeFirst()
      byteCount -= kept.removeValue(forKey: oldest)?.bytes.count ?? 0
    }
  }
}
