import Foundation

/// One event in the form of `text/event-stream`.
struct ServerEvent: Hashable, Sendable {
  /// The bytes on the wire.
  let bytes: [UInt8]

  /// An event with data.
  ///
  /// - Parameters:
  ///   - name: The name in docs/api.md.
  ///   - data: The data, written as JSON without line breaks.
  init(_ name: String, _ data: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    // Shapes hold nothing that can't be written.
    let json = (try? encoder.encode(data)) ?? Data("{}".utf8)
    bytes = Array("event: \(name)\ndata: ".utf8) + json + Array("\n\n".utf8)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// A comment, which shows both sides that the connection is alive.
  static let comment = ServerEvent(bytes: Array(":\n\n".utf8))
}
