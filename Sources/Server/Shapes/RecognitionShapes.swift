import VorleserKit

/// Answer of `GET /api/books/{id}/recognition`.
struct RecognitionShape: Codable, Sendable {
  var pages: Int
  var wordless: Int
  @Null var languages: [String]?
  var suggested: [String]
  @Null var available: [String]?
  @Null var work: RecognitionWorkShape?

  init(_ known: BookRecognition?, work job: RecognitionJob?) {
    pages = known?.pageCount ?? 0
    wordless = known?.wordlessCount ?? 0
    languages = known?.languages
    suggested = known?.suggested ?? []
    available = known?.available
    work = job.map { RecognitionWorkShape($0) }
  }
}

/// The work on a book whose pages are being recognised.
struct RecognitionWorkShape: Codable, Sendable {
  var languages: [String]
  /// `waiting`, `working` or `failed`.
  var state: String
  var done: Int
  var pages: Int
  @Null var problem: String?

  init(_ job: RecognitionJob) {
    languages = job.languages
    state = job.state.rawValue
    done = job.doneCount
    pages = job.pageCount
    problem = job.problem?.withoutFolders
  }
}

/// The data of `recognition`.
struct RecognitionEventShape: Codable, Sendable {
  var book: Int
  @Null var work: RecognitionWorkShape?
}

/// Body of `PUT /api/books/{id}/recognition`.
struct RecognitionRequest: RequestShape {
  static let fields = ["languages"]

  var languages: [String]?
}
