/// The metadata that a book gives about itself.
public struct Metadata: Hashable, Sendable, Codable {
  /// The main title; `nil` if the book gives none, never blank.
  public var title: String? {
    didSet { title = Self.filled(title) }
  }
  /// The title as sorted (`Hobbit, The`); `nil` for the title without its article.
  public var sortTitle: String?
  /// Authors, editors and others, in the book's order.
  public var contributors: [Contributor]
  /// BCP 47 tags in the book's order, as written there.
  public var languages: [String]
  /// BCP 47 primary subtag detected in the text, if the book names no language.
  public var detectedLanguage: String?
  /// BCP 47 tag that a person has put in place of what the book says or its text shows.
  public var correctedLanguage: String?
  /// Identifiers (ISBN, UUID, …), the unique one first.
  public var identifiers: [String]
  /// The series the book belongs to, if it names one.
  public var series: Series?
  /// Publisher's name.
  public var publisher: String?
  /// Publication date as written in the book.
  public var published: String?
  /// Blurb, plain text or HTML as written in the book.
  public var summary: String?
  /// Keywords in the book's order.
  public var subjects: [String]
  /// Path of the cover image inside the book.
  public var cover: String?
  /// Whether pages are designed or flow.
  public var layout: Layout
  /// The direction in which pages turn.
  public var pageProgression: PageProgression

  /// Makes metadata; everything but the title has a value for "not given".
  ///
  /// - Parameter title: The main title, if the book gives one; a blank one is none.
  public init(title: String? = nil) {
    self.title = Self.filled(title)
    contributors = []
    languages = []
    identifiers = []
    subjects = []
    layout = .reflowable
    pageProgression = .default
  }

  private static func filled(_ title: String?) -> String? {
    // Nobody sees anything of spaces and joiners either.
    title.flatMap {
      $0.unicodeScalars.allSatisfy {
        $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
      } ? nil : $0
    }
  }

  /// The main creators' names in the book's order.
  public var creators: [String] {
    contributors.filter { $0.kind == .creator }.map(\.name)
  }

  /// The corrected language, or else the detected one, or else the first that the book names.
  public var language: String? { correctedLanguage ?? detectedLanguage ?? languages.first }
}

/// A person or organisation that made the book.
public struct Contributor: Hashable, Sendable, Codable {
  /// Whether the book lists the person as creator or contributor.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case creator, contributor
  }

  /// The name as displayed.
  public var name: String
  /// The name as sorted (`Austen, Jane`), if given.
  public var sortAs: String?
  /// MARC relator code such as `aut`, `trl`, `ill`, if given.
  public var role: String?
  /// Creator or contributor.
  public var kind: Kind

  /// Makes a contributor.
  ///
  /// - Parameters:
  ///   - name: The name as displayed.
  ///   - sortAs: The name as sorted, if given.
  ///   - role: MARC relator code, if given.
  ///   - kind: Creator or contributor.
  public init(name: String, sortAs: String? = nil, role: String? = nil, kind: Kind = .creator) {
    self.name = name
    self.sortAs = sortAs
    self.role = role
    self.kind = kind
  }
}

/// A book's place in a series.
public struct Series: Hashable, Sendable, Codable {
  /// The series' name.
  public var name: String
  /// Position in it, as written (`2`, `2.5`), if given.
  public var position: String?

  /// Makes a series entry.
  ///
  /// - Parameters:
  ///   - name: The series' name.
  ///   - position: Position in it, as written, if given.
  public init(name: String, position: String? = nil) {
    self.name = name
    self.position = position
  }
}

/// Whether pages are designed or flow.
public enum Layout: String, Hashable, Sendable, Codable {
  case reflowable
  case fixed = "pre-paginated"
}

/// The direction in which pages turn.
public enum PageProgression: String, Hashable, Sendable, Codable {
  case `default`
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
