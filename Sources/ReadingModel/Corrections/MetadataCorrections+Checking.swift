extension MetadataCorrections {
  /// The longest text in UTF-16 units: a few lines.
  public static let lengthLimit = 500
  /// The longest description in UTF-16 units: some pages.
  public static let descriptionLimit = 20_000
  /// The longest BCP 47 tag: longer than any that names a language of books.
  public static let languageLimit = 35
  /// The most entries of a list: more than any book names authors.
  public static let listLimit = 200

  /// The longest text of a field.
  ///
  /// - Parameter field: The field.
  /// - Returns: UTF-16 units.
  public static func lengthLimit(of field: MetadataField) -> Int {
    switch field {
    case .description: descriptionLimit
    case .language: languageLimit
    default: lengthLimit
    }
  }

  /// The corrections as they are stored: lines without space around them, and lists without empty entries.
  ///
  /// - Returns: The corrections.
  /// - Throws: ``MetadataRefusal`` for a value that can't be.
  public func checked() throws(MetadataRefusal) -> MetadataCorrections {
    var result = self
    result.title = try Self.line(title, .title)
    guard result.title != "" else { throw .noTitle }
    result.sortTitle = try Self.line(sortTitle, .sortTitle)
    result.publisher = try Self.line(publisher, .publisher)
    result.published = try Self.line(published, .published)
    if let date = result.published, !date.isEmpty, !Self.isDate(date) { throw .badDate }
    if let language, language.utf8.count > Self.languageLimit || !LanguageTag.isWellFormed(language)
    {
      throw .badLanguage
    }
    if let series {
      let position = try Self.line(series.position, .series)
      result.series = Series(
        name: try Self.line(series.name, .series) ?? "", position: position == "" ? nil : position)
    }
    if let contributors { result.contributors = try Self.people(contributors) }
    result.identifiers = try Self.lines(identifiers, .identifiers)
    result.subjects = try Self.lines(subjects, .subjects)
    if let summary {
      result.summary = Self.paragraphs(summary)
      guard result.summary?.utf16.count ?? 0 <= Self.descriptionLimit else {
        throw .tooLong(.description)
      }
    }
    return result
  }

  private static func line(
    _ text: String?, _ field: MetadataField
  ) throws(MetadataRefusal) -> String? {
    guard let text else { return nil }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .filter { !$0.isControl }
    guard line.utf16.count <= lengthLimit else { throw .tooLong(field) }
    return line
  }

  private static func lines(
    _ texts: [String]?, _ field: MetadataField
  ) throws(MetadataRefusal) -> [String]? {
    guard let texts else { return nil }
    guard texts.count <= listLimit else { throw .tooMany(field) }
    var result: [String] = []
    for text in texts {
      if let line = try line(text, field), !line.isEmpty { result.append(line) }
    }
    return result.distinct
  }

  private static func people(
    _ contributors: [Contributor]
  ) throws(MetadataRefusal) -> [Contributor] {
    guard contributors.count <= listLimit else { throw .tooMany(.contributors) }
    var result: [Contributor] = []
    for person in contributors {
      guard let name = try line(person.name, .contributors), !name.isEmpty else { continue }
      let sortAs = try line(person.sortAs, .contributors)
      if let role = person.role {
        guard role.wholeMatch(of: /[a-z]{3}/) != nil else { throw .badRole }
      }
      result.append(
        Contributor(
          name: name, sortAs: sortAs == "" ? nil : sortAs, role: person.role, kind: person.kind))
    }
    return result
  }

  private static func paragraphs(_ text: String) -> String {
    let lines = text.filter { !$0.isControl || $0.isNewline || $0 == "\t" }
    let end = lines.reversed().drop(while: \.isWhitespace)
    return String(end.reversed().drop(while: \.isWhitespace))
  }

  private static func isDate(_ text: String) -> Bool {
    guard let parts = text.wholeMatch(of: /\d{4}(?:-(\d{2})(?:-(\d{2}))?)?/) else { return false }
    let (month, day) = (parts.1.flatMap { Int($0) } ?? 1, parts.2.flatMap { Int($0) } ?? 1)
    return 1...12 ~= month && 1...31 ~= day
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
