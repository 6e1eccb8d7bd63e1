import BookParser
import Foundation
public import ReadingModel

/// A form that marks are written in, for other programs and for people.
public enum MarkFormat: String, Hashable, Sendable, CaseIterable {
  /// For people and notebooks.
  case markdown
  /// Readium's `AnnotationSet`, which Thorium reads too, and we.
  case annotations
  /// A page that can be printed.
  case html
  /// The table that Readwise reads.
  case readwise

  /// IANA media type.
  public var mediaType: String {
    switch self {
    case .markdown: "text/markdown; charset=utf-8"
    case .annotations: "application/ld+json"
    case .html: "text/html; charset=utf-8"
    case .readwise: "text/csv; charset=utf-8"
    }
  }

  /// What a file of it is called at its end.
  public var fileExtension: String {
    switch self {
    case .markdown: "md"
    case .annotations: "annotation"
    case .html: "html"
    case .readwise: "csv"
    }
  }
}

/// The marks of one book with what is written beside them.
struct MarkedBook: Sendable {
  var book: LibraryBook
  var marks: [Mark]
  var outline: BookOutline
  /// Paths of the chapters inside the book; empty where they have none.
  var paths: [String]
  /// Where marks stand in the book's own file, by id, as far as the form has use for it and it is known.
  var sources: [String: SourcePlace] = [:]

  var authors: String { book.metadata.creators.joined(separator: ", ") }

  /// The marks under their chapters' titles, in order.
  var chapters: [(title: String?, marks: [Mark])] {
    var chapters: [(title: String?, marks: [Mark])] = []
    for mark in marks {
      if chapters.last?.title == mark.chapter, !chapters.isEmpty {
        chapters[chapters.count - 1].marks.append(mark)
      } else {
        chapters.append((mark.chapter, [mark]))
      }
    }
    return chapters
  }
}

extension Mark {
  /// What a list shows of it: the passage, or what follows a place.
  var shownText: String {
    let text = kind == .bookmark && quote.exact.isEmpty ? quote.suffix : quote.shown
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// A file with marks.
public struct MarkFile: Sendable {
  /// What it is called for people.
  public let name: String
  /// IANA media type.
  public let mediaType: String
  /// Its content.
  public let bytes: [UInt8]
}

extension Library {
  /// A person's marks as a file.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - id: The book's number; `nil` for all books.
  ///   - person: Whose marks.
  ///   - program: What made the file, such as `Vorleser 1.0`.
  /// - Returns: The file.
  /// - Throws: ``LibraryError``.
  public func exportMarks(
    _ format: MarkFormat, of id: Int?, for person: PersonID = .owner, program: String
  ) async throws -> MarkFile {
    var marked: [MarkedBook] = []
    if let id {
      marked = [try await markedBook(id, try await marks(in: id, for: person), for: format)]
    } else {
      var byBook: [Int: [Mark]] = [:]
      var order: [Int] = []
      for mark in try await marks(for: person) {
        if byBook[mark.book] == nil { order.append(mark.book) }
        byBook[mark.book, default: []].append(mark)
      }
      for book in order {
        marked.append(try await markedBook(book, byBook[book] ?? [], for: format))
      }
    }
    let text =
      switch format {
      case .markdown: MarkdownMarks.text(marked)
      case .html: HTMLMarks.text(marked)
      case .readwise: ReadwiseMarks.text(marked)
      case .annotations: try AnnotationSet.text(marked, isOne: id != nil, program: program)
      }
    let name = id == nil ? "Marks" : marked.first?.book.title ?? "Marks"
    let plain = name.map { "/\\:\"<>|?*".contains($0) || $0.isNewline ? "_" : $0 }
    return MarkFile(
      name: "\(String(plain.prefix(120))).\(format.fileExtension)", mediaType: format.mediaType,
      bytes: Array(text.utf8))
  }

  private func markedBook(
    _ id: Int, _ marks: [Mark], for format: MarkFormat
  ) async throws -> MarkedBook {
    let book = try await book(id)
    // Marks can be taken away also where the book itself is gone.
    let outline =
      (try? await outline(of: id)) ?? BookOutline(chapters: [], contents: [], findings: [])
    let opened = try? await open(id)
    var marked = MarkedBook(
      book: book, marks: marks, outline: outline, paths: opened?.spine.map(\.path) ?? [])
    if format == .annotations, let opened {
      marked.sources = await MarkSources.places(of: marks, in: opened, outline)
    }
    return marked
  }
}
