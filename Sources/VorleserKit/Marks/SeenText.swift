import Anchoring
import ReadAloud
public import ReadingModel
import Storage

/// The text of a book that a client has before it, which may be another than the library has by now.
public struct SeenText: Hashable, Sendable {
  /// Which text it is, as ``Library/edition(of:)`` has said.
  public var edition: String
  /// What stands there at the place in question, by which it is found in another text; `nil` where the
  /// client does not know.
  public var quote: TextQuote?

  /// Describes a text.
  ///
  /// - Parameters:
  ///   - edition: Which text it is.
  ///   - quote: What stands there at the place in question.
  public init(edition: String, quote: TextQuote?) {
    self.edition = edition
    self.quote = quote
  }
}

extension Library {
  /// How often something is stored anew because the text changes meanwhile.
  private static let editionAttempts = 5

  /// Which text a book has at present.
  ///
  /// Offsets of one edition are good in that one only. It is another word when the file was replaced,
  /// or when its text is read otherwise by a newer program.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: A word of letters, digits and a point.
  /// - Throws: ``LibraryError``.
  public func edition(of id: Int) async throws -> String {
    try await found(id) { try await shelf.edition(of: id) }
  }

  /// A book's outline, and the edition that it is of.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: Both of one text.
  /// - Throws: ``LibraryError``, or what opening the book throws.
  public func outlineWithEdition(
    of id: Int
  ) async throws -> (outline: BookOutline, edition: String) {
    for _ in 0..<Self.editionAttempts {
      let before = try await edition(of: id)
      // It may be made anew, and be of another edition from then on.
      let outline = try await outline(of: id)
      if try await edition(of: id) == before { return (outline, before) }
    }
    throw LibraryError.storage(.busy)
  }

  /// Stores something whose offsets are of the present text, again where that has changed meanwhile.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - store: Stores it for an outline and its edition; `nil` when the text is another by now.
  /// - Returns: What storing returns.
  /// - Throws: What storing throws; ``LibraryError``.
  func inPresentText<Value>(
    of id: Int, _ store: (BookOutline, String) async throws -> Value?
  ) async throws -> Value {
    for _ in 0..<Self.editionAttempts {
      let (outline, edition) = try await outlineWithEdition(of: id)
      if let value = try await store(outline, edition) { return value }
    }
    throw LibraryError.storage(.busy)
  }

  /// A place of a client's text in the present one, and which edition it is of then.
  ///
  /// - Parameters:
  ///   - offset: The place in the client's text.
  ///   - seen: The client's text; `nil` for the present one.
  ///   - id: The book's number.
  /// - Returns: The place, and the edition that it has to be stored in, if that matters.
  /// - Throws: ``LibraryError/otherEdition`` for what is not found.
  func presentPlace(
    _ offset: TextOffset, in seen: SeenText?, of id: Int
  ) async throws -> (TextOffset, String?) {
    guard let seen, try await edition(of: id) != seen.edition else {
      return (offset, seen?.edition)
    }
    let (outline, present) = try await outlineWithEdition(of: id)
    guard let found = try await range(offset..<offset, in: seen, of: id, outline) else {
      throw LibraryError.otherEdition
    }
    return (found.lowerBound, present)
  }

  /// Where what a client saw stands in the present text.
  ///
  /// - Parameters:
  ///   - range: Offsets of the client's text.
  ///   - seen: The client's text.
  ///   - id: The book's number.
  ///   - outline: The present text's outline.
  /// - Returns: Offsets of the present text; `nil` where it is not found.
  /// - Throws: When the book can't be read.
  func range(
    _ range: Range<TextOffset>, in seen: SeenText, of id: Int, _ outline: BookOutline
  ) async throws -> Range<TextOffset>? {
    guard let quote = seen.quote?.bounded(), !quote.isWordless else { return nil }
    let anchoring = MarkAnchoring(
      book: try await open(id), outline: outline, chapters: kit.chapters)
    let expected = min(max(0, range.lowerBound), outline.length)
    let wanted = QuoteFinder.Wanted(quote: quote, expected: expected, length: range.count)
    return try await anchoring.find([wanted]).first?.map(\.range)
  }
}
