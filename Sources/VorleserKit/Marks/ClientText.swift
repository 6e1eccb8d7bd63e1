import Anchoring
import ReadAloud
public import ReadingModel
import Storage

/// The text of a book that a client shows, which may differ from the library's present text.
public struct ClientText: Hashable, Sendable {
  /// The edition, from ``Library/edition(of:)``.
  public var edition: String
  /// The text at the place in question, by which the place is found in another text; `nil` if the
  /// client has none.
  public var quote: TextQuote?

  /// Describes a text.
  ///
  /// - Parameters:
  ///   - edition: The edition.
  ///   - quote: The text at the place in question.
  public init(edition: String, quote: TextQuote?) {
    self.edition = edition
    self.quote = quote
  }
}

extension Library {
  /// The most attempts to store something whose text changes meanwhile.
  private static let editionAttempts = 5

  /// The edition of a book's present text.
  ///
  /// Offsets are valid in their own edition only. The edition changes when the file is replaced, or
  /// when a newer parser reads the file differently.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: A word of letters, digits and a point.
  /// - Throws: ``LibraryError``.
  public func edition(of id: Int) async throws -> String {
    try await found(id) { try await shelf.edition(of: id) }
  }

  /// A book's outline, with its edition.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: Outline and edition of the same text.
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

  /// Stores something with offsets of the present text, and tries again if the text has changed
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - store: Stores it for an outline and its edition; returns `nil` when the text has changed.
  /// - Returns: The result of `store`.
  /// - Throws: Errors of `store`; ``LibraryError``.
  func inPresentText<Value>(
    of id: Int, _ store: (BookOutline, String) async throws -> Value?
  ) async throws -> Value {
    for _ in 0..<Self.editionAttempts {
      let (outline, edition) = try await outlineWithEdition(of: id)
      if let value = try await store(outline, edition) { return value }
    }
    throw LibraryError.storage(.busy)
  }

  /// Finds a place of a client's text in the present text.
  ///
  /// - Parameters:
  ///   - offset: The place in the client's text.
  ///   - seen: The client's text; `nil` for the present one.
  ///   - id: The book's number.
  /// - Returns: The place, and the edition for storing it, if that matters.
  /// - Throws: ``LibraryError/otherEdition`` if it is not found.
  func presentPlace(
    _ offset: TextOffset, in seen: ClientText?, of id: Int
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

  /// Finds a range of a client's text in the present text.
  ///
  /// - Parameters:
  ///   - range: Offsets of the client's text.
  ///   - seen: The client's text.
  ///   - id: The book's number.
  ///   - outline: The present text's outline.
  /// - Returns: Offsets of the present text; `nil` if it is not found.
  /// - Throws: When the book can't be read.
  func range(
    _ range: Range<TextOffset>, in seen: ClientText, of id: Int, _ outline: BookOutline
  ) async throws -> Range<TextOffset>? {
    guard let quote = seen.quote?.bounded(), !quote.isWordless else { return nil }
    let anchoring = MarkAnchoring(
      book: try await open(id), outline: outline, chapters: kit.chapters)
    let expected = min(max(0, range.lowerBound), outline.length)
    let wanted = QuoteFinder.Wanted(quote: quote, expected: expected, length: range.count)
    return try await anchoring.find([wanted]).first?.map(\.range)
  }
}
