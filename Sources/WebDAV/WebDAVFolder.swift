import Foundation
import WebFetching

/// A folder on a WebDAV server, such as Nextcloud, ownCloud or Apache.
///
/// Source: RFC 4918.
public struct WebDAVFolder: Sendable {
  /// What a file's name ends with until it is complete.
  ///
  /// Nextcloud refuses names that end with `.part` or `.filepart`, which it uses itself (`FilenameValidator`, since version 30).
  public static let partEnding = ".partial"
  /// What it ended with before, for what an older program has left.
  public static let formerPartEnding = ".part"
  /// How often a file is sent or asked for again after a failure that passes.
  private static let tryLimit = 3

  let address: WebDAVAddress
  let server: NamedServer
  /// How long is waited before the next try, in seconds.
  let pause: Double

  /// Describes a folder.
  ///
  /// - Parameters:
  ///   - address: Its address, with http, https, dav or davs.
  ///   - user: The name that the server knows; `nil` if it asks for none.
  ///   - password: The user's password.
  ///   - pause: How long is waited before a failed transfer is tried again, in seconds.
  /// - Throws: ``WebDAVError`` with `address`.
  public init(
    _ address: String, user: String?, password: String?, pause: Double = 5
  ) throws(WebDAVError) {
    guard let address = WebDAVAddress(address) else { throw WebDAVError(.address, host: "") }
    self.address = address
    server = NamedServer(user: user, password: password)
    self.pause = pause
  }

  /// The whole address of http or https, with a slash at its end.
  public var text: String { address.text }

  /// The files in the folder.
  ///
  /// - Returns: The files, without folders.
  /// - Throws: ``WebDAVError``; `CancellationError`.
  public func files() async throws -> [WebDAVFile] {
    try await repeating { try await list(address.text, depth: 1) }
  }

  /// Makes the folder, with those above it, if it is not there.
  ///
  /// - Throws: ``WebDAVError``; `CancellationError`.
  public func make() async throws {
    do {
      _ = try await files()
    } catch let error as WebDAVError where error.kind == .missing {
      try await make(address)
    }
  }

  /// Deletes a file; one that is not there is deleted already.
  ///
  /// - Parameter name: The file's name.
  /// - Throws: ``WebDAVError``; `CancellationError`.
  public func delete(_ name: String) async throws {
    do {
      _ = try await ask(ServerRequest("DELETE", address.file(name)))
    } catch let error as WebDAVError where error.kind == .missing {
      return
    }
  }

  private func make(_ folder: WebDAVAddress) async throws {
    do {
      _ = try await ask(ServerRequest("MKCOL", folder.text))
    } catch let error as WebDAVError where error.status == 409 {
      // RFC 4918, 9.3.1: 409 says that the folder above is not there.
      guard let parent = folder.parent else { throw error }
      try await make(parent)
      _ = try await ask(ServerRequest("MKCOL", folder.text))
    }
  }

  /// The files that PROPFIND tells of.
  func list(_ address: String, depth: Int) async throws -> [WebDAVFile] {
    let request = ServerRequest(
      "PROPFIND", address,
      headers: [("Depth", String(depth)), ("Content-Type", "application/xml; charset=utf-8")],
      body: .bytes(WebDAVListing.request))
    let answer = try await ask(request)
    guard answer.status == 207, let files = WebDAVListing.files(answer.bytes) else {
      throw WebDAVError(.foreign, host: self.address.host, status: answer.status)
    }
    return files
  }

  /// Sends a request that has to go well.
  func ask(_ request: ServerRequest) async throws -> ServerAnswer {
    do {
      let answer = try await server.send(request)
      guard 200...299 ~= answer.status else { throw WebDAVError(answer, host: address.host) }
      return answer
    } catch let error as FetchError {
      throw WebDAVError(.silent(error.kind), host: address.host)
    } catch let error as ServerFileError {
      throw WebDAVError(.file(error.description), host: address.host)
    }
  }

  /// Does something again if it fails in a way that passes.
  func repeating<Value>(_ body: () async throws -> Value) async throws -> Value {
    for _ in 1..<Self.tryLimit {
      do {
        return try await body()
      } catch let error as WebDAVError where error.isPassing {
        try await Task.sleep(for: .seconds(pause))
      }
    }
    return try await body()
  }
}
