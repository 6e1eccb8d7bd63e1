import Foundation
import HTTPServer

extension HTTPResponse {
  /// An answer in JSON.
  ///
  /// - Parameters:
  ///   - value: What is said.
  ///   - large: Members that are written before those of the value, which is an object then and has at least one.
  ///   - status: The status code.
  /// - Returns: The answer.
  static func json(
    _ value: some Encodable, adding large: WrittenJSON? = nil, status: Int = 200
  ) -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    do {
      var bytes = [UInt8](try encoder.encode(value))
      if let large { bytes.replaceSubrange(..<1, with: "{".utf8 + large.bytes + ",".utf8) }
      return HTTPResponse(
        status: status, headers: [("Content-Type", "application/json")], body: .bytes(bytes))
    } catch {
      // Only a number that is none (infinite) can't be written, and no shape holds one.
      return HTTPResponse(status: 500, headers: [], body: .empty)
    }
  }

  /// An answer of bytes.
  static func content(_ bytes: [UInt8], type: String, tag: EntityTag? = nil) -> HTTPResponse {
    var response = HTTPResponse(
      status: 200, headers: [("Content-Type", type)], body: .bytes(bytes))
    if let tag { response.set("ETag", tag.text) }
    return response
  }

  /// The answer 304: the client's copy is still valid.
  static func notModified(_ tag: EntityTag) -> HTTPResponse {
    HTTPResponse(status: 304, headers: [("ETag", tag.text)], body: .empty)
  }

  /// A permanent redirect on this host for every method (308).
  static func redirect(to address: String) -> HTTPResponse {
    HTTPResponse(status: 308, headers: [("Location", address)], body: .empty)
  }

  /// The value of a header.
  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// Sets a header, in the place of one that is there.
  mutating func set(_ name: String, _ value: String) {
    headers.removeAll { $0.name.lowercased() == name.lowercased() }
    headers.append((name, value))
  }
}
