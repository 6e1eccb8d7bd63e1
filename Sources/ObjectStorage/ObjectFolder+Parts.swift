import WebFetching

/// Uploads in parts.
///
/// Source: Amazon S3 API Reference, CreateMultipartUpload, UploadPart, CompleteMultipartUpload, AbortMultipartUpload.
extension ObjectFolder {
  /// Begins an upload.
  ///
  /// - Returns: Its number.
  func begin(_ key: String) async throws -> String {
    // Servers want a length, even that of nothing.
    let nothing = try Content("")
    let answer = try await repeating {
      try await ask("POST", key, query: [("uploads", "")], content: nothing)
    }
    guard let upload = ObjectAnswers.upload(answer.bytes) else {
      throw problem(.foreign, status: answer.status)
    }
    return upload
  }

  /// Sends a part, as often as it breaks; those before it stay.
  ///
  /// - Returns: The server's mark of the part.
  func send(
    _ content: Content, number: Int, _ key: String, _ upload: String
  ) async throws -> String {
    let query = [("partNumber", String(number)), ("uploadId", upload)]
    let answer = try await repeating { try await ask("PUT", key, query: query, content: content) }
    guard let mark = answer.headers["etag"] else { throw problem(.foreign, status: answer.status) }
    return mark
  }

  /// Puts the parts together.
  func complete(_ key: String, _ upload: String, _ marks: [String], byteCount: Int) async throws {
    let parts = marks.enumerated().map { index, mark in
      let tag = mark.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      return "<Part><PartNumber>\(index + 1)</PartNumber><ETag>\(tag)</ETag></Part>"
    }
    let document = try Content(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">\(parts.joined())</CompleteMultipartUpload>
      """)
    do {
      try await repeating {
        let answer = try await ask(
          "POST", key, query: [("uploadId", upload)],
          headers: [("Content-Type", "application/xml")], content: document)
        guard ObjectAnswers.isComplete(answer.bytes) else {
          // A server that needs long for it begins with 200, and tells the failure then.
          throw ObjectStorageError(answer, at: address)
        }
      }
    } catch let error as ObjectStorageError where error.kind == .changed {
      // The answer to a try that went well may have been lost: then there is no such upload, but the file.
      let name = String(key.dropFirst(address.prefix.count))
      guard try await list(key).contains(where: { $0.name == name && $0.byteCount == byteCount })
      else { throw error }
    }
  }

  /// Gives up an upload; its parts are deleted.
  func abort(_ key: String, _ upload: String) async throws {
    do {
      _ = try await ask("DELETE", key, query: [("uploadId", upload)])
    } catch let error as ObjectStorageError where error.kind == .changed || error.kind == .missing {
      // Somebody else has given it up.
      return
    }
  }
}
