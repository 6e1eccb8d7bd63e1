import Foundation
import Markup
import Sandbox
import Testing

@testable import PictureConverting

struct DrawingTests {
  @Test(arguments: [
    ("width='200' height='100'", 200, 100), ("width='20mm' height='1in'", 76, 96),
    ("width='2048' height='512'", 1024, 256), ("width='300' viewBox='0 0 30 20'", 300, 200),
    ("viewBox='0 0 20 10'", 1024, 512), ("viewBox='0,0,10,20' width='100%'", 384, 768),
    ("", 1024, 768), ("width='0.2' height='0.2'", 1, 1),
  ])
  func aDrawingHasItsOwnSizeOrTheLargestThatFits(attributes: String, width: Int, height: Int) {
    let size = DrawingSource(Self.drawing("", attributes), PictureSettings())?.size
    #expect(size?.width == width && size?.height == height)
  }

  @Test(arguments: [
    "width='0' height='9'", "width='-1' height='9'", "viewBox='0 0 1e-320 1e-320'",
    "viewBox='0 0 1e308 1e-308' width='9'",
    "width='\(String(repeating: "9", count: 400))' height='9'",
  ])
  func aDrawingWithoutAPixelIsNone(attributes: String) {
    #expect(DrawingSource(Self.drawing("", attributes), PictureSettings()) == nil)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<image href='http://a.example/a.png'/>",
    "<image xlink:href='file:///etc/passwd'/>", "<use href='other.svg#x'/>",
    "<rect fill='url(http://a.example/p.svg#x)'/>", "<rect onclick='alert(1)'/>",
    "<style>@import 'http://a.example/s.css';</style>",
    "<style>rect { fill: u\\72l(http://a.example/p.svg#x) }</style>",
    "<rect style=\"fill: url( 'http://a.example/x' )\"/>", "<a href='javascript:alert(1)'/>",
    "<x:include xmlns:x='http://www.w3.org/2001/XInclude' href='file:///etc/passwd'/>",
    "<image href='data:image/svg+xml;base64,PHN2Zy8+'/>",
    "<set attributeName='href' to='a.example'/>",
    "<rect xml:base='http://a.example/'/>",
  ])
  func nothingThatActsOrLoadsReachesTheProgram(content: String) throws {
    let markup = try #require(DrawingSource(Self.drawing(content), PictureSettings())).markup
    for word in ["alert", "a.example", "file:", "other.svg", "include", "data:"] {
      #expect(!markup.contains(word))
    }
  }

  @Test func whatIsDrawnReachesTheProgram() throws {
    let content =
      "<style>rect &gt; a, b { fill: url(#g) }</style><text x='1'>Tea &amp; <tspan>&lt;rain&gt;</tspan></text>"
      + "<image xlink:href='data:image/png;base64,iVBORw0='/><use xlink:href='#g'/>"
    let markup = try #require(DrawingSource(Self.drawing(content), PictureSettings())).markup
    #expect(markup.contains("rect &gt; a, b { fill: url(#g) }"))
    #expect(markup.contains("<text x=\"1\">Tea &amp; <tspan>&lt;rain&gt;</tspan></text>"))
    #expect(markup.contains("data:image/png;base64,iVBORw0="))
    #expect(markup.contains("<use xlink:href=\"#g\"></use>"))
  }

  @Test func labelsInHTMLAreOnlyLeftOutWhereThereAreOthers() {
    let label = "<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>A</p></foreignObject>"
    #expect(DrawingSource(Self.drawing(label), PictureSettings()) == nil)
    let both = DrawingSource(
      Self.drawing("<switch>\(label)<text>A</text></switch>"), PictureSettings())
    #expect(both?.markup.contains("<switch><text>A</text></switch>") == true)
  }

  @Test func whatIsNoDrawingIsNotDrawn() {
    for text in ["", "<svg>", "<svg/>", "<html xmlns='http://www.w3.org/2000/svg'/>"] {
      #expect(DrawingProgram.order(Array(text.utf8), PictureSettings()) == nil)
    }
  }

  @Test(.enabled(if: DrawingProgram.isInstalled(), "Debian's librsvg2-bin is not installed"))
  func theLockedInProgramDrawsIt() async throws {
    let drawing = Self.drawing(
      "<rect width='10' height='10' fill='#f00'/><text y='8'>A</text>", "viewBox='0 0 20 10'")
    var settings = PictureSettings()
    (settings.drawingWidth, settings.drawingHeight) = (400, 300)
    let order = try #require(DrawingProgram.order(drawing, settings))
    let (input, output) = (try UnnamedFile(), try UnnamedFile())
    try input.handle.write(contentsOf: Data(order.input))
    try input.handle.seek(toOffset: 0)
    let outcome = try await SandboxedProgram(passing: DrawingProgram.variables).run(
      order.arguments, input: input.handle, output: output.handle, seconds: 60)
    #expect(outcome == .exited(code: 0, message: ""))
    try output.handle.seek(toOffset: 0)
    let bytes = [UInt8](try #require(try output.handle.readToEnd()))
    // IHDR: width and height, four bytes each.
    #expect(Array(bytes[16..<24]) == [0, 0, 1, 0x90, 0, 0, 0, 0xC8])
  }

  private static func drawing(_ content: String, _ attributes: String = "") -> [UInt8] {
    Array(
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(attributes)>\(content)</svg>"
        .utf8)
  }
}
