import VorleserKit

/// Answer of `POST /api/backup`.
struct RestoreReportShape: Codable, Sendable {
  var made: String
  var added: Int
  var known: Int
  var places: Int
  var marks: Int
  var sessions: Int
  var choices: Int
  var newPeople: [String]
  var problems: [String]

  init(_ report: RestoreReport) {
    made = report.made
    added = report.addedCount
    known = report.knownCount
    places = report.placeCount
    marks = report.markCount
    sessions = report.sessionCount
    choices = report.choiceCount
    newPeople = report.newPeople
    problems = report.problems
  }
}
