import ReadingModel

/// The metadata of the package document, line by line.
struct MetadataMarkup {
  private(set) var lines: [String] = []

  init(_ book: Publication, holdsPictures: Bool, cover: String?) {
    let metadata = book.metadata
    add("dc:identifier", book.identifier, id: "id")
    for identifier in metadata.identifiers
    where Self.isPlain(identifier) && identifier != book.identifier {
      add("dc:identifier", identifier)
    }
    add("dc:title", book.shownTitle, id: metadata.sortTitle.map { _ in "title" })
    if let sorted = metadata.sortTitle {
      add("meta", sorted, property: "file-as", refines: "title")
    }
    let languages = metadata.languages.filter {
      LanguageTag.isWellFormed($0) && $0 != book.language
    }
    for language in [book.language] + languages { add("dc:language", language) }
    addPeople(metadata.contributors)
    if let publisher = metadata.publisher { add("dc:publisher", publisher) }
    if let date = metadata.published.flatMap(Self.date) { add("dc:date", date) }
    if let summary = metadata.summary { add("dc:description", summary) }
    for subject in metadata.subjects { add("dc:subject", subject) }
    if let source = book.source { add("dc:source", source) }
    add("meta", book.modified, property: "dcterms:modified")
    addSeries(metadata.series)
    addAccess(holdsPictures: holdsPictures, isRecorded: book.narrator != nil)
    // Readers of EPUB 2 find the cover by this.
    if let cover { lines.append("<meta name=\"cover\" content=\"\(cover)\"/>") }
  }

  private mutating func addPeople(_ people: [Contributor]) {
    var number = 0
    for person in people where !person.name.collapsed.isEmpty {
      number += 1
      let id = "p\(number)"
      add(person.kind == .creator ? "dc:creator" : "dc:contributor", person.name, id: id)
      // MARC's codes have three letters.
      if let role = person.role, role.utf8.count == 3,
        role.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
      {
        add("meta", role, property: "role", refines: id, scheme: "marc:relators")
      }
      if let sorted = person.sortAs { add("meta", sorted, property: "file-as", refines: id) }
    }
  }

  private mutating func addSeries(_ series: Series?) {
    guard let series, !series.name.collapsed.isEmpty else { return }
    add("meta", series.name, id: "series", property: "belongs-to-collection")
    add("meta", "series", property: "collection-type", refines: "series")
    guard let position = series.position, Double(position) != nil,
      position.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") })
    else { return }
    add("meta", position, property: "group-position", refines: "series")
  }

  /// What a person needs for reading the book (EPUB Accessibility 1.1, 2.2).
  private mutating func addAccess(holdsPictures: Bool, isRecorded: Bool) {
    add("meta", "textual", property: "schema:accessMode")
    if holdsPictures { add("meta", "visual", property: "schema:accessMode") }
    if isRecorded {
      add("meta", "auditory", property: "schema:accessMode")
      add("meta", "synchronizedAudioText", property: "schema:accessibilityFeature")
    }
    add(
      "meta", holdsPictures ? "textual,visual" : "textual", property: "schema:accessModeSufficient")
    for feature in [
      "displayTransformability", "readingOrder", "structuralNavigation", "tableOfContents",
    ] {
      add("meta", feature, property: "schema:accessibilityFeature")
    }
    add("meta", "unknown", property: "schema:accessibilityHazard")
    add(
      "meta",
      holdsPictures
        ? "The text flows, with headings and a table of contents. Pictures have the descriptions of the source."
        : "The text flows, with headings and a table of contents. There are no pictures.",
      property: "schema:accessibilitySummary")
  }

  private mutating func add(
    _ name: String, _ value: String, id: String? = nil, property: String? = nil,
    refines: String? = nil,
    scheme: String? = nil
  ) {
    // An element may not be empty, and a character that XML forbids would leave it so.
    let value = PageMarkup.escaped(value).collapsed
    guard !value.isEmpty else { return }
    let attributes = [
      property.map { " property=\"\($0)\"" }, refines.map { " refines=\"#\($0)\"" },
      scheme.map { " scheme=\"\($0)\"" },
      id.map { " id=\"\($0)\"" },
    ].compactMap { $0 }.joined()
    lines.append("<\(name)\(attributes)>\(value)</\(name)>")
  }

  /// Whether an identifier of the source can stand as it is: a UUID must have the form of one.
  static func isPlain(_ identifier: String) -> Bool {
    let lowered = identifier.lowercased()
    guard lowered.contains("uuid") else { return !identifier.collapsed.isEmpty }
    let parts = lowered.split(separator: ":").last.map { $0.split(separator: "-").map(\.count) }
    return lowered.hasPrefix("urn:uuid:") && parts == [8, 4, 4, 4, 12]
      && lowered.dropFirst(9).allSatisfy { $0.isHexDigit || $0 == "-" }
  }

  /// The beginning of a date that ISO 8601 allows: a year, with month and day where they are known.
  static func date(_ text: String) -> String? {
    let parts = text.trimmed.prefix { $0 != "T" && $0 != " " }.split(
      separator: "-", omittingEmptySubsequences: false)
    guard let year = parts.first, year.count == 4, parts.count <= 3,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }), year != "0000"
    else { return nil }
    var date = String(year)
    for (part, most) in zip(parts.dropFirst(), [12, 31]) {
      guard part.count == 2, let number = Int(part), (1...most).contains(number) else { break }
      date += "-\(part)"
    }
    return date
  }
}
