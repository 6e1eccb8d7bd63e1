import CCurl
import Glibc
import StreamCompression
import Synchronization

/// One request under way: what arrives, and what is asked while it does.
///
/// libcurl calls it on the thread that performs the request; only cancelling comes from another one.
@safe
final class Transfer: @unchecked Sendable {
  /// Whether addresses of this machine and its network are allowed.
  var allowsInternal = false
  private(set) var hasRefusedAddress = false
  private(set) var isTooLarge = false
  private let byteLimit: Int
  private let cancelled = Atomic(false)
  private var bytes: [UInt8] = []
  private var headers = ReceivedHeaders()

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// Ends the request at libcurl's next call.
  func cancel() { cancelled.store(true, ordering: .relaxed) }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// Runs the request to its end.
  func perform(_ curl: UnsafeMutableRawPointer) -> CURLcode {
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    var calls = unsafe ccurl_calls(
      context: context,
      allows: { context, address in
        guard let context = unsafe context, let address = unsafe address else { return 0 }
        return unsafe Transfer.at(context).allows(address) ? 1 : 0
      })
    return unsafe withUnsafeMutablePointer(to: &calls) { calls in
      unsafe ccurl_set_calls(
        curl, calls,
        { bytes, size, count, context in
          guard let bytes = unsafe bytes, let context = unsafe context else { return 0 }
          let piece = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
          return unsafe Transfer.at(context).receive(piece) ? size * count : 0
        },
        { bytes, size, count, context in
          guard let bytes = unsafe bytes, let context = unsafe context else { return 0 }
          let line = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
          return unsafe Transfer.at(context).receiveHeader(line) ? size * count : 0
        },
        { context, _, _, _, _ in
          guard let context = unsafe context else { return 1 }
          return unsafe Transfer.at(context).isCancelled ? 1 : 0
        })
      return withExtendedLifetime(self) { unsafe curl_easy_perform(curl) }
    }
  }

  private static func at(_ context: UnsafeMutableRawPointer) -> Transfer {
    unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  }

  private func allows(_ address: UnsafePointer<sockaddr>) -> Bool {
    if allowsInternal { return true }
    let isPublic = unsafe InternetAddress(address)?.isPublic ?? false
    // A host may have several addresses; one that is public will do.
    hasRefusedAddress = !isPublic
    return isPublic
  }

  private func receive(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count + piece.count <= byteLimit else {
      isTooLarge = true
      return false
    }
    unsafe bytes.append(contentsOf: piece)
    return true
  }

  private func receiveHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    isTooLarge = unsafe !headers.take(line)
    return !isTooLarge
  }

  /// For how many seconds the server wants no further request, if it says so.
  func retryDelay(now: Int) -> Int? {
    RetryDelay.seconds(headers.values["retry-after"], now: now)
  }

  /// What has arrived, unpacked.
  ///
  /// - Throws: `CompressionError` for content that is cut off, damaged or too large.
  func file(from address: String) throws(CompressionError) -> FetchedFile {
    let headers = headers.values
    let parts = (headers["content-type"] ?? "").split(separator: ";").map { part in
      String(part.drop { $0 == " " }).lowercased()
    }
    let charset = parts.dropFirst().first { $0.hasPrefix("charset=") }?.dropFirst(8)
    return FetchedFile(
      address: address,
      bytes: try ContentEncoding(headers["content-encoding"]).unpacked(bytes, limit: byteLimit),
      mediaType: String((parts.first ?? "").prefix { $0 != " " }),
      charset: charset.map { String($0.filter { $0 != "\"" && $0 != "'" && $0 != " " }) },
      entityTag: headers["etag"], lastModified: headers["last-modified"])
  }
}
