import ReadingModel
import VorleserKit

extension Command {
  static let archive = Command(
    name: "archive", summary: "Put books into the archive, or take them out.",
    discussion: "Lists leave out the books in the archive, and searches find them.",
    arguments: [
      Argument(
        name: "id", help: "The book's number, as 'vorleser list' shows it.", isRepeating: true)
    ],
    options: [
      Option(name: "undo", value: nil, help: "Take the books out of the archive."), .person, .home,
      .verbose,
    ],
    run: { call in
      let ids = try call.arguments.map { text in
        guard let id = Int(text), id > 0 else {
          throw UsageError(
            "'\(text)' isn't a book's number. 'vorleser list' shows the numbers.", call.path)
        }
        return id
      }
      let library = try await call.library()
      var change = OpinionChange()
      change.isArchived = !call.has("undo")
      let books = try await library.changeOpinions(change, of: ids, for: call.person())
      await library.close()
      for book in books {
        Terminal.note(
          "\(call.has("undo") ? "Taken out of" : "Put into") the archive: \(book.line)")
      }
    })
}
