import Foundation
import HTTPServer
import ReadingModel

extension Call {
  /// The header of a request that brings an encrypted file.
  ///
  /// A password in the query would be in the logs of proxies.
  static let passwordHeader = "X-File-Password"

  /// The password of the file that the request brings; `nil` when it brings none.
  ///
  /// - Throws: ``Problem`` `bad-request` for what is no percent-encoded UTF-8, or too long.
  func filePassword() throws(Problem) -> FilePassword? {
    guard let given = request.header(Self.passwordHeader), !given.isEmpty else { return nil }
    guard let text = given.removingPercentEncoding, let password = FilePassword(text) else {
      throw Problem.badRequest(
        "\(Self.passwordHeader) takes at most \(FilePassword.byteLimit) bytes of UTF-8, percent-encoded."
      )
    }
    return password
  }
}
