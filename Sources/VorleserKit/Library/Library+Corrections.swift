public import BookParser
import Foundation
import ReadAloud
public import ReadingModel
import Storage

/// What is known of the encoding of a book's file.
public struct BookEncoding: Hashable, Sendable {
  /// The encoding in which the book is read.
  public var present: EncodingName
  /// Whether a person has chosen it.
  public var isChosen: Bool
  /// The encodings that the file may be in, the likeliest first; the first is what is read where nobody chooses.
  public var candidates: [EncodingCandidate]
}

extension Library {
  /// Corrects the language of a book for everybody.
  ///
  /// - Parameters:
  ///   - language: BCP 47 tag; `nil` for what the book says or its text shows.
  ///   - id: The book's number.
  ///   - person: Whose place and voice the book comes with.
  /// - Returns: The book.
  /// - Throws: ``LibraryError``.
  public func setLanguage(
    _ language: String?, of id: Int, for person: PersonID = .owner
  ) async throws -> LibraryBook {
    let book = try await changed(id) { try await shelf.setLanguage(language, of: id, for: person) }
    close(id)
    skippables[book.fingerprint] = nil
    dialogues[book.fingerprint] = nil
    return book
  }

  /// The encoding of a book's file, and those that it may be in.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: `nil` for a book whose format says its encoding itself.
  /// - Throws: ``LibraryError``; errors of opening the book.
  public func encoding(of id: Int) async throws -> BookEncoding? {
    let (known, book) = (try await book(id), try await open(id))
    guard let present = book.content.encoding.flatMap({ EncodingName($0) }),
      let candidates = try await BookParser.encodings(
        of: try await file(of: id), formats: kit.formats)
    else { return nil }
    return BookEncoding(
      present: present, isChosen: known.encoding != nil, candidates: candidates)
  }

  /// Reads a book's file in another encoding, for everybody.
  ///
  /// The file is not added again. Places and marks stay at the bytes where they are.
  ///
  /// - Parameters:
  ///   - encoding: The encoding; `nil` to detect it.
  ///   - id: The book's number. A book whose format says its encoding itself stays as it is.
  ///   - person: Whose place and voice the book comes with.
  /// - Returns: The book.
  /// - Throws: ``LibraryError``; errors of opening the book, and nothing has changed then.
  public func setEncoding(
    _ encoding: EncodingName?, of id: Int, for person: PersonID = .owner
  ) async throws -> LibraryBook {
    try await reread(id, for: person) { $0.encoding = encoding }
  }

  /// Reads a text in another way: places and marks stay at the bytes where they are.
  ///
  /// - Parameters:
  ///   - id: The book's number. A book whose format says its encoding and marks its chapters stays as it is.
  ///   - person: Whose place and voice the book comes with.
  ///   - choose: Changes what is chosen of how the file is read.
  /// - Returns: The book.
  /// - Throws: ``LibraryError``; errors of opening the book, and nothing has changed then.
  func reread(
    _ id: Int, for person: PersonID, _ choose: (inout OpenOptions) -> Void
  ) async throws -> LibraryBook {
    // The outline is brought up to the parser first, so that the old text is the one of the offsets.
    _ = try await outline(of: id)
    let (known, former) = (try await book(id, for: person), try await open(id))
    var options = OpenOptions(
      encoding: known.encoding.flatMap { EncodingName($0) }, chapterRule: known.chapterRule,
      index: kit.data.textIndex(of: known.fingerprint.sha256))
    choose(&options)
    if !former.content.isUnmarked { options.chapterRule = known.chapterRule }
    let isOther =
      known.encoding != options.encoding?.description || known.chapterRule != options.chapterRule
    guard former.content.encoding != nil, isOther else { return known }
    let file = try await file(of: id)
    let reread = try await kit.open(file: file, options: options)
    let outline = try await OutlineReader(reread).outline { _ in }
    let title = Self.title(of: reread.metadata, fileName: known.fileName)
    var stored = RereadBook(
      encoding: options.encoding?.description, chapterRule: options.chapterRule, title: title,
      metadata: reread.metadata, outline: outline, parserRevision: BookParser.revision)
    stored.recognised = known.recognised
    var anchoring = MarkAnchoring(
      book: reread.measured(outline.chapters.map(\.length)), outline: outline,
      chapters: kit.chapters)
    anchoring.reread = former
    let quotes = { try await self.shelf.everyPlace(in: id) }
    let book = try await moving(id, anchoring, quotes: quotes) { change in
      try await shelf.reread(as: stored, id, moving: change, for: person)
    }
    skippables[known.fingerprint] = nil
    dialogues[known.fingerprint] = nil
    close(id)
    tell(of: id)
    return book
  }
}
