import Testing

@testable import MediaHeaders

struct MediaKindTests {
  @Test(arguments: [
    "<svg/>", "<svg xmlns='http://www.w3.org/2000/svg'></svg>",
    "\u{FEFF}<?xml version='1.0'?>\n<!-- made by > a program -->\n<svg>",
    "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'x'><svg >", "<s:svg xmlns:s='x'>",
    "<!DOCTYPE svg [<!ENTITY a 'b'> <!ENTITY c 'd'>]>\n<svg>",
  ])
  func aDrawingIsKnownByItsFirstElement(text: String) {
    #expect(MediaKind.type(of: Array(text.utf8)) == "image/svg+xml")
  }

  @Test(arguments: [
    "", "<", "<html><svg></svg></html>", "<!DOCTYPE html><html>", "text <svg>", "<svgx>",
    "<!-- <svg> ", "<?xml version='1.0'?>", "<!DOCTYPE svg [", "alert(1)", "body { }", "%PDF-1.7",
    "PK\u{3}\u{4}", "<?xml?><x:html xmlns:x='http://www.w3.org/1999/xhtml'>",
  ])
  func whatIsNoImageAndNoFontIsNotKnown(text: String) {
    #expect(MediaKind.type(of: Array(text.utf8)) == nil)
  }

  @Test func imagesAndFontsAreKnownByTheirFirstBytes() {
    #expect(MediaKind.type(of: [0xFF, 0xD8, 0xFF, 0xE0]) == "image/jpeg")
    #expect(MediaKind.type(of: Array("GIF89a....".utf8)) == "image/gif")
    #expect(MediaKind.type(of: Array("RIFF\0\0\0\0WEBPVP8 ".utf8)) == "image/webp")
    #expect(MediaKind.type(of: Array("RIFF\0\0\0\0WAVEfmt ".utf8)) == nil)
    #expect(MediaKind.type(of: Array("wOF2....".utf8)) == "font/woff2")
    #expect(MediaKind.type(of: [0, 1, 0, 0, 0]) == "font/ttf")
  }
}
