/// A list of selectors for elements, in the part of CSS that people write for pages.
///
/// Types, `*`, `#id`, `.class`, `[name]`, `[name=value]` with `~= |= ^= $= *=`, `:first-child`, `:last-child`, `:not(…)` with one
/// of these, joined by white space, `>`, `+` and `~`; commas separate selectors.
/// Source: <https://www.w3.org/TR/selectors-4/>.
public struct Selector: Sendable, Equatable {
  /// The longest list of selectors in UTF-16 code units; browsers' own "copy selector" gives some 200.
  public static let lengthLimit = 1000
  /// The most elements that one selector names; each one may be searched for at every depth.
  static let partLimit = 8

  /// What is asked of one element.
  indirect enum Test: Sendable, Equatable {
    case type(String)
    case id(String)
    case `class`(String)
    case attribute(String, Comparison, String)
    case firstChild, lastChild
    case not(Test)
  }

  /// How the value of an attribute is compared.
  enum Comparison: String, Sendable, CaseIterable {
    case isThere = ""
    case equals = "="
    case hasWord = "~="
    case hasLanguage = "|="
    case begins = "^="
    case ends = "$="
    case contains = "*="
  }

  /// How an element stands to the one before it.
  enum Combinator: Sendable, Equatable {
    case inside, child, next, following
  }

  /// An element with its place to the one before it.
  struct Part: Sendable, Equatable {
    var combinator: Combinator
    var tests: [Test]
  }

  /// The selectors of the list; each has its parts in the order in which they are written.
  let alternatives: [[Part]]
  /// The list as it is written.
  public let text: String

  /// Reads a list of selectors.
  ///
  /// - Parameter text: The list.
  /// - Throws: ``SelectorError`` for what is none.
  public init(_ text: String) throws(SelectorError) {
    guard text.utf16.count <= Self.lengthLimit else { throw SelectorError(selector: text) }
    self.text = text
    var reader = SelectorReader(text)
    alternatives = try reader.list()
  }
}

/// A text that is no selector, or one that is not understood here.
public struct SelectorError: Error, Hashable, CustomStringConvertible {
  /// The text.
  public var selector: String

  /// Describes a text that is no selector.
  ///
  /// - Parameter selector: The text.
  public init(selector: String) { self.selector = selector }

  /// One sentence for people.
  public var description: String {
    "'\(selector.prefix(80))' is no selector that Vorleser understands, such as 'article .text' or 'div#story > p'."
  }
}
