import Foundation

/// The socket that clients connect to, before the library takes it.
///
/// It is not made by the library, which does not report the reason of a failure.
struct ListeningSocket: ~Copyable {
  /// Connections that wait to be accepted; the system caps it.
  private static let backlog: Int32 = 511

  private let descriptor: Int32
  let port: Int

  /// Listens.
  ///
  /// - Parameters:
  ///   - host: A name or address of this machine.
  ///   - port: 0 lets the system choose.
  /// - Throws: ``HTTPServerError`` that names host and port.
  init(host: String, port: Int) throws(HTTPServerError) {
    guard (0...Int(UInt16.max)).contains(port) else {
      throw HTTPServerError(kind: .noSuchAddress, message: "There is no port \(port).")
    }
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    unsafe hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    var list: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(host, String(port), &hints, &list) == 0, let first = unsafe list else {
      throw Self.error(EADDRNOTAVAIL, host, port)
    }
    defer { unsafe freeaddrinfo(first) }
    var failure = EADDRNOTAVAIL
    var next: UnsafeMutablePointer<addrinfo>? = unsafe first
    while let address = unsafe next {
      let (opened, code) = unsafe Self.listen(address.pointee)
      if opened >= 0 {
        descriptor = opened
        self.port = Self.port(of: opened)
        return
      }
      failure = code
      unsafe next = address.pointee.ai_next
    }
    throw Self.error(failure, host, port)
  }

  deinit { close(descriptor) }

  /// Gives the descriptor away.
  consuming func release() -> Int32 {
    let descriptor = descriptor
    discard self
    return descriptor
  }

  private static func listen(_ address: addrinfo) -> (descriptor: Int32, code: Int32) {
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let opened = unsafe socket(address.ai_family, type, 0)
    guard opened >= 0 else { return (-1, errno) }
    // Without it a server that was just stopped could not start again on its port.
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    unsafe setsockopt(opened, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    if unsafe address.ai_family == AF_INET6 {
      unsafe setsockopt(opened, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, size)
    }
    guard unsafe bind(opened, address.ai_addr, address.ai_addrlen) == 0,
      Foundation.listen(opened, backlog) == 0
    else {
      let code = errno
      close(opened)
      return (-1, code)
    }
    return (opened, 0)
  }

  private static func port(of descriptor: Int32) -> Int {
    // The port stands at the same place in both families' addresses.
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    unsafe withUnsafeMutablePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = unsafe getsockname(descriptor, $0, &size)
      }
    }
    return Int(UInt16(bigEndian: address.sin6_port))
  }

  private static func reason(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }

  private static func error(_ code: Int32, _ host: String, _ port: Int) -> HTTPServerError {
    switch code {
    case EADDRINUSE:
      HTTPServerError(
        kind: .addressInUse,
        message: "Port \(port) of \(host) is in use by another program; choose another port.",
        code: code)
    case EACCES, EPERM:
      HTTPServerError(
        kind: .notPermitted,
        message: "The system does not permit listening on port \(port) of \(host); "
          + "choose a port over 1023.", code: code)
    case EADDRNOTAVAIL, EAFNOSUPPORT:
      HTTPServerError(
        kind: .noSuchAddress, message: "“\(host)” is no address of this machine.", code: code)
    default:
      HTTPServerError(
        kind: .system,
        message: "Listening on port \(port) of \(host) failed: \(reason(code)).", code: code)
    }
  }
}
