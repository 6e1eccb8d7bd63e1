import Foundation
import HTTPServer

extension HTTPResponse {
  /// A file of a person, whose name is its content, so that it never changes.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: Its name.
  ///   - type: Its media type.
  ///   - call: The request.
  /// - Returns: `nil` if the file is gone: it may have been removed since its list was read.
  static func content(
    of file: URL, named name: String, type: String, to call: Call
  ) -> HTTPResponse? {
    // A file that can't be read is one that the person no longer has.
    guard let bytes = try? Data(contentsOf: file) else { return nil }
    let tag = EntityTag(name, isWeak: false)
    guard !call.has(tag) else { return .notModified(tag) }
    var response = HTTPResponse.content([UInt8](bytes), type: type, tag: tag)
    response.set("Content-Security-Policy", StrictHeaders.resourcePolicy)
    return response
  }
}
