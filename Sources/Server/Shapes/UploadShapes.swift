import Storage

/// A file that arrives in pieces, as docs/api.md describes it.
struct UploadShape: Codable, Sendable {
  var id: String
  var name: String
  var byteCount: Int
  var received: Int
  var updated: String

  init(_ upload: UnfinishedUpload) {
    id = upload.id
    name = upload.name
    byteCount = upload.byteCount
    received = upload.received
    updated = TimeText.text(upload.updated)
  }
}

/// Answer of `GET /api/uploads`.
struct UploadsShape: Codable, Sendable {
  var uploads: [UploadShape]
}

/// What of a file can be read before it is in the library.
struct BeginningShape: Codable, Sendable {
  @Null var html: String?
}
