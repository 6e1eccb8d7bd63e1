/// A word of a page, or a part of one in another font, with its place.
///
/// Places are in points from the top left corner of the page as its text is read: a page of turned text is
/// turned back.
public struct PDFWord: Hashable, Sendable {
  /// Its characters, in the order in which they are read.
  public var text: String
  /// Where it begins on the horizontal axis.
  public var left: Float
  /// Where it ends on the horizontal axis.
  public var right: Float
  /// The line it stands on, from the top of the page.
  public var baseline: Float
  /// The size of the font.
  public var size: Float
  /// How it differs from others.
  public var traits: Traits
  /// The quarters of a turn with the clock by which the shown page is turned until the word is upright, 0...3.
  public var quarter: UInt8
  /// Its number among the words of its page, once they are counted.
  public var index: Int32 = 0
  /// The number of the link of its page that it stands in, once that is known.
  public var link: Int32?

  /// How a word differs from others.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes a set of bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A bold font.
    public static let bold = Traits(rawValue: 1)
    /// An italic font.
    public static let italic = Traits(rawValue: 2)
    /// White space stands before it.
    public static let followsSpace = Traits(rawValue: 4)
    /// It stands in another direction than most words of the page, so its place says nothing.
    public static let turned = Traits(rawValue: 8)
  }

  /// Makes a word.
  public init(
    _ text: String, left: Float, right: Float, baseline: Float, size: Float, traits: Traits = [],
    quarter: UInt8 = 0
  ) {
    self.text = text
    self.left = left
    self.right = right
    self.baseline = baseline
    self.size = size
    self.traits = traits
    self.quarter = quarter
  }
}

/// The text of a page.
public struct PDFPage: Hashable, Sendable {
  /// The farthest place from a page's corner, in points: seventy times the largest page (ISO 32000-1, annex C.2).
  public static let placeLimit: Float = 1_000_000

  /// Points, of the page as its text is read.
  public var width: Float
  /// Points.
  public var height: Float
  /// The quarters of a turn with the clock by which the shown page was turned until its text is upright, 0...3.
  public var turn: UInt8
  /// What the page is called, such as "xii"; empty where the file does not say.
  public var label: String
  /// Its words in the order of the file.
  public var words: [PDFWord]
  /// Its links in the order of the file.
  public var links: [PDFLink]
  /// How places that the file names become those of the page as it is shown.
  public var frame: PDFFrame
  /// What may be its figures.
  public var figures: [PDFFigure]

  /// Makes a page.
  public init(
    width: Float, height: Float, turn: UInt8 = 0, label: String, words: [PDFWord],
    links: [PDFLink] = [], frame: PDFFrame = PDFFrame(), figures: [PDFFigure] = []
  ) {
    self.width = width
    self.height = height
    self.turn = turn
    self.label = label
    self.words = words
    self.links = links
    self.frame = frame
    self.figures = figures
  }

  /// The size of the page as it is shown, in points.
  public var shownSize: (width: Float, height: Float) {
    turn % 2 == 1 ? (height, width) : (width, height)
  }
}

/// A line of a file's outline.
public struct PDFOutlineEntry: Hashable, Sendable {
  /// What it says.
  public var label: String
  /// How many entries are above it, from 0.
  public var depth: Int
  /// The index of the page that it leads to; `nil` where it leads elsewhere.
  public var page: Int?

  /// Makes an entry.
  public init(label: String, depth: Int, page: Int?) {
    self.label = label
    self.depth = depth
    self.page = page
  }
}

/// Why a PDF can't be read.
public enum PDFError: Error, Hashable, Sendable {
  /// The library is missing, or is another one.
  case library(reason: String)
  /// The file is damaged.
  case damaged(reason: String)
  /// It asks for a password, or for another one.
  case password
  /// A program of a seller has encrypted it.
  case protected
  /// It needs more memory than it may.
  case limit
}
