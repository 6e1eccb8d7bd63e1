import AudioEngine
import BookParser
import Foundation
import HTTPServer
import MediaHeaders
import ReadingModel
import Storage
import VorleserKit

extension Services {
  /// The routes of files that arrive in pieces.
  var uploadRoutes: [Route] {
    [
      Route("GET", "/api/uploads", needs: .person) { call in
        let all = await library.uploads.uploads(of: call.person)
        return .json(UploadsShape(uploads: all.map { UploadShape($0, for: call.person) }))
      },
      Route("POST", "/api/uploads", query: ["name", "length", "for"], needs: .person) { call in
        let name = try UploadName.cleaned(call.value("name"))
        let length = try call.number("length")
        guard length > 0 else { throw Problem(BookOpenError.empty) }
        try uploads.check(length, folder: kit.data.url)
        let purpose = try call.purpose
        let upload = try await library.uploads.begin(
          name, byteCount: length, by: call.person, for: purpose)
        return .json(UploadShape(upload, for: call.person), status: 201)
      },
      Route("GET", "/api/uploads/{upload}", needs: .person) { call in
        let upload = try await library.uploads.upload(call.upload, of: call.person)
        return .json(UploadShape(upload, for: call.person))
      },
      Route("PATCH", "/api/uploads/{upload}", query: ["offset"], needs: .person) { call in
        .json(UploadShape(try await receivePiece(call), for: call.person))
      }.patient(Self.uploadPatience),
      Route("DELETE", "/api/uploads/{upload}", needs: .person) { call in
        spokenPassages.forget(upload: call.upload, of: call.person)
        let upload = try await library.uploads.remove(call.upload, of: call.person)
        return .json(UploadShape(upload, for: call.person))
      },
      Route(
        "POST", "/api/uploads/{upload}/book", query: ["copy", "import", "private"], needs: .person
      ) { call in
        .json(BookShape(try await addUpload(call), call.origin.base), status: 201)
      }.patient(Self.uploadPatience),
      Route(
        "POST", "/api/books/{id}/file", query: ["upload", "edition", "import"], needs: .ownBook
      ) { call in
        .json(BookShape(try await takeUpload(call), call.origin.base))
      }.patient(Self.uploadPatience),
      Route(
        "POST", "/api/uploads/{upload}/folder", query: ["copy", "import", "private"], needs: .person
      ) { call in
        .json(ImportShape(try await addFolder(call), call.origin.base), status: 201)
      }.patient(Self.uploadPatience),
    ]
  }

  /// Receives a piece; what has arrived of one that breaks off is kept.
  private func receivePiece(_ call: Call) async throws -> UnfinishedUpload {
    let offset = try call.number("offset")
    let piece = try await library.uploads.beginPiece(of: call.upload, at: offset, by: call.person)
    do {
      try uploads.check(call.request.body.declaredLength, folder: kit.data.url)
      for try await bytes in call.request.body {
        try await library.uploads.write(bytes, to: piece)
      }
    } catch {
      try await library.uploads.end(piece)
      throw error
    }
    let upload = try await library.uploads.end(piece)
    if offset < UploadLimits.firstLook,
      upload.received >= UploadLimits.firstLook || upload.isComplete
    {
      try await look(at: upload, call)
    }
    return upload
  }

  /// Refuses a film at its beginning, not when all of it has come.
  private func look(at upload: UnfinishedUpload, _ call: Call) async throws {
    let beginning = try await library.uploads.beginning(of: upload.id)
    do {
      if upload.purpose == .recording { return try Self.checkSound(beginning, upload) }
      if Library.isFolder(beginning) { return }
      try BookParser.check(beginning, formats: kit.formats)
    } catch {
      try await library.uploads.remove(upload.id, of: call.person)
      throw error
    }
  }

  /// Refuses a picture or a text that was taken for a sound.
  private static func checkSound(_ file: URL, _ upload: UnfinishedUpload) throws {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    let start = try handle.read(upToCount: soundHead) ?? Data()
    guard SoundKind.type(of: [UInt8](start)) == nil else { return }
    throw RecordingError.undecodable(path: upload.name, reason: "it is no sound")
  }

