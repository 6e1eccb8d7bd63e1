import CMicroHTTPD
import Foundation
import Synchronization

/// The functions that the library calls.
///
/// Pointers to our objects pass through it in three pairs: the ``ServerCore`` is held by the running
/// server; a ``ClientSocket`` is retained when a connection opens and released when it closes; an
/// ``Exchange`` is retained by its first call and released when its request is completed (a streamed
/// body holds it once more until its response is destroyed).
enum Callbacks {
  /// A connection opens or is about to be closed.
  static let connection: MHD_NotifyConnectionCallback = { context, connection, slot, event in
    guard let core = unsafe Callbacks.object(context, ServerCore.self), let slot = unsafe slot
    else {
      return
    }
    if event == .CONNECTION_NOTIFY_STARTED {
      let socket = ClientSocket(descriptor: unsafe cmicrohttpd_socket(connection))
      unsafe slot.pointee = Unmanaged.passRetained(socket).toOpaque()
      core.watch.opened(socket)
    } else if let raw = unsafe slot.pointee {
      unsafe slot.pointee = nil
      let socket = unsafe Unmanaged<ClientSocket>.fromOpaque(raw).takeRetainedValue()
      core.watch.closed(socket.descriptor)
    }
  }

  /// The first line has arrived; later calls have it only in the library's decoded form.
  static let target:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) ->
      UnsafeMutableRawPointer? = { _, target, connection in
        if let socket = unsafe Callbacks.socket(connection), let target = unsafe target {
          let text = unsafe String(cString: target)
          socket.target.withLock { $0 = text }
          // The arguments are cut off: nobody reads the library's list of them, and where its memory has no room
          // for the list, 0.9.75 neither answers nor closes.
          if let query = unsafe strchr(target, Int32(UInt8(ascii: "?"))) { unsafe query[1] = 0 }
        }
        return nil
      }

  /// The headers, a piece of the body, or its end is there.
  static let access: MHD_AccessHandlerCallback = {
    context, connection, _, method, version, bytes, count, slot in
    guard let core = unsafe Callbacks.object(context, ServerCore.self), let count = unsafe count,
      let connection = unsafe connection, let slot = unsafe slot, let method = unsafe method
    else { return .NO }
    guard let exchange = unsafe Callbacks.object(slot.pointee, Exchange.self) else {
      guard let socket = unsafe Callbacks.socket(connection) else { return .NO }
      let received = unsafe ReceivedHeaders(of: connection, method: method, version: version)
      let head = unsafe RequestHead(
        method: String(cString: method), target: socket.target.withLock { $0 },
        version: version.map { unsafe String(cString: $0) } ?? "",
        headers: received.list, areHeadersWhole: received.areWhole,
        isTooLong: received.memoryByteCount > core.limits.headByteCount, client: socket.client)
      let room = core.limits.connectionByteCount - received.memoryByteCount
      guard room >= core.limits.refusalByteCount else {
        core.refuseDirectly(head, on: socket)
        return .NO
      }
      guard let exchange = core.exchange(for: head, on: socket) else { return .NO }
      unsafe slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
      let handle = unsafe Connection(pointer: connection)
      return exchange.begin(on: handle) { core.handle(head, exchange, socket) } == .goOn
        ? .YES : .NO
    }
    guard unsafe count.pointee > 0 else {
      return exchange.headersArrived() == .goOn ? .YES : .NO
    }
    let piece = unsafe UnsafeRawBufferPointer(start: bytes, count: count.pointee)
    unsafe count.pointee = 0
    return unsafe exchange.bodyArrived(piece) == .goOn ? .YES : .NO
  }

  /// A request has been answered or has failed.
  static let completed: MHD_RequestCompletedCallback = { context, connection, slot, reason in
    guard let slot = unsafe slot, let raw = unsafe slot.pointee,
      let core = unsafe Callbacks.object(context, ServerCore.self)
    else { return }
    unsafe slot.pointee = nil
    unsafe Unmanaged<Exchange>.fromOpaque(raw).takeRetainedValue().end()
    guard let connection = unsafe connection else { return }
    if let socket = unsafe Callbacks.socket(connection) { core.watch.ended(socket.descriptor) }
    guard reason == .REQUEST_TERMINATED_COMPLETED_OK else { return }
    unsafe Connection(pointer: connection).setTimeout(core.limits.stall)
  }

  /// The library has room for bytes of a streamed body.
  static let read: MHD_ContentReaderCallback = { context, _, target, room in
    guard let exchange = unsafe Callbacks.object(context, Exchange.self) else {
      return cmicrohttpd_failure
    }
    return unsafe exchange.read(into: UnsafeMutableRawBufferPointer(start: target, count: room))
  }

  /// A streamed body is no longer needed.
  static let release: MHD_ContentReaderFreeCallback = { context in
    guard let context = unsafe context else { return }
    unsafe Unmanaged<Exchange>.fromOpaque(context).release()
  }

  private static func object<Object: AnyObject>(
    _ raw: UnsafeMutableRawPointer?, _ type: Object.Type
  ) -> Object? {
    unsafe raw.map { unsafe Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func socket(_ connection: OpaquePointer?) -> ClientSocket? {
    unsafe object(cmicrohttpd_socket_context(connection), ClientSocket.self)
  }
}

/// The facts of a connection, as long as it lives.
final class ClientSocket: Sendable {
  let descriptor: Int32
  /// The target of the present request, as it was sent.
  let target = Mutex("")

  /// The other end's address, in digits; empty for one that is gone already.
  let client: String
  let network: String

  init(descriptor: Int32) {
    self.descriptor = descriptor
    client = PeerAddress.of(descriptor)
    network = PeerAddress.network(of: client)
  }
}
