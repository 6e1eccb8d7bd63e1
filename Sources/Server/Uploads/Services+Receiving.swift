import HTTPServer
import Storage
import VorleserKit

extension Services {
  /// Receives the body of a request into the data folder; the file is deleted with its last reference.
  ///
  /// - Parameters:
  ///   - call: The request.
  ///   - name: What the file is called.
  ///   - limit: The most bytes.
  ///   - tooLarge: What a longer body means.
  /// - Returns: The file, complete.
  /// - Throws: `tooLarge`; ``Problem`` `disk-full`; `LibraryError`; when the body breaks off.
  func receive(
    _ call: Call, named name: String, limit: Int, orThrow tooLarge: any Error
  ) async throws -> IncomingFile {
    let body = call.request.body
    guard body.declaredLength ?? 0 <= limit else { throw tooLarge }
    try uploads.check(body.declaredLength, folder: kit.data.url)
    let file = try await library.receive(name)
    var count = 0
    for try await piece in body {
      count += piece.count
      guard count <= limit else { throw tooLarge }
      try await file.write(piece)
    }
    _ = try await file.finish()
    return file
  }
}
