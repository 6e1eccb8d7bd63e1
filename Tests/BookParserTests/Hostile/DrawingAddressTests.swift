import BookParser
import Markup
import ReadingModel
import Testing

/// No way of spelling passes an address to the page by an attribute of a drawing.
struct DrawingAddressTests {
  private func path(_ attribute: String, _ value: String) async throws -> String {
    let escaped = value.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"
    return try await BookFixture.chapter(
      "\(svg)<path d='M0 0' \(attribute)=\"\(escaped)\"/></svg>"
    ).html
  }

  @Test(arguments: [
    "u\\72l(http://127.0.0.1:9/x)", "url(http://127.0.0.1:9/x)", "url( 'http://127.0.0.1:9/x' )",
    "URL(//127.0.0.1:9/x)", "\\75 rl(\"http://127.0.0.1:9/x\")", "u/**/rl(http://127.0.0.1:9/x)",
    "none url(http://127.0.0.1:9/x)", "src('http://127.0.0.1:9/x')", "url(http://127.0.0.1:9/x",
    "image-set('http://127.0.0.1:9/x' 1x)", "\\55\\52\\4c(http://127.0.0.1:9/x)",
    "url(#a) url(http://127.0.0.1:9/x)", "red u\\rl(http://127.0.0.1:9/x)", "url(/api/books/1)",
  ])
  func noAddressPasses(value: String) async throws {
    for attribute in ["fill", "stroke", "clip-path", "stop-color", "font-size", "transform"] {
      let html = try await path(attribute, value)
      #expect(!html.contains("127.0.0.1") && !html.contains("api"), "\(attribute)=\(value)")
    }
  }

  @Test(arguments: [
    ("fill", "url(#g)", "url(#book-g)"), ("fill", "url('#g') red", "url(#book-g) red"),
    ("stroke", "#ABC", "#ABC"), ("fill", "rgb(1, 2, 3)", "rgb(1, 2, 3)"), ("fill", "none", "none"),
    ("fill", "#CD853F icc-color(acmecmyk, 0.11, 0.48)", "#CD853F"),
    ("fill", "currentColor", "currentColor"), ("clip-path", "url(#c.1)", "url(#book-c.1)"),
    (
      "transform", "matrix(1e-5 0 0 1 .5 2) rotate(30,1,2)",
      "matrix(1e-5 0 0 1 .5 2) rotate(30,1,2)"
    ),
    ("stroke-width", ".00001", ".00001"), ("font-family", "'A B', serif", "'A B', serif"),
  ])
  func whatADrawingIsMadeOfPasses(attribute: String, value: String, written: String) async throws {
    #expect(try await path(attribute, value).contains(" \(attribute)=\"\(written)\""))
  }

  @Test func formulasKeepTheirSource() async throws {
    let html = try await BookFixture.chapter(
      "<p><math xmlns='http://www.w3.org/1998/Math/MathML' alttext='\\frac{1}{(2)}'><mi>x</mi></math></p>"
    ).html
    #expect(html.contains("alttext=\"\\frac{1}{(2)}\""))
  }
}
