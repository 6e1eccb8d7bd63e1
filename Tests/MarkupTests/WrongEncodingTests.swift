import Markup
import Testing

/// Bytes that are no UTF-8 in documents that claim to be.
struct WrongEncodingTests {
  private func text(_ bytes: [UInt8], declaration: String = "") throws -> String? {
    let document = Array("\(declaration)<p>".utf8) + bytes + Array("</p>".utf8)
    return try MarkupDocument.xml(document, recovering: true).root?.text()
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "aÿb"), ([0x93, 0x61, 0x94, 0x97], "“a”—"), ([0xF0, 0xFE], "ðþ"),
      ([0xE9, 0x85], "é…"), ([0x81], "\u{FFFD}"),
    ] as [([UInt8], String)])
  func aDocumentWithoutUTF8IsInWindows1252(bytes: [UInt8], text: String) throws {
    #expect(try self.text(bytes) == text)
    #expect(try self.text(bytes, declaration: "<?xml version='1.0' encoding='utf-8'?>") == text)
    #expect(try self.text(bytes, declaration: "<?xml version='1.0' encoding='us-ascii'?>") == text)
  }

  @Test func wrongBytesAmongRightOnesStandForThemselves() throws {
    #expect(try text(Array("né ".utf8) + [0x93, 0x61, 0xE2, 0x80, 0x62]) == "né “a\u{FFFD}b")
  }

  @Test func whatIsRightIsNotRepaired() {
    #expect(MarkupDocument.repairedUTF8(Array("<p>né</p>".utf8)) == nil)
    let latin = Array("<?xml version='1.0' encoding='iso-8859-1'?><p>".utf8) + [0xE9]
    #expect(MarkupDocument.repairedUTF8(latin) == nil)
    #expect(MarkupDocument.repairedUTF8([0xFF, 0xFE, 0x3C, 0]) == nil)
  }

  @Test(arguments: ["utf-8", "utf-16", "iso-8859-1", "shift_jis", "utf-7", "ucs-4", "nonsense"])
  func theTreesTextIsValidWhateverTheBytesAre(encoding: String) throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0xED, 0xA0, 0x80, 0xC3, 0x20, 0xF5, 0x90, 0xE2, 0x80, 0x62]
    let declaration = "<?xml version='1.0' encoding='\(encoding)'?>"
    let document = Array("\(declaration)<p>".utf8) + bytes + Array("</p>".utf8)
    guard let tree = try? MarkupDocument.xml(document, recovering: true), let root = tree.root,
      let node = root.firstChild
    else { return }
    node.withText { content in
      let bytes = content.withUnsafeBufferPointer(Array.init)
      #expect(String(validating: bytes, as: UTF8.self) != nil)
    }
  }
}
