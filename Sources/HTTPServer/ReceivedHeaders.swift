import CMicroHTTPD
import Foundation

/// The headers of a request, copied out of the library.
///
/// The library keeps names and values as C strings in the bytes that arrived, so that a NUL byte ends a
/// value, and what is behind it is lost to us but not to a proxy. It also adds a continued line (RFC 9112
/// 5.2) to the wrong string, and takes a line feed alone for the end of a line, which a proxy may not. All of it is
/// seen by the distances between the strings: only the end of a line lies between a value and the next name.
///
/// Safe: the pointer that it keeps is compared and never read through.
@safe
struct ReceivedHeaders {
  /// In the order of arrival.
  private(set) var list: [(name: String, value: String)] = []
  /// Whether the names and values are all that was sent, each line with its end.
  private(set) var areWhole = true
  /// The library's memory that they take, with the first line.
  private(set) var memoryByteCount = 0
  /// Where the first line or the last value ended.
  private var end: UnsafePointer<CChar>?

  /// The bytes of a line's end, CR LF, which the library overwrites.
  private static let lineEndLength = 2
  /// `struct MHD_HTTP_Header` of 0.9.75, rounded up as in its pool: one for each header, and each cookie.
  private static let recordByteCount = 64

  /// Copies the headers of the connection's present request.
  ///
  /// - Parameters:
  ///   - connection: A connection whose headers have arrived.
  ///   - method: The request's method, as the library passes it: the first byte of the request.
  ///   - version: The request's version, as the library passes it: the end of the first line, or a string of its own
  ///     where the line has none.
  init(
    of connection: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>?
  ) {
    let byteCount = unsafe cmicrohttpd_head_size(connection)
    let headEnd = unsafe method + byteCount
    if let version = unsafe version, unsafe method < version && version < headEnd {
      unsafe end = version + strlen(version)
    }
    unsafe withUnsafeMutablePointer(to: &self) { headers in
      _ = unsafe MHD_get_connection_values(
        connection, .HEADER_KIND,
        { headers, _, name, value in
          guard let name = unsafe name, let value = unsafe value else { return .YES }
          unsafe headers?.assumingMemoryBound(to: ReceivedHeaders.self).pointee.add(name, value)
          return .YES
        }, headers)
    }
    let cookieCount = unsafe MHD_get_connection_values(connection, .COOKIE_KIND, nil, nil)
    // The library takes cookies apart in a copy.
    let cookies = list.lazy.filter { $0.name.lowercased() == "cookie" }.map(\.value.utf8.count)
    memoryByteCount =
      byteCount + cookies.reduce(0, +) + (list.count + Int(cookieCount)) * Self.recordByteCount
    guard let end = unsafe end else { return }
    // The empty line behind the last header ends the head.
    areWhole = unsafe areWhole && headEnd - end == 2 * Self.lineEndLength
  }

  private mutating func add(_ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>) {
    if let end = unsafe end { areWhole = unsafe areWhole && name - end == Self.lineEndLength }
    let text = unsafe String(cString: value)
    unsafe list.append((String(cString: name), text))
    unsafe end = value + strlen(value)
  }
}
