import Foundation
import ReadingModel
import SQLite

extension CalibreDatabase {
  /// The most rows of a list: one more than a list of metadata may have, so that a longer one is seen to be too long.
  private static let rowLimit = MetadataCorrections.listLimit + 1
  /// The longest text of a field, in characters: one more than it may have.
  private static let lineLimit = MetadataCorrections.lengthLimit + 1
  /// The longest description, in characters: one more than it may have.
  private static let textLimit = MetadataCorrections.descriptionLimit + 1
  /// The longest path or fragment identifier, in characters.
  private static let pathLimit = 8_192
  /// The year of a date that calibre does not know.
  private static let unknownYear = "0101"
  /// What calibre calls a book or an author without a name.
  private static let unknown = "Unknown"
  /// MARC's code of an author, by which calibre's package documents name all authors.
  private static let author = "aut"
  /// Codes of languages that say that there is none, or no single one.
  private static let noLanguages: Set<String> = ["und", "mul", "zxx", "mis"]

  /// What calibre says of a book.
  ///
  /// - Returns: The book; `nil` for one that is no longer there.
  /// - Throws: `CalibreError`.
  func book(_ id: Int) throws(CalibreError) -> CalibreBook? {
    do {
      let rows = try connection.run(
        """
        SELECT \(text("title")), \(text("sort")), \(text("pubdate")), \(text("series_index")),
          \(text("path", Self.pathLimit)), coalesce(CAST(has_cover AS INTEGER), 0)
        FROM books WHERE id = ?
        """, [.integer(id)])
      guard let row = rows.first else { return nil }
      var book = CalibreBook(id: id, title: try row.text(0))
      var metadata = Metadata()
      if book.title != Self.unknown { metadata.title = book.title }
      let sort = try row.text(1)
      if !sort.isEmpty, sort != book.title { metadata.sortTitle = sort }
      let date = try row.text(2).prefix(10)
      if !date.isEmpty, !date.hasPrefix(Self.unknownYear) { metadata.published = String(date) }
      if let name = try lines("series", "name", "series", of: id).first {
        metadata.series = Series(name: name, position: Self.position(try row.text(3)))
      }
      metadata.contributors = try authors(of: id)
      metadata.subjects = try lines("tags", "name", "tag", of: id)
      metadata.publisher = try lines("publishers", "name", "publisher", of: id).first
      metadata.languages = try lines("languages", "lang_code", "lang_code", of: id)
        .compactMap(Self.language)
      metadata.identifiers = try identifiers(of: id)
      metadata.summary = try comments(of: id)
      book.metadata = metadata
      book.rating = try lines("ratings", "rating", "rating", of: id).first
        .flatMap { Int($0) }.flatMap { Rating(halves: $0) }
      let folder = try row.text(4)
      book.files = try files(of: id, in: folder)
      if try row.integer(5) != 0 { book.cover = Self.path(folder, "cover.jpg") }
      book.places = try places(of: id)
      return book
    } catch {
      throw .damaged
    }
  }

  /// A column as a text that is at most so long.
  private func text(_ column: String, _ limit: Int = lineLimit) -> String {
    "substr(coalesce(CAST(\(column) AS TEXT), ''), 1, \(limit))"
  }

  /// The values of a table that are linked with a book, in the order in which they were linked.
  private func lines(
    _ table: String, _ column: String, _ link: String, of id: Int
  ) throws -> [String] {
    guard present.contains(table), present.contains("books_\(table)_link") else { return [] }
    return try connection.run(
      """
      SELECT \(text("t.\(column)")) FROM books_\(table)_link AS l JOIN \(table) AS t ON t.id = l.\(link)
      WHERE l.book = ? ORDER BY l.id LIMIT \(Self.rowLimit)
      """, [.integer(id)]
    ).map { try $0.text(0) }.filter { !$0.isEmpty }
  }

  private func authors(of id: Int) throws -> [Contributor] {
    guard present.contains("authors"), present.contains("books_authors_link") else { return [] }
    let rows = try connection.run(
      """
      SELECT \(text("t.name")), \(text("t.sort")) FROM books_authors_link AS l JOIN authors AS t ON t.id = l.author
      WHERE l.book = ? ORDER BY l.id LIMIT \(Self.rowLimit)
      """, [.integer(id)])
    let authors = try rows.map { row in
      // Calibre writes a comma in a name so.
      let name = try row.text(0).replacing("|", with: ",")
      let sort = try row.text(1)
      return Contributor(name: name, sortAs: sort.isEmpty ? nil : sort, role: Self.author)
    }
    return authors.map(\.name) == [Self.unknown] ? [] : authors
  }

  private func identifiers(of id: Int) throws -> [String] {
    guard present.contains("identifiers") else { return [] }
    return try connection.run(
      """
      SELECT \(text("type")), \(text("val")) FROM identifiers WHERE book = ? ORDER BY id LIMIT \(Self.rowLimit)
      """, [.integer(id)]
    ).compactMap { row in
      let (type, value) = (try row.text(0).lowercased(), try row.text(1))
      guard !type.isEmpty, !value.isEmpty else { return nil }
      // These two have names of their own among the URNs; the others are calibre's.
      return ["isbn", "uuid"].contains(type) ? "urn:\(type):\(value)" : "\(type):\(value)"
    }
  }

  private func comments(of id: Int) throws -> String? {
    guard present.contains("comments") else { return nil }
    let rows = try connection.run(
      "SELECT \(text("text", Self.textLimit)) FROM comments WHERE book = ? ORDER BY id LIMIT 1",
      [.integer(id)])
    guard let text = try rows.first?.text(0), !text.isEmpty else { return nil }
    return text
  }

  private func files(of id: Int, in folder: String) throws -> [CalibreBook.File] {
    try connection.run(
      "SELECT \(text("format")), \(text("name")) FROM data WHERE book = ? ORDER BY id LIMIT \(Self.rowLimit)",
      [.integer(id)]
    ).compactMap { row in
      let format = try row.text(0)
      return Self.path(folder, try row.text(1) + "." + format.lowercased()).map {
        CalibreBook.File(format: format.uppercased(), path: $0)
      }
    }
  }

  private func places(of id: Int) throws -> [CalibreBook.Place] {
    guard present.contains("last_read_positions") else { return [] }
    return try connection.run(
      """
      SELECT \(text("format")), \(text("cfi", Self.pathLimit)) FROM last_read_positions WHERE book = ?
      ORDER BY CAST(epoch AS REAL) DESC LIMIT \(Self.rowLimit)
      """, [.integer(id)]
    ).map { CalibreBook.Place(format: try $0.text(0).uppercased(), fragment: try $0.text(1)) }
  }

  /// A path inside the library's folder; `nil` for one that leads out of it.
  private static func path(_ folder: String, _ name: String) -> String? {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !folder.isEmpty, !name.contains("/"),
      (parts + [name]).allSatisfy({ !["", ".", ".."].contains($0) && !$0.contains("\0") })
    else { return nil }
    return folder + "/" + name
  }

  /// The place in a series as people write it: `2`, `2.5`.
  private static func position(_ text: String) -> String? {
    guard let number = Double(text), number.isFinite, abs(number) < 1_000_000 else { return nil }
    return number == number.rounded() ? String(Int(number)) : String(number)
  }

  /// The BCP 47 tag for calibre's code of a language, three letters of ISO 639.
  private static func language(_ code: String) -> String? {
    let code = code.lowercased()
    guard !noLanguages.contains(code) else { return nil }
    return Locale.LanguageCode(code).identifier(.alpha2) ?? code
  }
}
