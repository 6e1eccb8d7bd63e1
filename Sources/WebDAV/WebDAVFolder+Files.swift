public import Foundation
import WebFetching

extension WebDAVFolder {
  /// Sends a file.
  ///
  /// It gets its name when it is complete, so that a broken upload takes no file's place. A file of more than one piece is sent in
  /// chunks to a Nextcloud, and in pieces to another server if it takes them; otherwise it begins again when the connection breaks.
  ///
  /// - Parameters:
  ///   - file: The file of this machine.
  ///   - name: The name that it gets.
  ///   - onSent: Is told how many bytes have been sent; fewer than before when the file is sent again.
  /// - Throws: ``WebDAVError``; `CancellationError`. Nothing of the file is left on the server then, if it can be reached.
  public func put(
    _ file: URL, as name: String, onSent: (@Sendable (Int) -> Void)? = nil
  ) async throws {
    try await put(
      file, as: name, lengths: (Self.probeByteCount, Self.pieceByteCount), onSent: onSent)
  }

  /// Sends a file in pieces of lengths that tests choose.
  func put(
    _ file: URL, as name: String, lengths: (probe: Int, piece: Int),
    onSent: (@Sendable (Int) -> Void)? = nil
  ) async throws {
    let part = name + Self.partEnding
    do {
      // The request for the whole file says why it can't be read.
      let byteCount = (try? size(of: file)) ?? 0
      let isLarge = byteCount > lengths.piece
      if isLarge,
        try await putChunks(
          of: file, byteCount, as: name, piece: lengths.piece, onSent: onSent)
      {
        return
      }
      let isThere =
        isLarge
        ? try await putPieces(of: file, byteCount, as: part, lengths: lengths, onSent: onSent)
        : false
      if !isThere { try await putWhole(file, as: part, onSent) }
      try await move(part, to: name, against: file)
    } catch {
      // The first failure is the one to be told; the next thinning deletes what stays.
      let folder = self
      await Task { try? await folder.delete(part) }.value
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
  /// - Throws: ``WebDAVError``; `CancellationError`.
  public func get(
    _ name: String, to file: URL, isContinued: Bool = false, entityTag: String? = nil
  ) async throws {
    var isKept = isContinued
    var version = entityTag
    try await repeating {
      let found = try await list(address.file(name), depth: 0).first
      let length = found?.byteCount
      // Where no length is told, nobody knows whether the beginning is all of it.
      let isBeginning =
        try isKept && found?.entityTag == version && size(of: file) <= length ?? -1
      if !isBeginning { try empty(file) }
      (isKept, version) = (true, found?.entityTag)
      let present = try size(of: file)
      if present > 0, present == length { return }
      let range = present > 0 ? [("Range", "bytes=\(present)-")] : []
      _ = try await ask(
        ServerRequest("GET", address.file(name), headers: range, target: .file(file)))
      guard try length == nil || size(of: file) == length else {
        throw WebDAVError(.changed, host: address.host)
      }
    }
  }

  private func putWhole(
    _ file: URL, as name: String, _ onSent: (@Sendable (Int) -> Void)?
  ) async throws {
    var request = ServerRequest("PUT", address.file(name), body: .file(file))
    request.onSent = onSent
    try await repeating {
      _ = try await ask(request)
      try await check(name, against: file)
    }
  }

  /// A server that loses the end of a file may still say that all is well.
  func check(_ name: String, against file: URL) async throws {
    let there = try await list(address.file(name), depth: 0).first
    guard try there.map({ try fits($0, file) }) ?? true else {
      throw WebDAVError(.changed, host: address.host)
    }
  }

  /// Whether a listed file is as long as one of this machine, as far as the server tells.
  private func fits(_ listed: WebDAVFile, _ file: URL) throws -> Bool {
    try listed.byteCount == nil || listed.byteCount == size(of: file)
  }

  /// Makes a file, or takes everything out of it.
  private func empty(_ file: URL) throws(WebDAVError) {
    guard
      FileManager.default.createFile(
        atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw WebDAVError(.file("\(file.lastPathComponent) can't be made"), host: address.host) }
  }

  /// Gives a complete file its name.
  private func move(_ part: String, to name: String, against file: URL) async throws {
    var isRepeated = false
    try await repeating {
      defer { isRepeated = true }
      do {
        try await move(part, to: name)
      } catch let error as WebDAVError where isRepeated && error.kind == .missing {
        // The answer to the first request was lost, and it has gone well.
        guard let there = try await list(address.file(name), depth: 0).first,
          try fits(there, file)
        else { throw error }
      }
    }
  }

  private func move(_ name: String, to other: String) async throws {
    func request(_ target: String) -> ServerRequest {
      ServerRequest(
        "MOVE", address.file(name), headers: [("Destination", target), ("Overwrite", "T")])
    }
    let target = address.file(other)
    do {
      _ = try await ask(request(target))
    } catch let error as WebDAVError where [400, 403, 502].contains(error.status) {
      // A server behind a proxy takes its own address for another's; RFC 4918, 8.3, lets the host be left out.
      _ = try await ask(request(WebDAVAddress.path(of: target)))
    }
  }

  private func size(of file: URL) throws -> Int {
    // The values of a URL are kept from the first time on.
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes[.size] as? Int) ?? 0
  }
}
