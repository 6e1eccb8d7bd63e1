import HTTPServer
import Storage
import VorleserKit

/// Recordings in files of their own that people add to books.
extension Services {
  /// The longest name of a reader, in characters: that of a whole cast.
  private static let readerLimit = 500

  /// The route that makes an audiobook of sounds that have arrived in pieces.
  var addedRecordingRoutes: [Route] {
    [
      Route("POST", "/api/books/{id}/recordings", needs: .book) { call in
        .json(AudiobookShape(try await addRecording(call)), status: 201)
      }.patient(Self.uploadPatience)
    ]
  }

  private func addRecording(_ call: Call) async throws -> Audiobook {
    let request = try await call.body(AddedRecordingRequest.self)
    let reader = (request.reader ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard reader.count <= Self.readerLimit else {
      throw Problem.badRequest("'reader' takes at most \(Self.readerLimit) characters.")
    }
    let ids = request.uploads
    guard !ids.isEmpty, Set(ids).count == ids.count, ids.count <= UnfinishedUploads.soundLimit
    else {
      throw Problem.badRequest(
        "'uploads' takes 1 to \(UnfinishedUploads.soundLimit) uploads, each once.")
    }
    let book = try call.book()
    let audiobook = try await imports.pass(call.person) {
      var files: [IncomingFile] = []
      for id in ids {
        files.append(try await library.uploads.incoming(id, of: call.person))
      }
      return try await audiobooks.add(files, readBy: reader, to: book, for: call.person)
    }
    for id in ids { try await library.uploads.remove(id, of: call.person) }
    return audiobook
  }
}
