public import Annotations
public import ReadingModel
import Storage

extension Library {
  /// A person's marks as a file.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - id: The book's number; `nil` for all books.
  ///   - person: Whose marks.
  ///   - program: Name and version of the writing program, such as `Vorleser 1.0`.
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
    return try MarkFile(marked, as: format, isOne: id != nil, program: program)
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
