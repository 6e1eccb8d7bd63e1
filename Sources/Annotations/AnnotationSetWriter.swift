import Foundation
import ReadingModel

/// Marks as `AnnotationSet`: the text that encoding all of them at once would give.
struct AnnotationSetWriter: MarkWriter {
  /// Whether the file is one set rather than a list of them.
  let isOne: Bool
  let program: String
  private let encoder = AnnotationSet.encoder
  private var isFirstBook = true
  private var isFirstMark = true
  /// What follows the marks of the present book.
  private var tail = ""

  init(isOne: Bool, program: String) {
    self.isOne = isOne
    self.program = program
  }

  func begin() -> String { isOne ? "" : "[" }

  mutating func begin(_ book: MarkedBook) throws -> String {
    let text = try encoded(AnnotationSet.document(book, program: program), depth: isOne ? 0 : 1)
    // A line begins in no value, since line breaks in them are escaped: only the list itself begins so.
    let name = isOne ? "\n  \"items\" : [" : "\n    \"items\" : ["
    guard let list = text.range(of: name), let end = text[list.upperBound...].firstIndex(of: "]")
    else { return text }
    tail = String(text[end...])
    defer {
      isFirstBook = false
      isFirstMark = true
    }
    return separator(isFirst: isFirstBook, depth: isOne ? 0 : 1) + text[..<list.upperBound]
  }

  mutating func text(_ mark: Mark, in book: MarkedBook) throws -> String {
    let depth = isOne ? 2 : 3
    defer { isFirstMark = false }
    return separator(isFirst: isFirstMark, depth: depth)
      + (try encoded(AnnotationSet.item(mark, in: book), depth: depth))
  }

  func end(_ book: MarkedBook) -> String {
    (isFirstMark ? "\n" : "") + "\n" + Self.indentation(isOne ? 1 : 2) + tail
  }

  func end() -> String {
    isOne ? "\n" : (isFirstBook ? "\n" : "") + "\n]\n"
  }

  /// What stands before a value in a list, or before the whole.
  private func separator(isFirst: Bool, depth: Int) -> String {
    depth == 0 ? "" : (isFirst ? "\n" : ",\n") + Self.indentation(depth)
  }

  private static func indentation(_ depth: Int) -> String {
    String(repeating: "  ", count: depth)
  }

  /// A value as it is written inside others.
  private func encoded(_ value: some Encodable, depth: Int) throws -> String {
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    guard depth > 0 else { return text }
    // The encoder leaves the line in an empty list empty.
    return text.replacing("\n", with: "\n" + Self.indentation(depth))
      .replacing("\n" + Self.indentation(depth) + "\n", with: "\n\n")
  }
}
