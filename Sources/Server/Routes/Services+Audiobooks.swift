import Foundation
import HTTPServer
import Publishing
import VorleserKit

extension Services {
  /// The routes of audiobooks: a person's queue, and the files that come out of it.
  var audiobookRoutes: [Route] {
    [
      Route("GET", "/api/audiobooks", needs: .person) { call in
        let all = try await audiobooks.audiobooks(for: call.person)
        return .json(AudiobooksShape(all))
      },
      Route("POST", "/api/books/{id}/audiobooks", needs: .book) { call in
        let request = try await call.body(AudiobookRequest.self)
        guard let format = AudiobookFormat(rawValue: request.format ?? "mp3") else {
          let known = AudiobookFormat.allCases.map(\.rawValue).joined(separator: ", ")
          throw Problem.badRequest("'format' takes one of \(known).")
        }
        let level = try request.level.map { name in
          guard let level = OverlayLevel(rawValue: name) else {
            throw Problem.badRequest("'level' takes sentence or word.")
          }
          return level
        }
        let made = try await audiobooks.make(
          try call.book(), voice: request.voice, format: format, level: level, for: call.person)
        return .json(AudiobookShape(made), status: 201)
      },
      Route("PATCH", "/api/audiobooks/{audiobook}", needs: .person) { call in
        let request = try await call.body(AudiobookChangeRequest.self)
        let changed = try await audiobooks.setPaused(
          call.audiobook, request.paused, for: call.person)
        return .json(AudiobookShape(changed))
      },
      Route("DELETE", "/api/audiobooks/{audiobook}", needs: .person) { call in
        try await audiobooks.remove(call.audiobook, for: call.person)
        await hub.send(ServerEvent("list", ListEventShape(list: "audiobooks")), to: call.person)
        let all = try await audiobooks.audiobooks(for: call.person)
        return .json(AudiobooksShape(all))
      },
      Route("GET", "/api/audiobooks/{audiobook}/file", needs: .person) { call in
        let (audiobook, file) = try await audiobooks.file(of: call.audiobook, for: call.person)
        return download(audiobook, file, call)
      },
    ] + sharingRoutes
  }

  /// The routes of links to audiobooks; whoever has one needs no account.
  private var sharingRoutes: [Route] {
    [
      Route("PUT", "/api/audiobooks/{audiobook}/link", needs: .person) { call in
        let request = try await call.body(AudiobookLinkRequest.self)
        let (secret, audiobook) = try await audiobooks.share(
          call.audiobook, days: request.days, for: call.person)
        return .json(AudiobookLinkShape(secret: secret, audiobook: AudiobookShape(audiobook)))
      },
      Route("DELETE", "/api/audiobooks/{audiobook}/link", needs: .person) { call in
        .json(AudiobookShape(try await audiobooks.endSharing(call.audiobook, for: call.person)))
      },
      Route("GET", "/api/shared/{secret}", needs: .open) { call in
        let (audiobook, _) = try await audiobooks.shared(call.secret)
        var response = HTTPResponse.json(SharedAudiobookShape(audiobook))
        response.set("Cache-Control", "no-store")
        return response
      },
      Route("GET", "/api/shared/{secret}/file", needs: .open) { call in
        let (audiobook, file) = try await audiobooks.shared(call.secret)
        return download(audiobook, file, call)
      },
    ]
  }

  private func download(_ audiobook: Audiobook, _ file: URL, _ call: Call) -> HTTPResponse {
    let name = PublicationName.of(audiobook.title, fileExtension: audiobook.format.fileExtension)
    var response = PartialContent.response(
      call, type: audiobook.format.mediaType, length: audiobook.byteCount ?? 0,
      tag: EntityTag(audiobook.id, isWeak: false)
    ) { .file(file, $0) }
    response.set("Content-Disposition", ContentDisposition.attachment(name))
    return response
  }
}

extension Call {
  /// The audiobook that the path names.
  fileprivate var audiobook: String { values["audiobook"] ?? "" }

  /// The secret of the link in the path.
  fileprivate var secret: String { values["secret"] ?? "" }
}

extension EventHub {
  /// Sends a person's pages every change of their audiobooks until the task is cancelled.
  ///
  /// - Parameter audiobooks: The queue.
  func forward(_ audiobooks: Audiobooks) async {
    for await change in await audiobooks.changes() {
      send(ServerEvent("audiobook", AudiobookShape(change)), to: change.person)
    }
  }
}
