import Foundation
import ReadingModel
import SQLite

extension Bookshelf {
  /// The books whose keys are made in one transaction, which others wait for.
  private static let keyBatch = 500

  /// Makes the keys of books that are new or have changed; a library that can only be read keeps those that it has.
  func refreshKeys() throws {
    let database = try database()
    guard database.refusal == nil else { return }
    while try !database.run("SELECT 1 FROM stale_keys LIMIT 1").isEmpty {
      try database.transaction {
        let rows = try database.run(
          """
          SELECT \(Self.keyColumns) FROM stale_keys JOIN books ON id = book ORDER BY id LIMIT ?
          """, [.integer(Self.keyBatch)])
        for row in rows { try makeKeys(of: row) }
      }
    }
  }

  /// Makes the keys of a book that has just been added, in the same transaction: the first list after a large import would have to
  /// make those of all its books.
  func makeKeys(of id: Int) throws {
    let row = try database().run(
      "SELECT \(Self.keyColumns) FROM books WHERE id = ?", [.integer(id)]
    ).first
    if let row { try makeKeys(of: row) }
  }

  /// What `makeKeys(of:)` reads.
  private static let keyColumns =
    "id, title, metadata, language, file_name, format, corrections"

  private func makeKeys(of row: SQLiteRow) throws {
    let id = try row.integer(0)
    let corrections = try MetadataCorrections(row.optionalText(6), language: row.optionalText(3))
    let original: Metadata = try JSON.value(try row.text(2))
    let (title, metadata) = (
      try corrections.title ?? row.text(1), original.corrected(by: corrections)
    )
    let database = try database()
    let author = metadata.contributors.first { $0.kind == .creator }
    let words =
      [title, try row.text(4), metadata.series?.name].compactMap(\.self) + metadata.creators
    try database.run(
      "INSERT OR REPLACE INTO book_keys VALUES (?, ?, ?, ?, ?, ?)",
      [
        .integer(id),
        .text(
          metadata.sortTitle.map(SortKey.of) ?? SortKey.title(title, language: metadata.language)),
        .text(author.map { SortKey.author($0.name, sortAs: $0.sortAs) } ?? ""),
        .text(metadata.series.map { SortKey.title($0.name, language: metadata.language) } ?? ""),
        metadata.series?.number.map { .real($0) } ?? .null,
        .text(SortKey.folded(words.joined(separator: "\n"))),
      ])
    try database.run("DELETE FROM book_facets WHERE book = ?", [.integer(id)])
    let names = [("title", title), ("file", try row.text(4))].map { ($0.0, $0.1, SortKey.of($0.1)) }
    for (kind, label, key) in names + metadata.facets + sites(of: original, try row.text(5)) {
      try database.run(
        "INSERT OR IGNORE INTO book_facets VALUES (?, ?, ?, ?, ?)",
        [
          .integer(id), .text(kind), .text(SortKey.folded(label)), .text(label),
          .text(key),
        ])
    }
    try database.run("DELETE FROM stale_keys WHERE book = ?", [.integer(id)])
  }

  /// The website of a saved page, as a key.
  private func sites(of metadata: Metadata, _ format: String) -> [(String, String, String)] {
    // A format of a newer program is none of a page that this one could name.
    guard let format = try? self.format(format), format.traits.contains(.webPage),
      let site = metadata.site
    else { return [] }
    return [(BookFacet.site.rawValue, site, site)]
  }
}

extension Series {
  /// The position as a number; `nil` where it is none.
  var number: Double? {
    position.flatMap { Double($0.replacing(",", with: ".")) }.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension Metadata {
  /// The host of the address that is the first identifier, in lower case and without a leading `www.`.
  fileprivate var site: String? {
    guard let address = identifiers.first, let host = URL(string: address)?.host()?.lowercased()
    else { return nil }
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  /// What the book shares with others: kind, text as shown, and key in the order of lists.
  fileprivate var facets: [(String, String, String)] {
    var facets: [(BookFacet, String, String)] = []
    for author in contributors where author.kind == .creator {
      facets.append((.author, author.name, SortKey.author(author.name, sortAs: author.sortAs)))
    }
    if let series {
      facets.append((.series, series.name, SortKey.title(series.name, language: language)))
    }
    if let primary = language?.split(separator: "-").first?.lowercased() {
      facets.append((.language, primary, primary))
    }
    if let publisher { facets.append((.publisher, publisher, SortKey.of(publisher))) }
    for subject in subjects { facets.append((.subject, subject, SortKey.of(subject))) }
    return facets.filter { !$0.1.isEmpty }.map { ($0.0.rawValue, $0.1, $0.2) }
  }
}
