import ReadingModel

/// Body of `PATCH /api/books`: what it names is changed.
struct OpinionsRequest: RequestShape {
  static let fields = [
    "books", "favorite", "rating", "tags", "addTags", "removeTags", "state", "archived",
  ]

  var books: [Int]
  var favorite: Bool?
  /// A number of stars; an inner `nil` takes the rating back.
  var rating: Double??
  var tags: [String]?
  var addTags: [String]?
  var removeTags: [String]?
  var state: String?
  var archived: Bool?

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: FieldName.self)
    func value<Value: Decodable>(_ name: String) throws -> Value? {
      try fields.decodeIfPresent(Value.self, forKey: FieldName(stringValue: name))
    }
    books = try fields.decode([Int].self, forKey: FieldName(stringValue: "books"))
    favorite = try value("favorite")
    let stars = FieldName(stringValue: "rating")
    if fields.contains(stars) {
      rating = .some(
        try fields.decodeNil(forKey: stars) ? nil : fields.decode(Double.self, forKey: stars))
    }
    (tags, addTags, removeTags) = (try value("tags"), try value("addTags"), try value("removeTags"))
    (state, archived) = (try value("state"), try value("archived"))
  }
}

/// Books that were changed.
struct ChangedBooksShape: Codable, Sendable {
  var books: [BookShape]
}

/// A person's tags.
struct TagsShape: Codable, Sendable {
  var tags: [TagShape]
}

/// A tag with the number of its books.
struct TagShape: Codable, Sendable {
  var id: Int
  var name: String
  var books: Int
}

/// Body of `PATCH /api/tags/{tag}`.
struct TagRequest: RequestShape {
  static let fields = ["name"]

  var name: String
}

extension TagsShape {
  init(_ tags: [Tag]) {
    self.init(tags: tags.map { TagShape(id: $0.id, name: $0.name, books: $0.bookCount) })
  }
}
