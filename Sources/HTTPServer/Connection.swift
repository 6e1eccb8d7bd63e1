import CMicroHTTPD
import Foundation

/// The library's connection.
///
/// Sendable and safe: its functions may be called on any thread while the connection lives, and only
/// ``Exchange`` holds one, behind its lock, until the library reports the request's end.
@safe
struct Connection: @unchecked Sendable {
  let pointer: OpaquePointer

  func suspend() { unsafe MHD_suspend_connection(pointer) }
  func resume() { unsafe MHD_resume_connection(pointer) }

  /// Ends both ways at once; the library then notices that the client is gone.
  func shutDown() { Self.shutDown(unsafe cmicrohttpd_socket(pointer)) }

  /// The same for a connection that is known by its descriptor.
  static func shutDown(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_RDWR)) }

  func setTimeout(_ duration: Duration) {
    unsafe cmicrohttpd_set_timeout(pointer, duration.wholeSeconds)
  }
}

extension Duration {
  /// Rounded up, because the library takes 0 for no limit.
  var wholeSeconds: UInt32 {
    let (seconds, rest) = components
    return UInt32(clamping: max(seconds + (rest > 0 ? 1 : 0), 1))
  }
}
