import CCurl
import Foundation
import Synchronization

/// One request to a named server under way: what is sent, and what arrives.
///
/// libcurl calls it on the thread that performs the request; only cancelling comes from another one.
@safe
final class ServerExchange: @unchecked Sendable {
  /// The longest answer in place of a file, in bytes: a server's words for a refusal.
  private static let refusalLimit = 256 << 10

  private(set) var isTooLarge = false
  /// The system's words for a file that can't be read or written.
  private(set) var fileFailure: String?
  private let cancelled = Atomic(false)
  let curl: UnsafeMutableRawPointer
  private var list: UnsafeMutablePointer<curl_slist>?
  private let target: ServerRequest.Target
  private var source: FileHandle?
  private var sink: FileHandle?
  private var headers = ReceivedHeaders()
  /// What arrives in memory.
  private var bytes: [UInt8] = []
  private var document: [UInt8] = []
  /// How much of what is sent has been read, and where it begins and ends in its file.
  private var sent = 0
  private var range = 0..<0
  private let onSent: (@Sendable (Int) -> Void)?

  /// Prepares a request.
  ///
  /// - Throws: ``FetchError``; ``ServerFileError``.
  init(_ request: ServerRequest, host: String) throws {
    guard let made = unsafe curl_easy_init() else { throw FetchError(.server, host: host) }
    unsafe curl = made
    target = request.target
    onSent = request.onSent
    for header in request.headers {
      unsafe list = curl_slist_append(list, "\(header.name): \(header.value)")
    }
    unsafe _ = ccurl_set_headers(curl, list)
    switch request.body {
    case .none: return
    case .bytes(let bytes):
      document = bytes
      setUpload(byteCount: bytes.count)
    case .file(let file): try open(file, nil)
    case .part(let file, let range): try open(file, range)
    }
  }

  deinit {
    unsafe curl_easy_cleanup(curl)
    unsafe curl_slist_free_all(list)
    try? source?.close()
    try? sink?.close()
  }

  /// Ends the request at libcurl's next call.
  func cancel() { cancelled.store(true, ordering: .relaxed) }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// Runs the request to its end.
  func perform() -> CURLcode {
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe ccurl_set_exchange(
      curl, context,
      { bytes, size, count, context in
        guard let bytes = unsafe bytes, let context = unsafe context else { return 0 }
        let piece = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
        return unsafe ServerExchange.at(context).receive(piece) ? size * count : 0
      },
      { bytes, size, count, context in
        guard let bytes = unsafe bytes, let context = unsafe context else { return 0 }
        let line = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
        return unsafe ServerExchange.at(context).receiveHeader(line) ? size * count : 0
      },
      { context, _, _, _, _ in
        guard let context = unsafe context else { return 1 }
        return unsafe ServerExchange.at(context).isCancelled ? 1 : 0
      })
    return withExtendedLifetime(self) { unsafe curl_easy_perform(curl) }
  }

  /// What has arrived.
  var received: ServerAnswer {
    ServerAnswer(status: unsafe ccurl_status(curl), headers: headers.values, bytes: bytes)
  }

  private static func at(_ context: UnsafeMutableRawPointer) -> ServerExchange {
    unsafe Unmanaged<ServerExchange>.fromOpaque(context).takeUnretainedValue()
  }

  /// Opens what is sent, at its beginning.
  private func open(_ file: URL, _ part: Range<Int>?) throws(ServerFileError) {
    do {
      let handle = try FileHandle(forReadingFrom: file)
      source = handle
      let all = 0..<Int(try handle.seekToEnd())
      range = part?.clamped(to: all) ?? all
      try handle.seek(toOffset: UInt64(range.lowerBound))
      setUpload(byteCount: range.count)
    } catch {
      throw ServerFileError(description: error.localizedDescription)
    }
  }

  private func setUpload(byteCount: Int) {
    unsafe _ = ccurl_set_size(curl, CURLOPT_INFILESIZE_LARGE, curl_off_t(byteCount))
    unsafe ccurl_set_upload(
      curl, Unmanaged.passUnretained(self).toOpaque(),
      { bytes, size, count, context in
        guard let bytes = unsafe bytes, let context = unsafe context else {
          return Int(CURL_READFUNC_ABORT)
        }
        let room = unsafe UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
        return unsafe ServerExchange.at(context).send(room)
      },
      { context, offset, _ in
        guard let context = unsafe context else { return CURL_SEEKFUNC_FAIL }
        let isThere = unsafe ServerExchange.at(context).seek(Int(offset))
        return isThere ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_FAIL
      })
  }

  /// Fills a room with the next bytes.
  private func send(_ room: UnsafeMutableRawBufferPointer) -> Int {
    do {
      let next =
        if let source {
          try source.read(upToCount: min(room.count, range.count - sent)) ?? Data()
        } else {
          Data(document.dropFirst(sent).prefix(room.count))
        }
      unsafe room.copyBytes(from: next)
      sent += next.count
      onSent?(sent)
      return next.count
    } catch {
      fileFailure = error.localizedDescription
      return Int(CURL_READFUNC_ABORT)
    }
  }

  private func seek(_ offset: Int) -> Bool {
    sent = offset
    let place = UInt64(range.lowerBound + offset)
    return (try? source?.seek(toOffset: place)) != nil || source == nil
  }

  private func receive(_ piece: UnsafeRawBufferPointer) -> Bool {
    let status = unsafe ccurl_status(curl)
    if case .file(let file) = target, status == 200 || status == 206 {
      return unsafe keep(piece, in: file, isWhole: status == 200)
    }
    let limit = if case .memory(let limit) = target { limit } else { Self.refusalLimit }
    guard bytes.count + piece.count <= limit else {
      isTooLarge = true
      return false
    }
    unsafe bytes.append(contentsOf: piece)
    return true
  }

  private func keep(_ piece: UnsafeRawBufferPointer, in file: URL, isWhole: Bool) -> Bool {
    do {
      if sink == nil {
        let handle = try FileHandle(forWritingTo: file)
        if isWhole { try handle.truncate(atOffset: 0) }
        _ = try handle.seekToEnd()
        sink = handle
      }
      try sink?.write(contentsOf: unsafe Data(piece))
      return true
    } catch {
      fileFailure = error.localizedDescription
      return false
    }
  }

  private func receiveHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    isTooLarge = unsafe !headers.take(line)
    return !isTooLarge
  }
}
