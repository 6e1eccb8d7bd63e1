import HTTPServer
import Synchronization
import VorleserKit

/// A site whose pages a test writes.
final class Site: Sendable {
  enum Answer: Sendable {
    case page(String)
    case bytes([UInt8], String)
    case redirection(String)
    case status(Int)
  }

  private let answers = Mutex<[String: Answer]>([:])

  subscript(path: String) -> Answer? {
    get { answers.withLock { $0[path] } }
    set { answers.withLock { $0[path] = newValue } }
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    let path = request.path + (query.isEmpty ? "" : "?" + query)
    return switch self[path] ?? self[path.replacing(" ", with: "%20")] {
    case .page(let text):
      HTTPResponse(
        headers: [("Content-Type", "text/html; charset=utf-8")], body: .bytes(Array(text.utf8)))
    case .bytes(let bytes, let type):
      HTTPResponse(headers: [("Content-Type", type)], body: .bytes(bytes))
    case .redirection(let target): HTTPResponse(status: 302, headers: [("Location", target)])
    case .status(let status): HTTPResponse(status: status)
    case nil: HTTPResponse(status: 404)
    }
  }
}

/// The steps that work went through.
final class Steps: Sendable {
  private let all = Mutex<[ImportProgress]>([])

  /// The stages, each once.
  var stages: [ImportProgress.Stage] {
    all.withLock { steps in
      steps.indices.filter { $0 == 0 || steps[$0].stage != steps[$0 - 1].stage }
        .map { steps[$0].stage }
    }
  }

  /// The numbers of files that were told in a stage, as "3 of 9".
  func files(in stage: ImportProgress.Stage) -> [String] {
    all.withLock { steps in
      steps.filter { $0.stage == stage }.compactMap(\.files).map { "\($0.done) of \($0.total)" }
    }
  }

  func add(_ step: ImportProgress) {
    all.withLock { $0.append(step) }
  }
}
