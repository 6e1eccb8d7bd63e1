public import Foundation
import WebFetching

extension ObjectFolder {
  /// The length of a part in bytes, and of the largest file that goes as a whole: a part that breaks is sent again.
  ///
  /// Source: Amazon S3 User Guide, "Multipart upload limits": 5 MiB to 5 GiB, and 10,000 parts.
  static let partByteCount = 16 << 20
  private static let partLimit = 10_000

  /// Sends a file; it is there when all of it has arrived.
  ///
  /// A large file goes in parts. After a failure that passes, the upload goes on with the part that broke.
  ///
  /// - Parameters:
  ///   - file: The file of this machine.
  ///   - name: The name that it gets.
  ///   - onSent: Is told how many bytes have been sent; fewer than before when a part is sent again.
  /// - Throws: ``ObjectStorageError``; `CancellationError`. Nothing of the file is left on the server then, if it can be reached.
  public func put(
    _ file: URL, as name: String, onSent: (@Sendable (Int) -> Void)? = nil
  ) async throws {
    try await put(file, as: name, partByteCount: Self.partByteCount, onSent: onSent)
  }

  /// Sends a file in parts of a length that tests choose.
  func put(
    _ file: URL, as name: String, partByteCount: Int, onSent: (@Sendable (Int) -> Void)? = nil
  ) async throws {
    let key = address.prefix + name
    let byteCount = try size(of: file)
    guard byteCount > partByteCount else {
      var content = try content(file, 0..<byteCount)
      content.onSent = onSent
      _ = try await repeating { try await ask("PUT", key, content: content) }
      return
    }
    let upload = try await begin(key)
    do {
      let length = max(partByteCount, (byteCount + Self.partLimit - 1) / Self.partLimit)
      var marks: [String] = []
      for start in stride(from: 0, to: byteCount, by: length) {
        var content = try content(file, start..<min(start + length, byteCount))
        content.onSent = { onSent?(start + $0) }
        marks.append(try await send(content, number: marks.count + 1, key, upload))
      }
      try await complete(key, upload, marks, byteCount: byteCount)
    } catch {
      // Parts cost room until somebody deletes them. The first failure is the one to be told.
      let folder = self
      await Task { try? await folder.abort(key, upload) }.value
      throw error
    }
  }

  /// Fetches a file; what has arrived before a failure is not asked for again.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - file: Where it goes; it takes the place of any other.
  ///   - isContinued: Whether `file` is the beginning of it, which a call that failed has left.
  ///   - entityTag: The mark of the version that `file` is the beginning of; another version is fetched from its own beginning.
  /// - Throws: ``ObjectStorageError``; `CancellationError`.
  public func get(
    _ name: String, to file: URL, isContinued: Bool = false, entityTag: String? = nil
  ) async throws {
    let found = try await list(address.prefix + name).first { $0.name == name }
    guard let found else { throw problem(.missing, status: 404) }
    let isKept =
      try isContinued && found.entityTag == entityTag && size(of: file) <= found.byteCount
    guard
      isKept
        || FileManager.default.createFile(
          atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw problem(.file("\(file.lastPathComponent) can't be made")) }
    // Another version in the midst of it would make a file of two halves.
    let match = found.entityTag.map { [("If-Match", $0)] } ?? []
    try await repeating {
      let present = try size(of: file)
      if present == found.byteCount { return }
      guard present < found.byteCount else { throw problem(.changed) }
      let range = present > 0 ? [("Range", "bytes=\(present)-")] : []
      _ = try await ask(
        "GET", address.prefix + name, headers: match + range, target: .file(file))
      guard try size(of: file) == found.byteCount else { throw problem(.server) }
    }
  }

  /// Deletes what uploads that nobody ended have left.
  ///
  /// - Parameter limit: Those that began before it.
  /// - Throws: ``ObjectStorageError``; `CancellationError`.
  public func deleteUnfinished(before limit: Date) async throws {
    for upload in try await unfinished() {
      guard let began = upload.began, began < limit else { continue }
      try await abort(upload.key, upload.id)
    }
  }

  /// Uploads below the folder that nobody has ended; a thousand of them, of which the next call sees the rest.
  func unfinished() async throws -> [UnfinishedUpload] {
    let query = [("uploads", ""), ("prefix", address.prefix)]
    let answer: ServerAnswer
    do {
      answer = try await repeating { try await ask("GET", "", query: query) }
    } catch let error as ObjectStorageError where error.kind == .forbidden {
      // The right to list uploads is one of its own; a key without it sends backups all the same.
      return []
    }
    guard let uploads = ObjectAnswers.uploads(answer.bytes) else {
      throw problem(.foreign, status: answer.status)
    }
    // A server may take no notice of the beginning.
    return uploads.filter { $0.key.hasPrefix(address.prefix) }
  }

  func problem(_ kind: ObjectStorageError.Kind, status: Int = 0) -> ObjectStorageError {
    ObjectStorageError(kind, host: address.host, status: status)
  }

  private func content(_ file: URL, _ range: Range<Int>) throws -> Content {
    do {
      return try Content(file, range)
    } catch let error as Content.FileProblem {
      throw problem(.file(error.words))
    }
  }

  private func size(of file: URL) throws -> Int {
    do {
      // The values of a URL are kept from the first time on.
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      return (attributes[.size] as? Int) ?? 0
    } catch {
      throw problem(.file(error.localizedDescription))
    }
  }
}
