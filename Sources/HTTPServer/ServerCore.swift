import CMicroHTTPD
import Foundation
import Synchronization

/// What lives as long as the library's threads do.
final class ServerCore: Sendable {
  /// Handlers under way, and who waits for the last.
  private struct Handlers {
    var count = 0
    var waiting: [CheckedContinuation<Void, Never>] = []

    mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
      defer { waiting = [] }
      return waiting
    }
  }

  /// The library's server, for its start and its stop.
  ///
  /// Sendable and safe: taken out once, by whoever stops it.
  @safe
  private struct Daemon: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  /// More would only wait for the same two cores.
  private static let threadCount: UInt32 = 2

  let limits: HTTPLimits
  let watch: ConnectionWatch
  private let handler: @Sendable (HTTPRequest) async -> HTTPResponse
  private let refusal: @Sendable (Int, String) -> HTTPResponse
  private let daemon = Mutex<Daemon?>(nil)
  private let handlers = Mutex(Handlers())

  init(
    limits: HTTPLimits, handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse,
    refusal: @escaping @Sendable (Int, String) -> HTTPResponse
  ) throws(HTTPServerError) {
    self.limits = limits
    self.handler = handler
    self.refusal = refusal
    watch = try ConnectionWatch(limits: limits)
  }

  /// Starts the library's threads, which hold the core until ``stop()``.
  func start(on socket: consuming ListeningSocket) throws(HTTPServerError) {
    let descriptor = socket.release()
    let context = unsafe Unmanaged.passRetained(self)
    let started = unsafe cmicrohttpd_start(
      descriptor, Self.threadCount, UInt32(clamping: limits.connectionCount),
      limits.headerByteCount, limits.stall.wholeSeconds, context.toOpaque(), Callbacks.access,
      Callbacks.completed, Callbacks.connection, Callbacks.target)
    guard let started = unsafe started else {
      let code = errno
      close(descriptor)
      unsafe context.release()
      watch.beginStop()
      throw HTTPServerError(kind: .system, message: "The HTTP server could not start.", code: code)
    }
    daemon.withLock { unsafe $0 = Daemon(pointer: started) }
  }

  /// Makes the exchange of a request.
  ///
  /// - Returns: `nil` when the server stops.
  func exchange(for head: RequestHead, on socket: ClientSocket) -> Exchange? {
    let exchange = Exchange(
      limits: limits, isHead: head.method == "HEAD", hasBody: head.hasBody,
      mayLackBody: head.expectsContinue || head.fault != nil)
    return watch.began(exchange, socket.descriptor) ? exchange : nil
  }

  /// Has a request answered.
  func handle(_ head: RequestHead, _ exchange: Exchange) {
    handlers.withLock { $0.count += 1 }
    let done: @Sendable () -> Void = { [self] in handlerEnded() }
    let target = RequestTarget(head.target)
    let fault =
      head.fault
      ?? (target == nil ? (400, "The request's address can't be decoded.") : nil)
    guard let target, fault == nil else {
      let response = refusal(fault?.status ?? 400, fault?.reason ?? "")
      exchange.start(HTTPRequest(method: head.method, path: "/"), { _ in response }, then: done)
      return
    }
    let length = head.hasBody ? head.declaredLength : 0
    let request = HTTPRequest(
      method: head.method, target: target, headers: head.headers,
      body: HTTPRequestBody(exchange, declaredLength: length), client: head.client)
    exchange.start(request, handler, then: done)
  }

  /// Ends every connection, the threads, and waits for the handlers.
  func stop() async {
    await watch.stop()
    if let daemon = daemon.withLock({ $0.take() }) {
      await withCheckedContinuation { continuation in
        // A thread of its own, because it waits for the library's.
        Thread.detachNewThread {
          self.stop(daemon)
          continuation.resume()
        }
      }
    }
    await handlersEnded()
  }

  /// Ends every connection and the threads, in a while.
  func stopLater() {
    watch.beginStop()
    guard let daemon = daemon.withLock({ $0.take() }) else { return }
    Thread.detachNewThread { self.stop(daemon) }
  }

  private func stop(_ daemon: Daemon) {
    unsafe MHD_stop_daemon(daemon.pointer)
    unsafe Unmanaged.passUnretained(self).release()
  }

  private func handlerEnded() {
    let waiting = handlers.withLock {
      $0.count -= 1
      return $0.count == 0 ? $0.takeWaiting() : []
    }
    for continuation in waiting { continuation.resume() }
  }

  private func handlersEnded() async {
    let timer = Task {
      try await Task.sleep(for: limits.stopWait)
      for continuation in handlers.withLock({ $0.takeWaiting() }) { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      let isOver = handlers.withLock {
        if $0.count > 0 { $0.waiting.append(continuation) }
        return $0.count == 0
      }
      if isOver { continuation.resume() }
    }
    timer.cancel()
  }
}
