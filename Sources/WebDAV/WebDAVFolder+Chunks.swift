import Foundation
import WebFetching

extension WebDAVFolder {
  /// The most chunks of a file that Nextcloud takes.
  private static let chunkLimit = 10_000
  /// How often any file is looked for after the answer to the last request was lost, as Nextcloud goes on putting it together: for
  /// two minutes, with pauses of five seconds.
  private static let assemblyTryLimit = 24
  /// How often more for each GiB: for a minute, in which a slow disk copies it.
  private static let assemblyTriesPerGiB = 12

  /// Sends a file in chunks as Nextcloud takes them, so that a broken upload goes on with the chunk that broke.
  ///
  /// The chunks go into a folder of their own, and become the file by the last request: until then nothing has its name.
  ///
  /// Source: Nextcloud's developer manual, "Chunked file upload", version 2.
  ///
  /// - Parameters:
  ///   - file: The file of this machine.
  ///   - byteCount: Its length, more than one chunk.
  ///   - name: The name that it gets.
  ///   - piece: The length of a chunk, from 5 MB to 5 GB; longer ones are sent if the file would have too many.
  ///   - onSent: Is told how many bytes of the file have been sent.
  /// - Returns: Whether all of it is there; `false` if the server takes no chunks.
  /// - Throws: ``WebDAVError``; `CancellationError`. The chunks are deleted then, if the server can be reached and does not put them
  ///   together yet.
  func putChunks(
    of file: URL, _ byteCount: Int, as name: String, piece: Int,
    onSent: (@Sendable (Int) -> Void)?
  ) async throws -> Bool {
    guard let uploads = address.uploads else { return false }
    let headers = [("Destination", address.file(name)), ("OC-Total-Length", String(byteCount))]
    guard let folder = try await makeChunkFolder(in: uploads, headers) else { return false }
    do {
      let length = max(piece, (byteCount + Self.chunkLimit - 1) / Self.chunkLimit)
      for (index, start) in stride(from: 0, to: byteCount, by: length).enumerated() {
        // They are put together in the order of their names.
        let number = String(index + 1)
        let chunk = "\(folder)/\(String(repeating: "0", count: 5 - number.count))\(number)"
        var request = ServerRequest(
          "PUT", chunk, headers: headers,
          body: .part(of: file, start..<min(start + length, byteCount)))
        request.onSent = { onSent?(start + $0) }
        try await repeating { [request] in _ = try await ask(request) }
      }
    } catch {
      await deleteChunks(folder)
      throw error
    }
    try await assemble(folder, byteCount, as: name, headers, against: file)
    return true
  }

  /// Makes the folder of an upload.
  ///
  /// - Returns: Its address without a slash at its end; `nil` if the server has no such folders.
  private func makeChunkFolder(
    in uploads: String, _ headers: [(String, String)]
  ) async throws -> String? {
    do {
      return try await repeating {
        // An answer that was lost may have made the last one.
        let folder = "\(uploads)vorleser-\(UUID().uuidString.lowercased())"
        _ = try await ask(ServerRequest("MKCOL", folder, headers: headers))
        return folder
      }
    } catch let error as WebDAVError where error.saysNoToChunks {
      return nil
    }
  }

  /// Has the server make the file of its chunks.
  private func assemble(
    _ folder: String, _ byteCount: Int, as name: String, _ headers: [(String, String)],
    against file: URL
  ) async throws {
    do {
      _ = try await ask(
        ServerRequest("MOVE", "\(folder)/.file", headers: headers + [("Overwrite", "T")]))
    } catch let error as WebDAVError where error.isPassing {
      // The chunks stay: the server may be reading them.
      for _ in 0..<Self.assemblyTries(byteCount) {
        try await Task.sleep(for: .seconds(pause))
        if (try? await check(name, against: file)) != nil { return }
      }
      throw error
    } catch let error as WebDAVError {
      await deleteChunks(folder)
      throw error
    }
    try await check(name, against: file)
  }

  /// How often a file of a length is looked for until it is given up.
  static func assemblyTries(_ byteCount: Int) -> Int {
    assemblyTryLimit + (byteCount >> 30) * assemblyTriesPerGiB
  }

  /// Deletes the chunks of an upload that has failed.
  private func deleteChunks(_ folder: String) async {
    // The first failure is the one to be told; Nextcloud deletes what stays after a day.
    await Task { _ = try? await ask(ServerRequest("DELETE", folder)) }.value
  }
}

extension WebDAVAddress {
  /// Where a Nextcloud takes chunks of files for a folder of a user; `nil` for an address of another form.
  var uploads: String? {
    guard let files = text.range(of: "/remote.php/dav/files/"),
      let end = text[files.upperBound...].firstIndex(of: "/"), end > files.upperBound
    else { return nil }
    return "\(text[..<files.lowerBound])/remote.php/dav/uploads/\(text[files.upperBound...end])"
  }
}

extension WebDAVError {
  /// Whether a server has no folders for chunks, such as one that only has Nextcloud's addresses.
  fileprivate var saysNoToChunks: Bool {
    [400, 403, 404, 405, 409, 410, 501].contains(status)
  }
}
