import ReadingModel

/// The collections that a person sees.
struct CollectionsShape: Codable, Sendable {
  var collections: [CollectionShape]
}

/// A collection or a smart shelf.
struct CollectionShape: Codable, Sendable {
  var id: Int
  var name: String
  @Null var parent: Int?
  var shared: Bool
  /// Whether the person has made it.
  var own: Bool
  /// The rule of a smart shelf.
  @Null var rule: SettingValue?
  var books: Int

  init(_ collection: BookCollection, for person: PersonID) {
    id = collection.id
    name = collection.name
    _parent = Null(wrappedValue: collection.parent)
    shared = collection.isShared
    own = collection.owner == person
    _rule = Null(wrappedValue: collection.rule?.value)
    books = collection.bookCount
  }
}

/// Body of `POST /api/collections` and `PATCH /api/collections/{collection}`: what it names is changed.
struct CollectionRequest: RequestShape {
  static let fields = ["name", "parent", "shared", "rule", "books", "addBooks", "removeBooks"]

  var name: String?
  /// An inner `nil` puts it at the top.
  var parent: Int??
  var shared: Bool?
  var rule: SettingValue?
  var books: [Int]?
  var addBooks: [Int]?
  var removeBooks: [Int]?

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: FieldName.self)
    func value<Value: Decodable>(_ name: String) throws -> Value? {
      try fields.decodeIfPresent(Value.self, forKey: FieldName(stringValue: name))
    }
    name = try value("name")
    let above = FieldName(stringValue: "parent")
    if fields.contains(above) {
      parent = .some(
        try fields.decodeNil(forKey: above) ? nil : fields.decode(Int.self, forKey: above))
    }
    (shared, rule) = (try value("shared"), try value("rule"))
    (books, addBooks, removeBooks) = (
      try value("books"), try value("addBooks"), try value("removeBooks")
    )
  }
}

/// Body of `POST /api/collections/count`.
struct RuleRequest: RequestShape {
  static let fields = ["rule"]

  var rule: SettingValue
}

/// A number of books.
struct BookCountShape: Codable, Sendable {
  var count: Int
}

/// What books share, and how many have each.
struct FacetValuesShape: Codable, Sendable {
  var values: [FacetValueShape]
  var count: Int
  @Null var next: Int?
}

/// Something that books share.
struct FacetValueShape: Codable, Sendable {
  var name: String
  var books: Int
}
