import CMicroHTTPD
import Foundation

/// A refusal that does not pass through the library.
///
/// A head may leave the library no memory for the head of an answer, and then 0.9.75 closes the connection without
/// a word. What is sent here is the whole answer; the connection is closed after it.
struct DirectRefusal {
  /// The bytes that go over the line.
  let bytes: [UInt8]

  /// Makes the answer.
  ///
  /// - Parameters:
  ///   - response: The answer, with bytes as its body.
  ///   - isHead: Whether the client wants the headers alone.
  init(_ response: HTTPResponse, isHead: Bool) {
    var body: [UInt8] = []
    if case .bytes(let content) = response.body { body = content }
    let reason = unsafe MHD_get_reason_phrase_for(UInt32(response.status))
    let phrase = unsafe reason.map { unsafe String(cString: $0) } ?? ""
    let ends = [("Content-Length", String(body.count)), ("Connection", "close")]
    let lines =
      ["HTTP/1.1 \(response.status) \(phrase)"]
      + (response.headers + ends).map { "\($0.0): \($0.1)" }
    bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (isHead ? [] : body)
  }

  /// Sends it to a client that is not encrypted and has been sent nothing of another answer.
  ///
  /// What the system does not take at once is lost: the library's thread, which serves others, does not wait.
  func send(to descriptor: Int32) {
    _ = unsafe Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
