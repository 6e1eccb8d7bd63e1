import ReadingModel

/// Body of `PATCH /api/books/{id}/metadata`: what it names is changed, and `null` lets a field follow the file.
struct MetadataRequest: RequestShape {
  static let fields = MetadataField.allCases.map(\.rawValue)

  /// What is asked for.
  var change = MetadataChange()

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: FieldName.self)
    var change = MetadataChange()
    func value<Value: Codable & Sendable>(_ field: MetadataField) throws -> Value? {
      let key = FieldName(stringValue: field.rawValue)
      guard fields.contains(key) else { return nil }
      let given = try fields.decode(Null<Value>.self, forKey: key).wrappedValue
      if given == nil { change.released.insert(field) }
      return given
    }
    change.values.title = try value(.title)
    change.values.sortTitle = try value(.sortTitle)
    let contributors: [ContributorRequest]? = try value(.contributors)
    change.values.contributors = contributors?.map(\.contributor)
    let series: SeriesRequest? = try value(.series)
    change.values.series = series.map { Series(name: $0.name, position: $0.position?.wrappedValue) }
    change.keepsPositions = series.map { $0.position == nil } ?? false
    change.values.language = try value(.language)
    change.values.published = try value(.published)
    change.values.publisher = try value(.publisher)
    change.values.identifiers = try value(.identifiers)
    change.values.summary = try value(.description)
    change.values.subjects = try value(.subjects)
    self.change = change
  }
}

/// Body of `PATCH /api/metadata`: the same for several books.
struct BooksMetadataRequest: RequestShape {
  static let fields = ["books"] + MetadataRequest.fields + ["addSubjects", "removeSubjects"]

  var books: [Int]
  var change: MetadataChange

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: FieldName.self)
    books = try fields.decode([Int].self, forKey: FieldName(stringValue: "books"))
    change = try MetadataRequest(from: decoder).change
    change.addedSubjects =
      try fields.decodeIfPresent([String].self, forKey: FieldName(stringValue: "addSubjects")) ?? []
    change.removedSubjects =
      try fields.decodeIfPresent([String].self, forKey: FieldName(stringValue: "removeSubjects"))
      ?? []
  }
}

/// Body of `POST /api/metadata/common`.
struct BooksRequest: RequestShape {
  static let fields = ["books"]

  var books: [Int]
}

/// A person or organisation in a request.
struct ContributorRequest: Codable, Sendable {
  var name: String
  var sortAs: String?
  var role: String?
  var kind: Contributor.Kind?

  /// A person who is named without a kind is a creator as author, and a contributor in any other role.
  var contributor: Contributor {
    Contributor(
      name: name, sortAs: sortAs, role: role,
      kind: kind ?? (role == nil || role == "aut" ? .creator : .contributor))
  }
}

/// A series in a request.
struct SeriesRequest: Codable, Sendable {
  var name: String
  /// `nil` keeps the place; an inner `nil` takes it away.
  var position: Null<String>?

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: FieldName.self)
    name = try fields.decode(String.self, forKey: FieldName(stringValue: "name"))
    let key = FieldName(stringValue: "position")
    if fields.contains(key) { position = try fields.decode(Null<String>.self, forKey: key) }
  }
}
