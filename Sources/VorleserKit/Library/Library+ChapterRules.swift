public import BookParser
import Foundation
public import ReadingModel
import Storage

/// How a plain text is divided into chapters, and how it could be.
public struct BookChapterRules: Sendable {
  /// A rule and what it makes of the beginning of the book.
  public struct Candidate: Sendable {
    /// The rule; `nil` for the program's own way.
    public var rule: ChapterRule?
    /// The chapters that it makes.
    public var preview: ChapterPreview
  }

  /// The expression that was chosen; `nil` for the program's own way.
  public var chosen: String?
  /// The program's own way first, then the rules of the list in order.
  public var candidates: [Candidate]
}

/// Why a list of chapter rules is refused.
public enum ChapterRuleError: Error, Hashable, CustomStringConvertible {
  /// An expression can't be used.
  case malformed(index: Int)
  /// There are too many.
  case tooMany

  /// One sentence that says what is wrong.
  public var description: String {
    switch self {
    case .malformed(let index):
      "The expression of rule \(index + 1) can't be used; it has 1 to \(ChapterRule.expressionLimit) characters in ICU's syntax."
    case .tooMany: "A list has at most \(ChapterRuleList.ruleLimit) chapter rules."
    }
  }
}

extension Library {
  /// The list of chapter rules from which people choose.
  ///
  /// - Returns: The stored list; the one of the program with version 0 if nothing is stored.
  /// - Throws: ``LibraryError``.
  public func chapterRules() async throws -> StoredChapterRules {
    let known = try await stored { try await shelf.chapterRules() }
    return known.version > 0 ? known : StoredChapterRules(rules: ChapterRuleList.standard)
  }

  /// Stores the list of chapter rules; books that were divided by one of them stay as they are.
  ///
  /// - Parameters:
  ///   - rules: The rules in order.
  ///   - version: The version that it replaces; 0 for the first.
  /// - Returns: The stored list.
  /// - Throws: ``ChapterRuleError``; ``LibraryError/choicesConflict(version:)`` when another version stands;
  ///   ``LibraryError``.
  public func setChapterRules(
    _ rules: [ChapterRule], expecting version: Int
  ) async throws -> StoredChapterRules {
    guard rules.count <= ChapterRuleList.ruleLimit else { throw ChapterRuleError.tooMany }
    for (index, rule) in rules.enumerated() where !ChapterRuleList.isUsable(rule.expression) {
      throw ChapterRuleError.malformed(index: index)
    }
    let update = try await stored { try await shelf.setChapterRules(rules, expecting: version) }
    guard let update else {
      throw LibraryError.choicesConflict(version: try await chapterRules().version)
    }
    return update
  }

  /// How a book is divided into chapters, and what every rule of the list would make of its beginning.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: `nil` for a book whose format marks its headings.
  /// - Throws: ``LibraryError``; errors of opening the book.
  public func chapterRules(of id: Int) async throws -> BookChapterRules? {
    let known = try await book(id)
    let rules: [ChapterRule?] = [nil] + (try await chapterRules().rules)
    let previews = try await BookParser.chapterPreviews(
      of: try await file(of: id), in: known.encoding.flatMap { EncodingName($0) },
      by: rules.map { $0?.expression }, byteLimit: BookParser.comparedLength, formats: kit.formats)
    return previews.map { previews in
      BookChapterRules(
        chosen: known.chapterRule,
        candidates: zip(rules, previews).map { BookChapterRules.Candidate(rule: $0, preview: $1) })
    }
  }

  /// What a rule would make of a book, or of the beginning of a very long one.
  ///
  /// - Parameters:
  ///   - expression: What a heading looks like; `nil` for the program's own way.
  ///   - id: The book's number.
  /// - Returns: `nil` for a book whose format marks its headings.
  /// - Throws: ``LibraryError``; errors of opening the book.
  public func chapters(by expression: String?, of id: Int) async throws -> ChapterPreview? {
    let known = try await book(id)
    return try await BookParser.chapterPreviews(
      of: try await file(of: id), in: known.encoding.flatMap { EncodingName($0) },
      by: [expression], formats: kit.formats)?.first
  }

  /// Divides a plain text into other chapters, for everybody.
  ///
  /// Places and marks stay at the bytes where they are.
  ///
  /// - Parameters:
  ///   - expression: What a heading looks like; `nil` for the program's own way.
  ///   - id: The book's number. A book of another format stays as it is.
  ///   - person: Whose place and voice the book comes with.
  /// - Returns: The book.
  /// - Throws: ``ChapterRuleError/malformed(index:)``; ``LibraryError``; errors of opening the book, and nothing has
  ///   changed then.
  public func setChapterRule(
    _ expression: String?, of id: Int, for person: PersonID = .owner
  ) async throws -> LibraryBook {
    if let expression, !ChapterRuleList.isUsable(expression) {
      throw ChapterRuleError.malformed(index: 0)
    }
    return try await reread(id, for: person) { $0.chapterRule = expression }
  }

  /// The rule by which a new text is divided, if one of the list fits it better than the program's own way.
  func chapterRule(for file: URL, in encoding: EncodingName?) async throws -> String? {
    let rules = try await chapterRules().rules
    return try await BookParser.bestRule(
      among: rules, for: file, in: encoding, formats: kit.formats)?.expression
  }
}
