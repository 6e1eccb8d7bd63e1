import BookParser
import Foundation
public import ReadingModel
import Storage
import TextRecognition

/// What is known of the pages of a book that are pictures.
public struct BookRecognition: Hashable, Sendable {
  /// How many pages the book's file has.
  public var pageCount: Int
  /// How many of them have no words of their own: pictures, and empty pages.
  public var wordlessCount: Int
  /// The languages in which they were recognised, as Tesseract names them; `nil` while they are pictures.
  public var languages: [String]?
  /// The languages that fit the book, of those that can be recognised here; the first of them if none fits, empty if there are none.
  public var suggested: [String]
  /// The languages that can be recognised here, in alphabetic order; `nil` without the program.
  public var available: [String]?
}

/// How far the recognition of a book is.
public struct RecognitionProgress: Hashable, Sendable {
  /// How many pages were read, those of earlier times included.
  public var doneCount: Int
  /// How many pages are to be read.
  public var pageCount: Int
}

extension Library {
  /// What is known of the pages of a book that are pictures.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: `nil` for a book of a format that has no such pages, or none of whose pages is a picture.
  /// - Throws: ``LibraryError``; errors of opening the book.
  public func recognition(of id: Int) async throws -> BookRecognition? {
    let known = try await book(id)
    guard known.capabilities.contains(.drawn) else { return nil }
    let book = try await openOrUnrecognised(id)
    guard let pages = book.content.pages, let wordless = BookParser.wordlessPages(of: book),
      !wordless.isEmpty
    else { return nil }
    let available = try await Tesseract()?.languages()
    return BookRecognition(
      pageCount: pages.pages.count, wordlessCount: wordless.count,
      languages: known.recognised.flatMap { RecognitionLanguage.names($0) },
      suggested: Self.suggested(known.metadata.language, among: available ?? []),
      available: available)
  }

  private static func suggested(_ language: String?, among available: [String]) -> [String] {
    let own = language.flatMap { RecognitionLanguage.name(ofLanguage: $0) }
    let wanted = [own, "eng"].compactMap(\.self).first { available.contains($0) }
    return [wanted ?? available.first].compactMap(\.self)
  }

  /// Reads the text of all pages of a book that are pictures, which takes seconds for each, and makes it the book's text for everybody.
  ///
  /// Pages that were read in an earlier attempt are not read again. Places and marks stay on their pages; in the text that the book has already
  /// they stay at their words. A page that can't be drawn or takes too long stays without words.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - languages: The languages of the text, as Tesseract names them; `nil` for those that fit the book.
  ///   - progress: Told how far it is, page by page.
  /// - Returns: The book; one without such pages stays as it is.
  /// - Throws: `RecognitionError`; ``LibraryError``; errors of opening the book; `CancellationError`.
  public func recogniseText(
    of id: Int, in languages: [String]? = nil,
    progress: @Sendable (RecognitionProgress) -> Void = { _ in }
  ) async throws -> LibraryBook {
    let known = try await book(id)
    guard let program = Tesseract() else { throw RecognitionError.noProgram }
    let chosen =
      if let languages { languages } else {
        Self.suggested(known.metadata.language, among: try await program.languages())
      }
    guard !chosen.isEmpty else { throw RecognitionError.noLanguage("eng") }
    let recognition = try await PageRecognition(program, in: chosen)
    let book = try await openUnrecognised(known)
    guard let pages = BookParser.wordlessPages(of: book), !pages.isEmpty else { return known }
    let name = chosen.joined(separator: "+")
    let place = kit.data.recognisedText(of: known.fingerprint.sha256, in: name)
    do {
      let lock = try RecognitionLock(on: place)
      defer { lock.release() }
      var text = try RecognisedText(at: place, of: known.fingerprint.sha256)
      for (count, page) in pages.enumerated() {
        progress(RecognitionProgress(doneCount: count, pageCount: pages.count))
        if text.pages[page] != nil { continue }
        try Task.checkCancellation()
        try text.add(try await Self.words(of: page, of: book, by: recognition), at: page)
      }
    } catch CocoaError.fileWriteOutOfSpace {
      throw LibraryError.storage(.diskFull)
    } catch let error as CocoaError {
      throw RecognitionError.failed(reason: error.localizedDescription)
    }
    progress(RecognitionProgress(doneCount: pages.count, pageCount: pages.count))
    return try await use(recognised: name, for: id)
  }

  /// The words of a page; none of one that can't be read.
  private static func words(
    of page: Int, of book: Book, by recognition: PageRecognition
  ) async throws -> RecognisedPage {
    do {
      return try await BookParser.recognise(page: page, of: book, by: recognition)
    } catch RecognitionError.limit {
      return .empty
    } catch is BookOpenError {
      return .empty
    }
  }

  /// The book, or what is in its file where its recognised text is missing.
  private func openOrUnrecognised(_ id: Int) async throws -> Book {
    do {
      return try await open(id)
    } catch BookOpenError.unreadable {
      return try await openUnrecognised(try await book(id))
    }
  }

  private func openUnrecognised(_ known: LibraryBook) async throws -> Book {
    let password = try await filePassword(of: known)
    return try await kit.open(
      file: try await file(of: known.id), options: OpenOptions(password: password))
  }

  /// Makes a recognised text the book's: places and marks are found again.
  func use(recognised name: String, for id: Int) async throws -> LibraryBook {
    // The outline is brought up to the parser first, so that the old text is the one of the offsets.
    let isCurrent = (try? await outline(of: id)) != nil
    let known = try await book(id)
    let former = isCurrent ? try await openOrUnrecognised(id) : nil
    var options = OpenOptions(password: try await filePassword(of: known))
    options.recognisedText = kit.data.recognisedText(of: known.fingerprint.sha256, in: name)
    let book = try await kit.open(file: try await file(of: id), options: options)
    guard book.fingerprint == known.fingerprint else {
      throw LibraryError.missingFile(name: known.fileName)
    }
    let outline = try await OutlineReader(book).outline { _ in }
    var reread = RereadBook(
      encoding: known.encoding, chapterRule: known.chapterRule,
      title: Self.title(of: book.metadata, fileName: known.fileName), metadata: book.metadata,
      outline: outline, parserRevision: BookParser.revision)
    reread.recognised = name
    let stored = reread
    var anchoring = MarkAnchoring(
      book: book, outline: outline, chapters: kit.chapters, former: former)
    // Nothing but its pages tells the places of a book that has no words yet.
    if let former, BookParser.wordlessPages(of: former)?.count == former.content.pages?.pages.count,
      former.content.recognition == nil
    {
      anchoring.reread = former
    }
    let quotes = { try await self.shelf.everyPlace(in: id) }
    let result = try await moving(id, anchoring, quotes: quotes) { change in
      try await shelf.reread(as: stored, id, moving: change)
    }
    skippables[known.fingerprint] = nil
    close(id)
    tell(of: id)
    return result
  }
}