  /// The bytes that tell the kind of a sound.
  private static let soundHead = 64

  /// Adds the books of a folder that has arrived as a tar file.
  private func addFolder(_ call: Call) async throws -> ArchiveImport {
    let asCopy = try call.flag("copy")
    let place = ShelfPlace(call.person, isPrivate: try call.flag("private"))
    let upload = try await library.uploads.upload(call.upload, of: call.person)
    let report = try WorkReport.ofImport(upload.name, call, hub)
    do {
      let outcome = try await report.follow { progress in
        try await imports.pass(call.person) {
          let file = try await library.uploads.incoming(upload.id, of: call.person)
          try uploads.check(upload.byteCount, folder: kit.data.url)
          return try await library.uploads.whileKept(upload.id) {
            try await library.addAll(inSentFolder: file, asCopy: asCopy, to: place) { step in
              progress(WorkReport.Step(step))
            }
          }
        }
      }
      // It may have been given up when the books were there.
      _ = try? await library.uploads.remove(upload.id, of: call.person)
      return outcome
    } catch let error as BookOpenError {
      try await library.uploads.remove(upload.id, of: call.person)
      throw error
    }
  }

  private func addUpload(_ call: Call) async throws -> LibraryBook {
    let asCopy = try call.flag("copy")
    let place = ShelfPlace(call.person, isPrivate: try call.flag("private"))
    let password = try call.filePassword()
    return try await finish(call.upload, call) { file, progress in
      try await library.add(
        file, asCopy: asCopy, password: password, to: place, progress: progress)
    }
  }

  /// Makes a complete upload the file of a book: the missing one, or that of a corrected edition.
  private func takeUpload(_ call: Call) async throws -> LibraryBook {
    let id = try call.book()
    let isEdition = try call.flag("edition")
    let password = try call.filePassword()
    guard let upload = call.value("upload") else {
      throw Problem.badRequest("'upload' must be the id of an upload that is complete.")
    }
    _ = try await library.book(id)
    do {
      return try await finish(upload, call) { file, progress in
        isEdition
          ? try await library.replace(
            file, of: id, password: password, for: call.person, progress: progress)
          : try await library.putBack(file, for: id)
      }
    } catch let error as LibraryError {
      // Another try finds the same file.
      if case .otherFile = error { try await library.uploads.remove(upload, of: call.person) }
      throw error
    }
  }

  /// Does with a complete upload what it was sent for, and removes it.
  private func finish(
    _ id: String, _ call: Call,
    _ work:
      @escaping @Sendable (IncomingFile, @escaping @Sendable (ImportProgress) -> Void)
      async throws -> LibraryBook
  ) async throws -> LibraryBook {
    let upload = try await library.uploads.upload(id, of: call.person)
    let report = try WorkReport.ofImport(upload.name, call, hub)
    do {
      let book = try await report.follow { progress in
        try await imports.pass(call.person) {
          let file = try await library.uploads.incoming(upload.id, of: call.person)
          return try await library.uploads.whileKept(upload.id) {
            try await work(file) { progress(WorkReport.Step($0)) }
          }
        }
      }
      // It may have been given up when the book was there.
      _ = try? await library.uploads.remove(upload.id, of: call.person)
      return book
    } catch let error as BookOpenError {
      // It is asked for again with its password.
      if [.passwordNeeded, .wrongPassword].contains(error) { throw error }
      // It is no book, and will be none when it is tried again.
      try await library.uploads.remove(upload.id, of: call.person)
      throw error
    }
  }
}

extension Call {
  /// The upload that the path names.
  var upload: String { values["upload"] ?? "" }

  /// What an announced file is for.
  fileprivate var purpose: UploadPurpose {
    get throws(Problem) {
      guard let name = value("for") else { return .book }
      guard let purpose = UploadPurpose(rawValue: name), purpose != .addition else {
        throw Problem.badRequest("'for' takes book or recording.")
      }
      return purpose
    }
  }
}
