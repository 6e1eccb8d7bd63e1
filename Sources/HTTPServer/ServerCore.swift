import CMicroHTTPD
import Foundation
import Synchronization

/// The state that lives as long as the library's threads.
final class ServerCore: Sendable {
  /// The handlers under way, and the task that waits for the last of them.
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
  /// Sendable and safe: taken out once, by the call that stops it.
  @safe
  private struct Daemon: @unchecked Sendable {
    let pointer: OpaquePointer
    /// Where it takes connections.
    let listener: Int32

    var isIdle: Bool { unsafe cmicrohttpd_connections(pointer) == 0 }
  }

  /// The one that takes connections, and those that only end what they have begun.
  private struct Daemons {
    var present: Daemon?
    var former: [Daemon] = []

    mutating func takeAll() -> [Daemon] {
      defer { self = Daemons() }
      return former + (present.map { [$0] } ?? [])
    }

    mutating func takeIdle() -> [Daemon] {
      defer { former.removeAll(where: \.isIdle) }
      return former.filter(\.isIdle)
    }
  }

  /// The number of threads; more would only wait for the same two cores.
  private static let threadCount: UInt32 = 2

  /// More than ever are open: the library divides its limit among the threads, one of which may have
  /// all connections, and what is closed to make room counts until it has noticed.
  private static func libraryLimit(_ limits: HTTPLimits) -> UInt32 {
    UInt32(min(max(limits.connectionCount, 1), 1 << 20) + 256) * threadCount
  }

  let limits: HTTPLimits
  let watch: ConnectionWatch
  private let handler: @Sendable (HTTPRequest) async -> HTTPResponse
  private let refusal: @Sendable (HTTPRequest, Int, String) -> HTTPResponse
  private let isEncrypted: Bool
  private let daemons = Mutex(Daemons())
  private let handlers = Mutex(Handlers())

  init(
    limits: HTTPLimits, isEncrypted: Bool,
    handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse,
    refusal: @escaping @Sendable (HTTPRequest, Int, String) -> HTTPResponse
  ) throws(HTTPServerError) {
    self.limits = limits
    self.handler = handler
    self.refusal = refusal
    self.isEncrypted = isEncrypted
    watch = try ConnectionWatch(limits: limits)
  }

  /// Starts the library's threads, which hold the core until ``stop()``.
  func start(on socket: consuming ListeningSocket, _ identity: TLSIdentity?) throws(HTTPServerError)
  {
    let descriptor = socket.release()
    do {
      let started = try startDaemon(on: descriptor, identity)
      daemons.withLock { $0.present = started }
    } catch {
      watch.beginStop()
      throw error
    }
  }

  /// Uses another certificate for new connections; open ones keep theirs.
  func change(to identity: TLSIdentity) throws(HTTPServerError) {
    let listener = daemons.withLock { $0.present?.listener }
    guard let listener else { return }
    // Both listen on one socket for a moment, so no connection is refused.
    let copy = fcntl(listener, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else {
      throw HTTPServerError(
        kind: .system, message: "The system has no more file descriptors.", code: errno)
    }
    let started = try startDaemon(on: copy, identity)
    let (isTaken, idle) = daemons.withLock { daemons in
      let idle = daemons.takeIdle()
      // Stopped meanwhile.
      guard let former = daemons.present else { return (false, idle) }
      let descriptor = unsafe MHD_quiesce_daemon(former.pointer)
      if descriptor >= 0 { close(descriptor) }
      daemons.former.append(former)
      daemons.present = started
      return (true, idle)
    }
    let over = isTaken ? idle : idle + [started]
    Thread.detachNewThread { for daemon in over { self.stop(daemon) } }
  }

  /// Hands the socket over to the library, which closes it, also where it can't start: a second close would
  /// hit whatever another thread has opened under its number since.
  private func startDaemon(
    on descriptor: Int32, _ identity: TLSIdentity?
  ) throws(HTTPServerError) -> Daemon {
    let context = unsafe Unmanaged.passRetained(self)
    let started = unsafe cmicrohttpd_start(
      descriptor, Self.threadCount, Self.libraryLimit(limits),
      limits.connectionByteCount, limits.stall.wholeSeconds, context.toOpaque(), Callbacks.access,
      Callbacks.completed, Callbacks.connection, Callbacks.target, identity?.certificate,
      identity?.key)
    guard let started = unsafe started else {
      let code = errno
      unsafe context.release()
      throw HTTPServerError(
        kind: .system,
        message: identity == nil
          ? "The HTTP server could not start."
          : "The HTTPS server could not start with this certificate and key.", code: code)
    }
    return unsafe Daemon(pointer: started, listener: descriptor)
  }

  /// Makes the exchange of a request.
  ///
  /// - Returns: `nil` when the server stops.
  func exchange(for head: RequestHead, on socket: ClientSocket) -> Exchange? {
    // The server would stop reading at the limit and never send the answer.
    let isEndless = head.declaredLength ?? 0 > limits.drainByteCount
    let exchange = Exchange(
      limits: limits, isHead: head.method == "HEAD", hasBody: head.hasBody,
      mayLackBody: head.expectsContinue || head.fault != nil || isEndless, isLast: head.isChunked)
    return watch.began(exchange, socket.descriptor) ? exchange : nil
  }

  /// Has a request answered.
  func handle(_ head: RequestHead, _ exchange: Exchange, _ socket: ClientSocket) {
    handlers.withLock { $0.count += 1 }
    let done: @Sendable () -> Void = { [self] in handlerEnded() }
    let target = RequestTarget(head.target)
    let fault =
      head.fault
      ?? (target == nil ? (400, "The request's address can't be decoded.") : nil)
    guard let target, fault == nil else {
      let (request, response) = refusal(of: head, fault)
      exchange.start(request, { _ in response }, then: done)
      return
    }
    let length = head.hasBody ? head.declaredLength : 0
    let request = HTTPRequest(
      method: head.method, target: target, headers: head.headers,
      body: HTTPRequestBody(exchange, declaredLength: length), client: head.client,
      keep: { [watch] in watch.keep(socket) })
    exchange.start(request, handler, then: done)
  }

  private func refusal(
    of head: RequestHead, _ fault: (status: Int, reason: String)?
  ) -> (HTTPRequest, HTTPResponse) {
    let request = HTTPRequest(method: head.method, path: "/", headers: head.headers)
    return (request, refusal(request, fault?.status ?? 400, fault?.reason ?? ""))
  }

  /// Refuses a head that has left the library no room for an answer.
  ///
  /// A client that is encrypted gets none.
  func refuseDirectly(_ head: RequestHead, on socket: ClientSocket) {
    guard !isEncrypted else { return }
    DirectRefusal(refusal(of: head, head.fault).1, isHead: head.method == "HEAD")
      .send(to: socket.descriptor)
  }

  /// Ends every connection, the threads, and waits for the handlers.
  func stop() async {
    await watch.stop()
    let running = daemons.withLock { $0.takeAll() }
    await withCheckedContinuation { continuation in
      // A thread of its own, because it waits for the library's.
      Thread.detachNewThread {
        for daemon in running { self.stop(daemon) }
        continuation.resume()
      }
    }
    await handlersEnded()
  }

  /// Ends every connection and the threads, in a while.
  func stopLater() {
    watch.beginStop()
    let running = daemons.withLock { $0.takeAll() }
    Thread.detachNewThread { for daemon in running { self.stop(daemon) } }
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
