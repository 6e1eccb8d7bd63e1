import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The most changes in one answer; a mark may have 60 kB, and most have some hundred bytes.
  private static let changeLimit = 1000
  /// The changes in an answer, unless another number is asked for.
  private static let usualChanges = 200

  /// The routes of what has changed on all devices.
  var changeRoutes: [Route] {
    [
      Route("GET", "/api/changes", query: ["since", "limit"], needs: .person) { call in
        let limit = try call.value("limit").map { _ in try call.number("limit") }
        guard 1...Self.changeLimit ~= limit ?? Self.usualChanges else {
          throw Problem.badRequest("'limit' can be 1 to \(Self.changeLimit).")
        }
        if call.value("since") == "now" {
          return .json(
            ChangesShape(changes: [], next: try await library.feedEnd().text, more: false))
        }
        var token: FeedToken?
        if let text = call.value("since") {
          token = FeedToken(text)
          guard token != nil else {
            throw Problem.badRequest("'since' takes a 'next' of this route, or 'now'.")
          }
        }
        let page = try await library.changes(
          since: token, limit: limit ?? Self.usualChanges, for: call.person)
        var changes: [ChangeShape] = []
        for change in page.changes {
          changes.append(
            ChangeShape(
              change, details: try await details(of: change, call), for: call.person))
        }
        return .json(
          ChangesShape(changes: changes, next: page.next.text, more: page.hasMore))
      },
      Route("GET", "/api/books/{id}/positions/earlier", needs: .book) { call in
        let positions = try await library.earlierPositions(in: try call.book(), for: call.person)
        return .json(PositionsShape(positions: positions.map(PositionShape.init)))
      },
    ]
  }

  /// The book that has changed, if the person still sees it; what has become of it since is a later change.
  private func details(of change: FeedChange, _ call: Call) async throws -> BookShape? {
    let id: Int
    switch change.content {
    case .book(let book), .opinion(let book): id = book
    default: return nil
    }
    do {
      let book = try await library.book(id, for: call.person)
      guard call.caller.credential == .alone || book.isVisible(to: call.person) else { return nil }
      return BookShape(book, call.origin.base)
    } catch LibraryError.noSuchBook {
      return nil
    }
  }
}
