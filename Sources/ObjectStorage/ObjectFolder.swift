public import Encryption
public import Foundation
import Hashing
import WebFetching

/// A folder of a bucket in S3-compatible storage: Amazon's, MinIO, Garage, Ceph and others.
///
/// A folder is the beginning of its objects' keys, and is there as soon as an object is. Requests are signed, so that
/// the secret never leaves this machine.
public struct ObjectFolder: Sendable {
  /// The region of servers that have one only.
  public static let usualRegion = "us-east-1"
  /// How often the same is asked for: with the pauses below, two minutes, in which a router is up again.
  private static let tryLimit = 8
  /// The longest pause between two tries, in first pauses.
  private static let pauseLimit = 60.0
  /// The most parts of a list, of a thousand objects each: a server that never ends is none.
  private static let pageLimit = 1000

  let address: ObjectAddress
  /// The pause after the first failure in seconds; each later one is twice as long.
  let pause: Double
  private let signature: RequestSignature
  private let server: NamedServer
  private let now: @Sendable () -> Date

  /// Describes a folder.
  ///
  /// - Parameters:
  ///   - address: `https://SERVER/BUCKET/FOLDER`, or with http.
  ///   - region: The region that requests are signed for; `nil` for ``usualRegion``.
  ///   - isHosted: Whether the bucket is named before the server's name, and not in the path.
  ///   - accessKey: The name of the key.
  ///   - secret: The key.
  ///   - pause: The pause after the first failure that passes, in seconds.
  ///   - now: Tells the time.
  /// - Throws: ``ObjectStorageError`` with `address`.
  public init(
    _ address: String, region: String?, isHosted: Bool, accessKey: String, secret: SecretText,
    pause: Double = 1, now: @escaping @Sendable () -> Date = { .now }
  ) throws(ObjectStorageError) {
    guard let address = ObjectAddress(address, isHosted: isHosted) else {
      throw ObjectStorageError(.address, host: "")
    }
    self.address = address
    self.pause = pause
    self.now = now
    signature = RequestSignature(
      accessKey: accessKey, secret: secret, region: region ?? Self.usualRegion)
    server = NamedServer(user: nil, password: nil)
  }

  /// The whole address: scheme, server, bucket and folder, with a slash at its end.
  public var text: String { address.text }

  /// Asks for the bucket, which has to be there: whoever makes one decides on its place and its costs.
  ///
  /// - Throws: ``ObjectStorageError``; `CancellationError`.
  public func check() async throws { _ = try await page(of: address.prefix, after: nil) }

  /// The objects in the folder.
  ///
  /// - Returns: The objects, without those of folders in it.
  /// - Throws: ``ObjectStorageError``; `CancellationError`.
  public func files() async throws -> [StoredObject] { try await list(address.prefix) }

  /// Deletes an object; one that is not there is deleted already.
  ///
  /// - Parameter name: Its name.
  /// - Throws: ``ObjectStorageError``; `CancellationError`.
  public func delete(_ name: String) async throws {
    do {
      _ = try await repeating { try await ask("DELETE", address.prefix + name) }
    } catch let error as ObjectStorageError where error.kind == .missing {
      return
    }
  }

  /// The objects whose keys begin with a text.
  func list(_ beginning: String) async throws -> [StoredObject] {
    var objects: [StoredObject] = []
    var next: String?
    for _ in 0..<Self.pageLimit {
      let page = try await page(of: beginning, after: next)
      objects += page.objects
      guard let following = page.next else { return objects }
      next = following
    }
    throw ObjectStorageError(.foreign, host: address.host, status: 200)
  }

  private func page(of beginning: String, after token: String?) async throws -> ObjectAnswers.Page {
    var query = [
      ("list-type", "2"), ("prefix", beginning), ("delimiter", "/"), ("encoding-type", "url"),
    ]
    if let token { query.append(("continuation-token", token)) }
    let answer = try await repeating { try await ask("GET", "", query: query) }
    guard let page = ObjectAnswers.page(answer.bytes, below: address.prefix) else {
      throw ObjectStorageError(.foreign, host: address.host, status: answer.status)
    }
    return page
  }

  /// Sends a signed request that has to go well.
  func ask(
    _ method: String, _ key: String, query: [(String, String)] = [],
    headers: [(name: String, value: String)] = [], content: Content = Content(),
    target: ServerRequest.Target = .memory(limit: 16 << 20)
  ) async throws -> ServerAnswer {
    let time = now()
    let path = address.path(key)
    let query = query.map { (name: $0.0, value: $0.1) }
    var headers =
      headers + [
        ("Host", address.requestHost), ("x-amz-date", RequestSignature.stamp(time)),
        ("x-amz-content-sha256", content.digest),
      ]
    let signed = RequestSignature.Request(
      method: method, path: path, query: query, headers: headers, content: content.digest)
    headers.append(("Authorization", try signature.authorization(signed, at: time)))
    var request = ServerRequest(
      method, address.url(path, RequestSignature.query(query)), headers: headers,
      body: content.body, target: target)
    request.onSent = content.onSent
    do {
      let answer = try await server.send(request)
      guard 200...299 ~= answer.status else { throw ObjectStorageError(answer, at: address) }
      return answer
    } catch let error as FetchError {
      throw ObjectStorageError(.silent(error.kind), host: address.host)
    } catch let error as ServerFileError {
      throw ObjectStorageError(.file(error.description), host: address.host)
    }
  }

  /// Does something again, after longer and longer pauses, if it fails in a way that passes.
  func repeating<Value>(_ body: () async throws -> Value) async throws -> Value {
    var length = 1.0
    for _ in 1..<Self.tryLimit {
      do {
        return try await body()
      } catch let error as ObjectStorageError where error.isPassing {
        try await Task.sleep(for: .seconds(pause * length))
        length = min(length * 2, Self.pauseLimit)
      }
    }
    return try await body()
  }
}
