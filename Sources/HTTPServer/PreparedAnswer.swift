import CMicroHTTPD
import Foundation

/// An answer in the library's form.
///
/// Sendable and safe: the library's responses are counted and locked, and this one is handed over or
/// discarded exactly once, behind the lock of its ``Exchange``.
@safe
struct PreparedAnswer: @unchecked Sendable {
  enum StreamLength {
    case unknown
    case known(Int)
  }

  /// How much the library asks a stream for at once.
  private static let blockByteCount = 16 << 10
  /// Headers that the library writes by itself, or that would contradict it.
  private static let ownHeaders: Set = ["content-length", "transfer-encoding", "connection"]

  private let response: OpaquePointer?
  private let status: Int
  private let mayPause: Bool
  /// How long the streamed body is; `nil` if there is none.
  let streamLength: StreamLength?

  init(_ answer: HTTPResponse, for exchange: Exchange) {
    var length: StreamLength?
    let made: OpaquePointer?
    switch answer.body {
    case .empty: unsafe made = Self.bytes([])
    case .bytes(let bytes): unsafe made = Self.bytes(bytes)
    case .file(let url, let range): unsafe made = Self.file(url, range)
    case .stream:
      let declared = answer.headers.last { $0.name.lowercased() == "content-length" }
      let count = declared.flatMap { Int($0.value) }
      length = count.map { .known($0) } ?? .unknown
      unsafe made = Self.stream(exchange, count)
    }
    let headers = answer.headers.filter { !Self.ownHeaders.contains($0.name.lowercased()) }
    if let made = unsafe made, (200...599).contains(answer.status),
      unsafe Self.add(headers, to: made)
    {
      unsafe response = made
      status = answer.status
      streamLength = length
      if case .bytes = answer.body { mayPause = false } else { mayPause = true }
    } else {
      // A header with a line break, or a file that is not there: the server's fault, not the client's.
      if let made = unsafe made { unsafe MHD_destroy_response(made) }
      unsafe response = Self.bytes([])
      status = 500
      streamLength = nil
      mayPause = false
    }
    if exchange.isLast, let response = unsafe response {
      unsafe MHD_add_response_header(response, "Connection", "close")
    }
  }

  /// Gives the answer to the library.
  ///
  /// - Returns: Whether it took it.
  func queue(on connection: Connection, _ limits: HTTPLimits) -> Bool {
    guard let response = unsafe response else { return false }
    defer { discard() }
    if mayPause { connection.setTimeout(limits.pause) }
    return unsafe MHD_queue_response(connection.pointer, UInt32(status), response) == .YES
  }

  /// Releases our reference to the answer.
  func discard() {
    if let response = unsafe response { unsafe MHD_destroy_response(response) }
  }

  private static func bytes(_ bytes: [UInt8]) -> OpaquePointer? {
    var bytes = bytes
    return unsafe bytes.withUnsafeMutableBytes {
      unsafe MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY)
    }
  }

  private static func file(_ url: URL, _ range: Range<Int>?) -> OpaquePointer? {
    let descriptor = unsafe open(url.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    let isRead = unsafe fstat(descriptor, &status) == 0
    let size = isRead && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : -1
    let part = range ?? 0..<max(size, 0)
    // The library can't read nothing from a file.
    guard part.lowerBound >= 0, part.upperBound <= size, !part.isEmpty else {
      close(descriptor)
      return part.isEmpty && size >= 0 ? unsafe bytes([]) : nil
    }
    let response = unsafe MHD_create_response_from_fd_at_offset64(
      UInt64(part.count), descriptor, UInt64(part.lowerBound))
    if unsafe response == nil { close(descriptor) }
    return unsafe response
  }

  private static func stream(_ exchange: Exchange, _ count: Int?) -> OpaquePointer? {
    let context = unsafe Unmanaged.passRetained(exchange)
    let size = count.map(UInt64.init) ?? cmicrohttpd_unknown_size
    let response = unsafe MHD_create_response_from_callback(
      size, blockByteCount, Callbacks.read,
      context.toOpaque(), Callbacks.release)
    guard let response = unsafe response else {
      unsafe context.release()
      return nil
    }
    if exchange.isHead, count == nil { unsafe cmicrohttpd_close_after(response) }
    return unsafe response
  }

  private static func add(
    _ headers: [(name: String, value: String)], to response: OpaquePointer
  ) -> Bool {
    for (name, value) in headers {
      let status = unsafe MHD_add_response_header(response, name, value)
      guard status == .YES else { return false }
    }
    return true
  }
}
