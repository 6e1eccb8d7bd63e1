import CMicroHTTPD
import Foundation

/// The system's list of connections whose end is watched.
///
/// The library has a list of its own, but a suspended connection is not in it.
final class EventDescriptors: Sendable {
  /// The end of a client's sending, or of a connection.
  struct ConnectionEnd {
    let descriptor: Int32
    let generation: UInt32
    /// Whether both directions are closed, not only the client's sending.
    let isBroken: Bool
  }

  /// Events taken at once; more come with the next call.
  private static let batch = 64

  private let list: Int32
  private let waker: Int32

  init() throws(HTTPServerError) {
    list = epoll_create1(Int32(EPOLL_CLOEXEC))
    waker = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard list >= 0, waker >= 0 else {
      throw HTTPServerError(
        kind: .system, message: "The system has no more file descriptors for this program.",
        code: errno)
    }
    var event = unsafe epoll_event()
    unsafe event.events = EPOLLIN.rawValue
    unsafe event.data.u64 = .max
    unsafe epoll_ctl(list, EPOLL_CTL_ADD, waker, &event)
  }

  deinit {
    if list >= 0 { close(list) }
    if waker >= 0 { close(waker) }
  }

  /// Watches a connection.
  func add(_ descriptor: Int32, _ generation: UInt32) {
    // A client that vanished without a word is noticed too, in minutes: streams stay open for hours.
    var yes: Int32 = 1
    unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_KEEPALIVE, &yes, socklen_t(MemoryLayout<Int32>.size))
    var event = unsafe epoll_event()
    unsafe event.events = EPOLLRDHUP.rawValue | EPOLLET.rawValue
    unsafe event.data.u64 = UInt64(generation) << 32 | UInt64(UInt32(bitPattern: descriptor))
    unsafe epoll_ctl(list, EPOLL_CTL_ADD, descriptor, &event)
  }

  /// Forgets a connection.
  func remove(_ descriptor: Int32) {
    var event = unsafe epoll_event()
    unsafe epoll_ctl(list, EPOLL_CTL_DEL, descriptor, &event)
  }

  /// Ends a ``wait(_:)`` that is under way, or else the next one.
  func wake() {
    eventfd_write(waker, 1)
  }

  /// Sleeps until something happens.
  ///
  /// - Parameter duration: How long at most; `nil` for any time.
  /// - Returns: Which clients did something; often none.
  func wait(_ duration: Duration?) -> [ConnectionEnd] {
    var events = unsafe [epoll_event](repeating: epoll_event(), count: Self.batch)
    let milliseconds = duration.map { Int32(clamping: Int64($0 / .milliseconds(1)) + 1) } ?? -1
    let count = unsafe epoll_wait(list, &events, Int32(Self.batch), milliseconds)
    var departures: [ConnectionEnd] = []
    let happened = unsafe events.prefix(max(Int(count), 0)).map {
      unsafe (flags: $0.events, data: $0.data.u64)
    }
    for (flags, data) in happened {
      guard data != .max else {
        var ignored: eventfd_t = 0
        unsafe eventfd_read(waker, &ignored)
        continue
      }
      departures.append(
        ConnectionEnd(
          descriptor: Int32(bitPattern: UInt32(truncatingIfNeeded: data)),
          generation: UInt32(data >> 32),
          isBroken: flags & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0))
    }
    return departures
  }
}
