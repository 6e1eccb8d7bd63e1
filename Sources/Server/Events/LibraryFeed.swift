import ReadingModel
import VorleserKit

/// Sends the library's changes to every page, including those that other processes made.
enum LibraryFeed {
  /// Sends an event for each change until the task is cancelled.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - library: The library, which knows the owner of a book.
  ///   - hub: Sends the events.
  ///   - meter: Logs changes that concern the person who runs the program.
  static func forward(
    _ changes: AsyncStream<LibraryChange>, of library: Library, to hub: EventHub,
    _ meter: RequestMeter
  ) async {
    for await change in changes {
      switch change {
      case .book(let id):
        do {
          let owner = try await library.audience(of: id)
          await hub.send(ServerEvent("library", LibraryEventShape(book: id)), to: owner)
        } catch {
          // The book may be private, so nobody is told while its owner is unknown. Pages ask for all
          // books when they connect again.
        }
      case .opinion(let id, let person):
        await hub.send(ServerEvent("library", LibraryEventShape(book: id)), to: person)
      // Each of its books is told of by itself.
      case .replaced: meter.noteReplaced()
      case .shelf(let id):
        // Those who see it no more have to hear of it, too.
        await hub.send(ServerEvent("library", LibraryEventShape(book: id)))
      case .position(let id, let person, let position):
        let shape = PositionEventShape(book: id, position: PositionShape(position))
        await hub.send(ServerEvent("position", shape), to: person)
      case .speech(let scope, let person):
        await hub.send(ServerEvent("speech", SpeechEventShape(scope: scope.name)), to: person)
      case .settings(let change):
        let shape = SettingsEventShape(book: change.book)
        await hub.send(ServerEvent("settings", shape), to: change.person)
      case .marks(let marks):
        await hub.send(
          ServerEvent("marks", MarksEventShape(book: marks.book)), to: marks.person)
      case .list(let list, let person):
        await hub.send(ServerEvent("list", ListEventShape(list: list.rawValue)), to: person)
      }
    }
  }
}
