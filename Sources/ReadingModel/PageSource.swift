/// The pages that a file draws, apart from the chapters of its text: a page may hold the end of one chapter and the
/// beginning of the next.
public protocol PageSource: Sendable {
  /// The pages in their order.
  var pages: [DrawnPage] { get }

  /// The widths in pixels in which a page can be drawn.
  var widths: ClosedRange<Int> { get }

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - index: The index in ``pages``.
  ///   - width: The width in pixels, within ``widths``. A page that would be too large comes smaller.
  /// - Returns: The picture.
  /// - Throws: When the page can't be drawn or the file can't be read.
  func picture(of index: Int, width: Int) async throws -> Resource

  /// The widths in pixels of pages that can be drawn in tiles, such as a map that is looked at closely.
  var tiledWidths: ClosedRange<Int> { get }

  /// Pixels of each side of a tile; those at the right and the lower edge of a page are smaller.
  var tileSize: Int { get }

  /// Draws a part of a page that is too large for one picture.
  ///
  /// - Parameters:
  ///   - index: The index in ``pages``.
  ///   - width: The width of the whole page in pixels, within ``tiledWidths``.
  ///   - column: The tile's column, from 0.
  ///   - row: The tile's row, from 0.
  /// - Returns: The picture.
  /// - Throws: When there is no such tile, it can't be drawn, or the file can't be read.
  func tile(of index: Int, width: Int, column: Int, row: Int) async throws -> Resource

  /// Where the text of each page begins.
  ///
  /// - Parameter content: The book's chapters.
  /// - Returns: A place for each of ``pages``; that of a page without text is the next page's.
  /// - Throws: When the file can't be read.
  func starts(in content: any BookContent) async throws -> [PagePlace]

  /// The words of a page that are in the book's text, in its order.
  ///
  /// - Parameters:
  ///   - index: The index in ``pages``.
  ///   - content: The book's chapters.
  /// - Returns: The words with their places. Running heads and notes that open at their references are no part of the text.
  /// - Throws: When the file can't be read.
  func words(of index: Int, in content: any BookContent) async throws -> [PageWord]

  /// The links of a page.
  ///
  /// - Parameters:
  ///   - index: The index in ``pages``.
  ///   - content: The book's chapters.
  /// - Returns: The links that lead somewhere.
  /// - Throws: When the file can't be read.
  func links(of index: Int, in content: any BookContent) async throws -> [PageLink]
}

/// A page that a file draws.
public struct DrawnPage: Hashable, Sendable {
  /// Points, as it is shown.
  public var width: Float
  /// Points, as it is shown.
  public var height: Float
  /// What it is called, such as "xii"; empty where the file does not say.
  public var label: String

  /// Makes a page.
  public init(width: Float, height: Float, label: String) {
    self.width = width
    self.height = height
    self.label = label
  }
}

/// A link on a page.
public struct PageLink: Hashable, Sendable {
  /// Where it leads.
  public enum Target: Hashable, Sendable {
    /// A page by its index, and the place in the text that it leads to.
    case page(Int, PagePlace)
    /// An address elsewhere; http, https or mailto only.
    case address(String)
  }

  /// Where it can be pressed: one box, or one for each line.
  public var boxes: [PageBox]
  /// Where it leads.
  public var target: Target

  /// Makes a link.
  public init(boxes: [PageBox], target: Target) {
    self.boxes = boxes
    self.target = target
  }
}

/// A place in a chapter's text.
public struct PagePlace: Hashable, Sendable {
  /// The index of the chapter.
  public var chapter: Int
  /// UTF-16 units from the chapter's start.
  public var offset: Int

  /// Makes a place.
  public init(chapter: Int, offset: Int) {
    self.chapter = chapter
    self.offset = offset
  }
}

/// A word, or a part of one, on a page.
public struct PageWord: Hashable, Sendable {
  /// Where it begins in the text.
  public var place: PagePlace
  /// UTF-16 units.
  public var length: Int
  /// Its box, in points from the top left corner of the page as it is shown.
  public var box: PageBox

  /// Makes a word.
  public init(place: PagePlace, length: Int, box: PageBox) {
    self.place = place
    self.length = length
    self.box = box
  }
}

/// A rectangle on a page, in points from its top left corner.
public struct PageBox: Hashable, Sendable {
  /// The edges.
  public var left, top, right, bottom: Float

  /// Makes a box.
  public init(left: Float, top: Float, right: Float, bottom: Float) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
}
