import HTTPServer
import ReadingModel
import TextRecognition
import VorleserKit

extension Services {
  /// The routes of the text that is recognised on pages without one.
  var recognitionRoutes: [Route] {
    [
      Route("GET", "/api/books/{id}/recognition", needs: .book) { call in
        .json(try await recognition(of: try call.book()))
      },
      Route("PUT", "/api/books/{id}/recognition", needs: .ownBook) { call in
        let request = try await call.body(RecognitionRequest.self)
        let languages = try request.languages.map { names in
          guard let known = RecognitionLanguage.names(names.joined(separator: "+")) else {
            throw Problem.badRequest(
              "'languages' takes 1 to \(RecognitionLanguage.countLimit) names such as deu or chi_sim."
            )
          }
          return known
        }
        let id = try call.book()
        _ = try await recognitions.start(id, in: languages)
        return .json(try await recognition(of: id))
      },
      Route("DELETE", "/api/books/{id}/recognition", needs: .ownBook) { call in
        let id = try call.book()
        await recognitions.stop(id)
        return .json(try await recognition(of: id))
      },
    ]
  }

  private func recognition(of id: Int) async throws -> RecognitionShape {
    RecognitionShape(
      try await library.recognition(of: id), work: await recognitions.job(of: id))
  }
}

extension EventHub {
  /// Sends the pages of everybody who sees a book how far its recognition is, until the task is cancelled.
  ///
  /// - Parameters:
  ///   - recognitions: The queue.
  ///   - library: The library, which knows the owner of a book.
  func forward(_ recognitions: Recognitions, of library: Library) async {
    for await id in await recognitions.changes() {
      let work = await recognitions.job(of: id).map { RecognitionWorkShape($0) }
      do {
        let owner = try await library.audience(of: id)
        send(ServerEvent("recognition", RecognitionEventShape(book: id, work: work)), to: owner)
      } catch {
        // The book may be private, so nobody is told while its owner is unknown.
      }
    }
  }
}
