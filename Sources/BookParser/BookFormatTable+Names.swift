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
  /// - Parameter names: The names of the folder's files; files of other kinds may be among them.
  /// - Returns: `false` for a folder without a book, too.
  public func areOneBook(_ names: some Sequence<String>) -> Bool {
    booksOfFolder(names).count == 1
  }

  /// The books of a folder, each with its files, the best format first.
  ///
  /// - Parameter names: The names of the folder's files; files of other kinds may be among them.
  /// - Returns: The books in the natural order of their names.
  public func booksOfFolder(_ names: some Sequence<String>) -> [[String]] {
    // The longest ending first: "fb2.zip" before "zip".
    let endings = formats.flatMap(\.fileExtensions).map { "." + $0 }.sorted { $0.count > $1.count }
    var books: [String: [String]] = [:]
    for name in names {
      let lower = name.lowercased()
      guard let ending = endings.first(where: lower.hasSuffix) else { continue }
      books[String(lower.dropLast(ending.count)), default: []].append(name)
    }
    return books.sorted { $0.key.localizedStandardCompare($1.key) == .orderedAscending }
      .map { preferred($0.value) }
  }
}
