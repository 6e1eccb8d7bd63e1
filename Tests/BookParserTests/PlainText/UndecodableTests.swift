import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// Bytes that mean nothing in a text's encoding.
struct UndecodableTests {
  /// A damaged text: each damage is one place without a meaning.
  struct Damage: Sendable, CustomTestStringConvertible {
    var encoding: String
    var text: [UInt8]
    /// What stands between words, and means nothing.
    var bytes: [UInt8]

    var testDescription: String { encoding }

    static let all = [
      Damage(encoding: "utf-8", text: Array("Käse".utf8), bytes: [0xFF]),
      Damage(
        encoding: "windows-1252", text: Array("K".utf8) + [0xE4] + Array("se".utf8), bytes: [0x81]),
      Damage(encoding: "windows-1253", text: [0xC1, 0xE2, 0xE3], bytes: [0xD2]),
      Damage(encoding: "tis-620", text: [0xA1, 0xA2, 0xA3], bytes: [0xDB]),
      Damage(encoding: "shift_jis", text: [0x93, 0xFA, 0x96, 0x7B], bytes: [0xFD]),
      Damage(encoding: "euc-jp", text: [0xC6, 0xFC, 0xCB, 0xDC], bytes: [0xFF]),
      Damage(encoding: "euc-kr", text: [0xC7, 0xD1, 0xB1, 0xDB], bytes: [0xFF]),
      Damage(encoding: "big5", text: [0xA4, 0xA4, 0xA4, 0xE5], bytes: [0xFF]),
      Damage(encoding: "gb18030", text: [0xD6, 0xD0, 0xCE, 0xC4], bytes: [0xFF]),
      Damage(
        encoding: "iso-2022-jp",
        text: [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x4B, 0x5C, 0x1B, 0x28, 0x42],
        bytes: [0xFF]),
      Damage(encoding: "utf-16-le", text: [0x2D, 0x4E, 0x87, 0x65], bytes: [0x00, 0xD8]),
      Damage(encoding: "utf-16-be", text: [0x4E, 0x2D, 0x65, 0x87], bytes: [0xDC, 0x00]),
      Damage(encoding: "utf-32-le", text: [0x2D, 0x4E, 0, 0], bytes: [0, 0, 0x11, 0]),
      Damage(encoding: "utf-32-be", text: [0, 0, 0x4E, 0x2D], bytes: [0x00, 0x11, 0, 0]),
    ]

    /// The text, a space and the damage, so many times.
    func repeated(_ count: Int) throws -> [UInt8] {
      let encoding = try #require(TextEncoding.named(encoding))
      var space = [UInt8](repeating: 0, count: encoding.unitWidth)
      space[encoding.isBigEndian ? encoding.unitWidth - 1 : 0] = 0x20
      return (0..<count).flatMap { _ in text + space + bytes + space }
    }
  }

  @Test(arguments: Damage.all)
  func eachPlaceIsShownAndCounted(damage: Damage) throws {
    let encoding = try #require(TextEncoding.named(damage.encoding))
    let decoder = try TextDecoder(encoding)
    let word = damage.text
    let whole = decoder.decoded(word.span)
    #expect(whole.faultCount == 0)
    let bytes = try damage.repeated(3)
    let decoded = decoder.decoded(bytes.span)
    #expect(decoded.faultCount == 3)
    #expect(decoded.units.count { $0 == 0xFFFD } == 3)
    // Nothing else is lost.
    let text = String(decoding: decoded.units, as: UTF16.self)
    let shown = String(decoding: whole.units, as: UTF16.self)
    #expect(text == String(repeating: "\(shown) \u{FFFD} ", count: 3))
  }

  @Test(arguments: Damage.all)
  func everyCharacterKnowsWhereItBegins(damage: Damage) throws {
    let encoding = try #require(TextEncoding.named(damage.encoding))
    let decoder = try TextDecoder(encoding)
    let bytes = try damage.repeated(3)
    let (units, starts) = decoder.decodedWithStarts(bytes)
    #expect(units == decoder.decode(bytes.span))
    #expect(starts.count == units.count)
    #expect(starts == starts.sorted())
    let second = try #require(units.firstIndex(of: 0xFFFD))
    // The first damage stands behind the word and the space.
    #expect(starts[second] == damage.text.count + encoding.unitWidth)
  }

  @Test func aBookSaysOnceHowManyPlacesMeanNothing() async throws {
    let folder = try TemporaryFolder()
    let sentence = "Spät ging der müde Müller über die Brücke und hörte schöne, fröhliche Töne. "
    let page = try #require(String(repeating: sentence, count: 20).data(using: .windowsCP1252))
    var text = Data()
    for chapter in 1...4 {
      // 0x81 stands for nothing.
      text +=
        Data("Chapter \(chapter)\n\n".utf8) + page + [0x81, 0x0A, 0x0A] + page + [0x0A, 0x0A]
    }
    let book = try await BookParser.open(try folder.makeFile("river.txt", text))
    var findings = book.findings
    for index in book.spine.indices {
      findings += try await book.content.chapter(at: index).findings
    }
    let added = findings.addingUp().filter { $0.code == .undecodableBytes }
    #expect(added.count == 1)
    #expect(added.first?.values == ["count": "4", "encoding": "windows-1252"])
  }
}
