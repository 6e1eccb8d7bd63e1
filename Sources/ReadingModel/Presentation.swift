/// How a book asks to be shown.
public struct Presentation: Hashable, Sendable {
  /// The direction of lines and of their sequence.
  public var writing: WritingMode
  /// When two designed pages stand side by side.
  public var spread: Spread
  /// Each chapter's layout, in spine order.
  public var layouts: [Layout]
  /// The side of a spread that each chapter's page belongs on, in spine order; `nil` if the book
  /// does not say.
  public var sides: [PageSide?]

  /// Describes how a book wants to be shown.
  ///
  /// - Parameters:
  ///   - writing: The direction of lines and of their sequence.
  ///   - spread: When two designed pages stand side by side.
  ///   - layouts: Each chapter's layout, in spine order.
  ///   - sides: The side that each chapter's page belongs on.
  public init(
    writing: WritingMode = .horizontal, spread: Spread = .auto, layouts: [Layout] = [],
    sides: [PageSide?] = []
  ) {
    self.writing = writing
    self.spread = spread
    self.layouts = layouts
    self.sides = sides
  }
}

/// The direction of lines and of their sequence (CSS Writing Modes 4, 3.1).
public enum WritingMode: String, Hashable, Sendable, Codable {
  case horizontal = "horizontal-tb"
  /// Lines run down and follow each other from right to left: Japanese, Chinese.
  case verticalRightToLeft = "vertical-rl"
  /// Lines run down and follow each other from left to right: Mongolian.
  case verticalLeftToRight = "vertical-lr"
}

/// When two designed pages stand side by side (EPUB 3.3, 8.2.2.3).
public enum Spread: String, Hashable, Sendable, Codable {
  /// The reading program decides.
  case auto
  case never = "none"
  /// Only on a screen that is wider than high.
  case landscape
  case always = "both"
}

/// The side of a spread that a page belongs on (EPUB 3.3, 8.2.2.5).
public enum PageSide: String, Hashable, Sendable, Codable {
  case left, right, center
}

/// The size that a page was designed for, in CSS pixels.
public struct PageSize: Hashable, Sendable, Codable {
  /// In CSS pixels.
  public var width: Double
  /// In CSS pixels.
  public var height: Double

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - width: In CSS pixels.
  ///   - height: In CSS pixels.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// The parts that show a chapter in the book's own style.
public struct ChapterStyle: Hashable, Sendable {
  /// A style sheet that a chapter uses.
  public struct Sheet: Hashable, Sendable {
    /// Path inside the book, for ``BookContent/styleSheet(at:isFixed:)``.
    public var path: String
    /// The class that the chapter's element has for the sheet's rules.
    public var scope: String

    /// Names a sheet.
    ///
    /// - Parameters:
    ///   - path: Path inside the book.
    ///   - scope: The class that the chapter's element has for it.
    public init(path: String, scope: String) {
      self.path = path
      self.scope = scope
    }
  }

  /// The style sheets in cascade order.
  public var sheets: [Sheet]
  /// The class that the chapter's element has for ``rules``.
  public var scope: String
  /// The chapter's own rules, which come after those of the sheets; empty if it has none.
  ///
  /// Addresses are `book:` and a percent-encoded path.
  public var rules: String
  /// Whether the chapter is a designed page.
  public var isFixed: Bool
  /// The size of the designed page, if it names one.
  public var page: PageSize?

  /// Makes a style without rules.
  ///
  /// - Parameters:
  ///   - scope: The class that the chapter's element has for its own rules.
  ///   - isFixed: Whether the chapter is a designed page.
  public init(scope: String, isFixed: Bool) {
    sheets = []
    self.scope = scope
    rules = ""
    self.isFixed = isFixed
  }
}

extension BookContent {
  /// A format that says its encoding itself has no other one.
  public var encoding: String? { nil }

  /// Most formats mark their chapters and paragraphs.
  public var isUnmarked: Bool { false }

  /// A format that marks its headings needs no rule.
  public var chapterRule: String? { nil }

  /// Most files need no password.
  public var password: FilePassword? { nil }

  /// Reads one chapter; a format without styles has no own style.
  ///
  /// - Parameter index: Index in ``Book/spine``.
  /// - Returns: A chapter with the same text as ``BookContent/chapter(at:)`` gives.
  /// - Throws: When the file itself can no longer be read.
  public func styledChapter(at index: Int) async throws -> Chapter {
    try await chapter(at: index)
  }

  /// Returns `nil`, since a format without styles has no style sheets.
  ///
  /// - Parameters:
  ///   - path: Path inside the book.
  ///   - isFixed: Whether the sheet is for designed pages.
  /// - Returns: Always `nil`.
  /// - Throws: Never.
  public func styleSheet(at path: String, isFixed: Bool) async throws -> String? { nil }

  /// The presentation of a book whose text flows in horizontal lines.
  ///
  /// - Returns: The default presentation.
  public func presentation() async -> Presentation { Presentation() }
}
