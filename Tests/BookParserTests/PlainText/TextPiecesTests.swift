import Foundation
import TestSupport
import Testing
import UnicodeText

@testable import BookParser

/// A text is read in pieces before its chapters are known, and each character of a piece knows its bytes.
struct TextPiecesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func pieces(
    of file: URL, upTo limit: Int, isComplete: Bool = true
  ) async throws -> [TextPieces.Piece] {
    let text = try #require(
      try await BookParser.pieces(of: file, upTo: limit, isComplete: isComplete))
    var pieces: [TextPieces.Piece] = []
    while let piece = try text.piece(at: pieces.last?.bytes.upperBound ?? 0) {
      pieces.append(piece)
    }
    return pieces
  }

  @Test(arguments: [
    ("UTF-8", "Niemand hörte die Glocke am Kai; das Boot lag still."),
    ("UTF-16LE", "Niemand hörte die Glocke am Kai; das Boot lag still."),
    ("UTF-32BE", "没有人听见码头上的钟声，小船静静地停着。"),
    ("GB18030", "没有人听见码头上的钟声，小船静静地停着。"), ("Shift_JIS", "誰も鐘の音を聞かなかった。舟は静かだった。"),
    ("ISO-2022-JP", "誰も鐘の音を聞かなかった。舟は静かだった。"),
    ("windows-1251", "Никто не слышал колокола, и лодка стояла у пристани."),
  ])
  func piecesFollowEachOtherAndKnowTheirBytes(name: String, words: String) async throws {
    var converter = try CharsetConverter(name)
    let text = (1...9_000).map { "\($0). \(words)\r\n" }.joined()
    let encoded = converter.bytes(for: text)
    let bytes = try #require(encoded)
    let file = try folder.makeFile("kai.txt", Data(bytes))
    let pieces = try await pieces(of: file, upTo: bytes.count)
    #expect(pieces.count > 1 && pieces[0].bytes.lowerBound == 0)
    #expect(pieces.last?.bytes.upperBound == bytes.count)
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      #expect(piece.bytes.upperBound == next.bytes.lowerBound, "\(name)")
    }
    for piece in pieces {
      let first = try #require(piece.units.firstIndex(of: 0x0A))
      let line = String(decoding: piece.units[..<first], as: UTF16.self)
      let place = piece.bytes(of: [0..<first])[0]
      // A piece may begin between the two characters of a line's end.
      #expect((0...4).contains(place.lowerBound - piece.bytes.lowerBound), "\(name)")
      #expect(line.hasSuffix(words), "\(name)")
      if name != "ISO-2022-JP" {
        #expect(Array(bytes[place]) == converter.bytes(for: line), "\(name)")
      }
    }
  }

  @Test func whatMayGoOnBehindWhatHasArrivedIsLeftForLater() async throws {
    let text = (1...5_000).map { "\($0). Nobody saw the lamp on the quay.\n" }.joined()
    let file = try folder.makeFile("lamp.txt", Data(text.utf8))
    let limit = text.utf8.count / 2
    let last = try #require(try await pieces(of: file, upTo: limit, isComplete: false).last)
    #expect(limit - last.bytes.upperBound >= TextPieces.overlap)
    #expect(limit - last.bytes.upperBound < TextPieces.overlap * 2)
    #expect(try await pieces(of: file, upTo: 9_000, isComplete: false).isEmpty)
    #expect(try await pieces(of: file, upTo: 9_000).last?.bytes == 0..<9_000)
  }

  @Test func aFileThatIsOneLineHasPiecesToo() async throws {
    let line = String(repeating: "Nobody saw the lamp on the quay. ", count: 30_000)
    let file = try folder.makeFile("line.txt", Data(line.utf8))
    let pieces = try await pieces(of: file, upTo: line.utf8.count)
    #expect(pieces.count > 3)
    for piece in pieces {
      #expect(String(decoding: piece.units, as: UTF16.self).hasPrefix("Nobody saw"))
    }
  }

  @Test func aFormatThatHasToBeWholeHasNone() async throws {
    let page = try folder.makeFile("page.html", Data("<html><body><p>x</p></body></html>".utf8))
    #expect(try await BookParser.pieces(of: page, upTo: 30, isComplete: true) == nil)
  }
}
