import CMicroHTTPD
import Foundation

/// The headers of a request, copied out of the library.
///
/// The library keeps names and values as C strings in the bytes that arrived, so that a NUL byte ends a
/// value, and what is behind it is lost to us but not to a proxy. It also adds a continued line (RFC 9112
/// 5.2) to the wrong string. Both are seen by the distances between the strings: only the end of a line
/// lies between a value and the next name.
///
/// Safe: the pointer that it keeps is compared and never read through.
@safe
struct ReceivedHeaders {
  /// In the order of arrival.
  private(set) var list: [(name: String, value: String)] = []
  /// Whether the names and values are all that was sent.
  private(set) var areWhole = true
  /// Where the last value ended.
  private var end: UnsafePointer<CChar>?

  /// The bytes of a line's end, which the library overwrites: CR LF, or LF alone.
  private static let lineEnds = 1...2

  /// Copies the headers of the connection's present request.
  ///
  /// - Parameters:
  ///   - connection: A connection whose headers have arrived.
  ///   - method: The request's method, as the library passes it: the first byte of the request.
  init(of connection: OpaquePointer, method: UnsafePointer<CChar>) {
    unsafe withUnsafeMutablePointer(to: &self) { headers in
      _ = unsafe MHD_get_connection_values(
        connection, .HEADER_KIND,
        { headers, _, name, value in
          guard let name = unsafe name, let value = unsafe value else { return .YES }
          unsafe headers?.assumingMemoryBound(to: ReceivedHeaders.self).pointee.add(name, value)
          return .YES
        }, headers)
    }
    guard let end = unsafe end else { return }
    // The empty line behind the last header ends the head.
    let rest = unsafe method + cmicrohttpd_head_size(connection) - end
    areWhole = areWhole && (2 * Self.lineEnds.lowerBound...2 * Self.lineEnds.upperBound ~= rest)
  }

  private mutating func add(_ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>) {
    if let end = unsafe end { areWhole = unsafe areWhole && Self.lineEnds ~= name - end }
    let text = unsafe String(cString: value)
    unsafe list.append((String(cString: name), text))
    unsafe end = value + strlen(value)
  }
}
