import Foundation
import ReadingModel

extension BookFormatTable {
  /// Sorts the files of one book, the best format first, by `BookFormat.ranks`.
  ///
  /// - Parameter names: The files' names.
  /// - Returns: The same names.
  public func preferred(_ names: [String]) -> [String] {
    let ranks = formats.flatMap(\.ranks)
    func rank(_ name: String) -> Int {
      let lower = name.lowercased()
      return ranks.filter { lower.hasSuffix("." + $0.key) }.map(\.value).min() ?? .max
    }
    return names.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    .map(\.element)
  }

  /// Whether the books of a folder are one book, perhaps in several formats: their names differ in the endings of formats only.
  ///
  /// - Parameter names: The names of the folder's files; files of other kinds may be among them. They are read up to the second book only,
  ///   so that the answer for a folder of thousands costs no more than that for one of two.
  /// - Returns: `false` for a folder without a book, too.
  public func areOneBook(_ names: some Sequence<String>) -> Bool {
    let endings = longestEndingsFirst
    var only: String?
    for name in names {
      guard let title = Self.nameWithoutEnding(name, endings) else { continue }
      if let only, only != title { return false }
      only = title
    }
    return only != nil
  }

  /// The books of a folder, each with its files, the best format first.
  ///
  /// - Parameter names: The names of the folder's files; files of other kinds may be among them.
  /// - Returns: The books in the natural order of their names.
  public func booksOfFolder(_ names: some Sequence<String>) -> [[String]] {
    let endings = longestEndingsFirst
    var books: [String: [String]] = [:]
    for name in names {
      guard let title = Self.nameWithoutEnding(name, endings) else { continue }
      books[title, default: []].append(name)
    }
    return books.sorted { $0.key.localizedStandardCompare($1.key) == .orderedAscending }
      .map { preferred($0.value) }
  }

  /// The endings of all formats with their dots: "fb2.zip" stands before "zip".
  private var longestEndingsFirst: [String] {
    formats.flatMap(\.fileExtensions).map { "." + $0 }.sorted { $0.count > $1.count }
  }

  /// The name of a book's file in small letters, without the ending of its format; `nil` for other files.
  private static func nameWithoutEnding(_ name: String, _ endings: [String]) -> String? {
    let lower = name.lowercased()
    return endings.first(where: lower.hasSuffix).map { String(lower.dropLast($0.count)) }
  }
}
