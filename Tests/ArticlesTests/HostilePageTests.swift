import Markup
import TestSupport
import Testing

@testable import Articles

/// Pages that are made to grow while they are read end with an error, or grow no further.
@Suite(.timeLimit(.minutes(2)))
struct HostilePageTests {
  /// Each end tag parts the text from what follows, and all of it is copied.
  @Test func aTextThatIsCopiedAtEveryTagEndsThePage() {
    let page =
      "<p>" + String(repeating: "x", count: 200_000)
      + String(repeating: "</Z>y", count: 30_000)
    #expect(throws: MarkupError.self) { try HTMLTreeBuilder.tree(of: Array(page.utf8)) }
  }

  /// Formatting is opened again in every block, with all its attributes.
  @Test func attributesThatAreCopiedIntoEveryBlockEndThePage() {
    let names = (0..<250).map { "a\($0)" }.joined(separator: " ")
    let formatting = ["b", "i", "u", "s", "em", "tt", "big", "code", "small", "strong"].map {
      String(repeating: "<\($0) \(names)>", count: 3)
    }
    let page = "<p>" + formatting.joined() + String(repeating: "<p>text", count: 4_000)
    #expect(throws: MarkupError.self) { try HTMLTreeBuilder.tree(of: Array(page.utf8)) }
  }

  @Test func anElementTakesNoMoreAttributesThanATag() throws {
    let page = (0..<40_000).map { "<html a\($0)><body b\($0)>" }.joined() + "text"
    let tree = try HTMLTreeBuilder.tree(of: Array(page.utf8))
    for name in [ElementName.html, .body] {
      let node = tree.first(tree.root, ElementSet(arrayLiteral: name))
      #expect(tree.attributes(of: node).count == HTMLScanner.attributeLimit)
    }
  }

  @Test func aTitleWithoutEndIsCut() throws {
    let page =
      "<title>" + String(repeating: "word ", count: 400_000) + "</title><body>"
      + String(repeating: "<h2>some</h2><p>A text, and what it says.", count: 2_000)
    let article = try #require(try ArticleExtractor().extract(Array(page.utf8)).article)
    #expect(article.title.count == 1_000)
  }

  @Test func aHostWithoutEndIsNone() {
    let name = (0..<2_000).map { String(Unicode.Scalar(0x4E00 + UInt32($0)) ?? "x") }.joined()
    #expect(WebAddress("http://\(name)/") == nil)
    #expect(WebAddress("http://" + String(repeating: "a", count: 253) + "/") != nil)
  }

  /// Whatever stands behind the tag that swallows a newline.
  @Test func nothingBehindATagThatSkipsANewlineIsRead() throws {
    for start in ["<pre>", "<textarea>", "<listing>"] {
      for name in [
        "&NewLine;", "&Tab;", "&ZeroWidthSpace;", "&nbsp", "&#0;", "&#", "&", "&x;", "\n", "",
      ] {
        _ = try ArticleExtractor().extract(Array("\(start)\(name)\(start)\(name)<p>text".utf8))
      }
    }
  }
}
