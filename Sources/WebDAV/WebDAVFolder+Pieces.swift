import Foundation
import WebFetching

extension WebDAVFolder {
  /// The length of a piece.
  ///
  /// So much is sent again when the connection breaks. A file of one piece is sent as a whole.
  static let pieceByteCount = 16 << 20
  /// The length of the first two pieces, by which a server shows whether it takes pieces: what is lost if it does not.
  static let probeByteCount = 64 << 10

  /// Sends a file in pieces, so that a broken upload goes on with the piece that broke.
  ///
  /// Apache's mod_dav writes a PUT with `Content-Range` into the file that is there. Others refuse it, as Nextcloud and nginx do, or take the
  /// piece for the whole file (RFC 9110, section 14.5, warns of them). So the length is asked for after each piece, and the first
  /// pieces are short.
  ///
  /// - Parameters:
  ///   - file: The file of this machine.
  ///   - byteCount: Its length, more than one piece.
  ///   - name: The name on the server.
  ///   - lengths: The lengths of the first two pieces and of the others.
  ///   - onSent: Is told how many bytes of the file have been sent.
  /// - Returns: Whether all of it is there; `false` if the server takes no pieces, and the file has to be sent as a whole.
  /// - Throws: ``WebDAVError``; `CancellationError`.
  func putPieces(
    of file: URL, _ byteCount: Int, as name: String, lengths: (probe: Int, piece: Int),
    onSent: (@Sendable (Int) -> Void)?
  ) async throws -> Bool {
    var start = 0
    var count = 0
    while start < byteCount {
      let length = count < 2 ? lengths.probe : lengths.piece
      let range = start..<min(start + length, byteCount)
      do {
        try await repeating { try await put(range, of: file, byteCount, as: name, onSent) }
      } catch let error as WebDAVError
        where error.saysNoToPieces && (start > 0 || error.kind == .misplaced)
      {
        return false
      }
      start = range.upperBound
      count += 1
    }
    return true
  }

  private func put(
    _ range: Range<Int>, of file: URL, _ byteCount: Int, as name: String,
    _ onSent: (@Sendable (Int) -> Void)?
  ) async throws {
    var headers: [(name: String, value: String)] = []
    // The first piece makes the file, and takes the place of what a broken upload may have left.
    if range.lowerBound > 0 {
      headers = [
        ("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(byteCount)")
      ]
    }
    var request = ServerRequest(
      "PUT", address.file(name), headers: headers, body: .part(of: file, range))
    request.onSent = { onSent?(range.lowerBound + $0) }
    _ = try await ask(request)
    // A server that tells no length can't be trusted with pieces.
    guard try await list(address.file(name), depth: 0).first?.byteCount == range.upperBound else {
      throw WebDAVError(.misplaced, host: address.host)
    }
  }
}

extension WebDAVError {
  /// Whether a server has refused a piece, or has put it elsewhere than it belongs.
  fileprivate var saysNoToPieces: Bool {
    switch kind {
    case .misplaced, .foreign: true
    case .server: 400...499 ~= status
    default: false
    }
  }
}
