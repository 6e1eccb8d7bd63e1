import ReadingModel
import VorleserKit

extension Command {
  static let edit = Command(
    name: "edit", summary: "Correct title, authors, series and other details of books.",
    discussion: """
      The book's file stays as it is; the library keeps the details beside it, for everybody. An empty value says that the book has \
      nothing of the kind, and --reset goes back to what the file says. Without an option it shows what is known.
      """,
    arguments: [
      Argument(
        name: "id", help: "The book's number, as 'vorleser list' shows it.", isRepeating: true)
    ],
    options: [
      Option(name: "title", value: "TITLE", help: "The title."),
      Option(name: "sort-title", value: "TITLE", help: "The title as sorted: 'Hobbit, The'."),
      Option(
        name: "authors", value: "NAMES",
        help:
          "Authors with semicolons between them, others with a MARC role: 'A. Poe; B. Doe (trl)'."
      ),
      Option(name: "series", value: "NAME", help: "The series; each book keeps its place in it."),
      Option(name: "number", value: "N", help: "The place in the series, such as 2 or 2.5."),
      .language,
      Option(name: "publisher", value: "NAME", help: "The publisher."),
      Option(
        name: "date", value: "DATE", help: "When it was published: 1999, 1999-05 or 1999-05-03."),
      Option(
        name: "identifiers", value: "LIST", help: "Identifiers with semicolons between them."),
      Option(name: "description", value: "TEXT", help: "The description."),
      Option(name: "subjects", value: "LIST", help: "Keywords with semicolons between them."),
      Option(
        name: "reset", value: "FIELDS",
        help: "What goes back to the file, separated by commas: \(fieldNames).",
        completion: .words(Array(fields.keys).sorted())),
      .home, .verbose,
    ],
    run: { call in
      let ids = try call.arguments.map { text in
        guard let id = Int(text), id > 0 else {
          throw UsageError(
            "'\(text)' isn't a book's number. 'vorleser list' shows the numbers.", call.path)
        }
        return id
      }
      var change = try call.metadataChange()
      let library = try await call.library()
      if let number = call.options["number"] {
        try await call.place(ids, at: number, in: &change, library)
      }
      if !change.isEmpty {
        do {
          _ = try await library.changeMetadata(change, of: ids)
        } catch let error as MetadataRefusal {
          throw UsageError(error.description, call.path)
        }
      }
      for id in ids { report(try await library.book(id)) }
    })

  /// The fields by the names of their options.
  fileprivate static let fields: [String: MetadataField] = [
    "title": .title, "sort-title": .sortTitle, "authors": .contributors, "series": .series,
    "language": .language, "publisher": .publisher, "date": .published,
    "identifiers": .identifiers, "description": .description, "subjects": .subjects,
  ]

  fileprivate static let fieldNames = fields.keys.sorted().joined(separator: ", ")

  private static func report(_ book: LibraryBook) {
    Terminal.print("Book \(book.id): \(book.line)")
    let (shown, file) = (lines(of: book.metadata), lines(of: book.original))
    for (field, name, value) in shown where field != .title {
      let own = file.first { $0.field == field }?.value ?? ""
      let isCorrected = book.corrections.fields.contains(field)
      guard !value.isEmpty || isCorrected else { continue }
      let note = isCorrected ? " (corrected; the file says: \(own.isEmpty ? "nothing" : own))" : ""
      Terminal.print("\(name): \(value.isEmpty ? "none" : value)\(note)".asLine)
    }
    if book.title != book.originalTitle {
      Terminal.print("Title (corrected; the file says: \(book.originalTitle))".asLine)
    }
  }

  private static func lines(
    of metadata: Metadata
  ) -> [(field: MetadataField, name: String, value: String)] {
    let people = metadata.contributors.map { person in
      person.role.map { "\(person.name) (\($0))" } ?? person.name
    }
    let series = metadata.series.map { "\($0.name)\($0.position.map { " \($0)" } ?? "")" }
    return [
      (.sortTitle, "Sorted as", metadata.sortTitle ?? ""),
      (.contributors, "Authors", people.joined(separator: "; ")),
      (.series, "Series", series ?? ""), (.language, "Language", metadata.language ?? ""),
      (.publisher, "Publisher", metadata.publisher ?? ""),
      (.published, "Date", metadata.published ?? ""),
      (.identifiers, "Identifiers", metadata.identifiers.joined(separator: "; ")),
      (.description, "Description", metadata.summary ?? ""),
      (.subjects, "Subjects", metadata.subjects.joined(separator: "; ")),
    ]
  }
}

extension Invocation {
  /// What the options correct, but for the place in a series.
  ///
  /// - Throws: ``UsageError``.
  fileprivate func metadataChange() throws -> MetadataChange {
    var change = MetadataChange()
    change.values.title = options["title"]
    change.values.sortTitle = options["sort-title"]
    change.values.contributors = list("authors")?.map(Self.contributor)
    if let name = options["series"] {
      change.values.series = Series(name: name)
      change.keepsPositions = true
    }
    change.values.language = options["language"]
    change.values.publisher = options["publisher"]
    change.values.published = options["date"]
    change.values.identifiers = list("identifiers")
    change.values.summary = options["description"]
    change.values.subjects = list("subjects")
    for name in options["reset"]?.split(separator: ",") ?? [] {
      let name = name.filter { $0 != " " }
      guard let field = Command.fields[name] else {
        throw UsageError("--reset takes: \(Command.fieldNames), not '\(name)'.", path)
      }
      change.released.insert(field)
    }
    return change
  }

  /// Gives a book a place in the series that the options or the book name.
  ///
  /// - Throws: ``UsageError`` for several books, and for a book without a series; errors of the library.
  fileprivate func place(
    _ ids: [Int], at number: String, in change: inout MetadataChange, _ library: Library
  ) async throws {
    guard let id = ids.first, ids.count == 1 else {
      throw UsageError("--number is the place of one book.", path)
    }
    let present = try await library.book(id).metadata.series?.name
    guard let name = change.values.series?.name ?? present, !name.isEmpty else {
      throw UsageError("This book is in no series. Name it with --series.", path)
    }
    change.values.series = Series(name: name, position: number)
    change.keepsPositions = false
  }

  private func list(_ name: String) -> [String]? {
    options[name]?.split(separator: ";").map(String.init)
  }

  /// A name, with its role in brackets.
  private static func contributor(_ text: String) -> Contributor {
    guard let match = text.wholeMatch(of: /(?<name>.*\S)\s*\((?<role>[a-z]{3})\)\s*/) else {
      return Contributor(name: text)
    }
    let role = String(match.role)
    return Contributor(
      name: String(match.name), role: role, kind: role == "aut" ? .creator : .contributor)
  }
}
