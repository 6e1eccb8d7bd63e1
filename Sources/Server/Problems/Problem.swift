import HTTPServer

/// The reason why a request failed, as a problem document (RFC 9457).
struct Problem: Error, Sendable {
  /// What kind of problem.
  let type: ProblemType
  /// The answer's status; the type's own, unless a rule of HTTP names a more exact one.
  var status: Int
  /// One sentence for people that says what to do.
  var detail: String
  /// For `duplicate`: the book that has this file.
  var existing: BookShape?
  /// For `conflict`: the stored version.
  var current: CurrentShape?
  /// For `bad-pattern`: the UTF-16 units before the fault.
  var offset: Int?
  /// For `other-language` and `other-script`: BCP 47 tag of the language, if known.
  var language: String?
  /// The case of the type, if there are several.
  var reason: ProblemReason?
  /// The numbers in `detail`, for clients that speak another language.
  var numbers = ProblemNumbers()
  /// For `defect`: the text in the log for the person who runs the program.
  var cause: String?
  /// The outage of the whole library, if there is one; it is logged once.
  var outage: LibraryOutage?
  /// Further headers of the answer, such as `Allow`.
  var headers: [(name: String, value: String)] = []

  /// Makes a problem.
  ///
  /// - Parameters:
  ///   - type: What kind of problem.
  ///   - detail: One sentence for people that says what to do.
  ///   - reason: The case of the type.
  init(_ type: ProblemType, _ detail: String, reason: String? = nil) {
    self.type = type
    self.reason = reason.map { ProblemReason($0) }
    status = type.status
    self.detail = detail
  }

  /// The document.
  var shape: ProblemShape {
    ProblemShape(
      type: type.rawValue, title: type.title, status: status, detail: detail,
      existing: existing, current: current, offset: offset, limit: numbers.limit,
      pixels: numbers.pixels, least: numbers.least, most: numbers.most, seconds: numbers.seconds,
      language: language,
      reason: reason?.code, values: reason.flatMap { $0.values.isEmpty ? nil : $0.values })
  }

  /// The answer with the problem document.
  var response: HTTPResponse {
    var response = HTTPResponse.json(shape, status: status)
    response.set("Content-Type", "application/problem+json")
    for header in headers { response.set(header.name, header.value) }
    return response
  }

  /// The answer for a person or for a program.
  ///
  /// - Parameter request: The request that failed.
  /// - Returns: A page for a browser's window, and otherwise the document.
  func answer(to request: HTTPRequest) -> HTTPResponse {
    request.isNavigation ? ProblemPage(problem: self).plainAnswer : response
  }

  /// The problem of a body that is too large.
  ///
  /// - Parameters:
  ///   - limit: The most bytes.
  ///   - detail: One sentence for people.
  /// - Returns: `too-large`.
  static func tooLarge(_ limit: Int, _ detail: String) -> Problem {
    var problem = Problem(.tooLarge, detail)
    problem.numbers.limit = limit
    return problem
  }

  static func notFound(_ detail: String) -> Problem { Problem(.notFound, detail) }
  static func badRequest(_ detail: String) -> Problem { Problem(.badRequest, detail) }

  /// The refusal to make a token or an invitation while nobody has an account.
  static var noAccount: Problem {
    Problem(.notPossible, "Create an account for yourself first.", reason: "no-account")
  }

  /// The problem of too many requests at once, or of a short lock.
  static func busy(_ detail: String) -> Problem {
    var problem = Problem(.busy, detail)
    // Seconds; what is in the way is over soon, and the page asks again by itself.
    problem.headers = [("Retry-After", "2")]
    return problem
  }
}

/// The numbers of a problem.
struct ProblemNumbers: Hashable, Sendable {
  /// For `too-large`: the most bytes.
  var limit: Int?
  /// For a picture that is `too-large`: the most pixels.
  var pixels: Int?
  /// For `weak-password`: the fewest characters.
  var least: Int?
  /// For `weak-password`: the most characters.
  var most: Int?
  /// For `too-many-tries`: the seconds to wait.
  var seconds: Int?
}
