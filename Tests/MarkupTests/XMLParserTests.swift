import Markup
import Testing

private func parse(_ xml: String, recovering: Bool = false) throws -> MarkupDocument {
  try MarkupDocument.xml(Array(xml.utf8), recovering: recovering)
}

struct XMLParserTests {
  @Test func namedEntitiesOfHTMLAreKnownWithoutADTD() throws {
    #expect(try parse("<p>a&nbsp;b&eacute;&mdash;</p>").root?.text() == "a\u{A0}bé\u{2014}")
  }

  @Test func theDocumentsOwnEntitiesComeFirst() throws {
    let document = try parse("<!DOCTYPE p [<!ENTITY copy 'own'>]><p>&copy;</p>")
    #expect(document.root?.text() == "own")
  }

  @Test(arguments: ["file:///etc/passwd", "http://127.0.0.1:9/x"])
  func nothingOutsideTheDocumentIsRead(address: String) throws {
    let source = "<!DOCTYPE p [<!ENTITY x SYSTEM '\(address)'>]><p>a&x;b</p>"
    let text = try parse(source, recovering: true).root?.text()
    #expect(text == "ab")
  }

  @Test func entitiesThatGrowWithoutMeasureAreRefused() {
    var source = "<!DOCTYPE p [<!ENTITY e0 'lollollollollollol'>"
    for level in 1...9 {
      source += "<!ENTITY e\(level) '" + String(repeating: "&e\(level - 1);", count: 10) + "'>"
    }
    #expect(throws: MarkupError.self) { try parse(source + "]><p>&e9;</p>") }
  }

  @Test func malformedMarkupNamesItsLine() {
    let error = #expect(throws: MarkupError.self) { try parse("<a>\n<b>\n</a>") }
    #expect(error?.line == 3)
  }

  @Test(arguments: [
    ("Tom & Jerry", "Tom & Jerry"), ("R&D, AT&T", "R&D, AT&T"), ("a &amp; b & c", "a & b & c"),
    ("a&nbsp;&eacute; & b", "a\u{A0}é & b"), ("&unheard; of", "&unheard; of"),
    ("x&#; &#xZ; &", "x&#; &#xZ; &"),
    ("<![CDATA[a & b]]> & c", "a & b & c"), ("<!-- & -->&", "&"), ("&#38; &", "& &"),
  ])
  func anAmpersandThatBeginsNoReferenceIsTheSign(source: String, text: String) throws {
    let document = try parse("<p>\(source)</p>", recovering: true)
    #expect(document.root?.text() == text)
    #expect(document.problem != nil)
    #expect(throws: MarkupError.self) { try parse("<p>\(source)</p>") }
  }

  @Test func inAnAttributeItIsTheSignToo() throws {
    let document = try parse("<p a='b & c'>d</p>", recovering: true)
    #expect(document.root?.attribute("a") == "b & c")
  }

  @Test func recoveringKeepsTheTextAndTheProblem() throws {
    let document = try parse("<a>one<b>two</a>", recovering: true)
    #expect(document.root?.text() == "onetwo")
    #expect(document.problem != nil)
  }

  static let encoded: [[UInt8]] = [
    [0xFF, 0xFE] + Array("<p>é</p>".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
    Array("<?xml version='1.0' encoding='iso-8859-1'?><p>".utf8) + [0xE9] + Array("</p>".utf8),
    [0xEF, 0xBB, 0xBF] + Array("<p>é</p>".utf8),
  ]

  @Test(arguments: encoded)
  func theEncodingIsThatOfMarkOrDeclaration(bytes: [UInt8]) throws {
    #expect(try MarkupDocument.xml(bytes).root?.text() == "é")
  }

  @Test func aDeepTreeIsWalkedAndFreed() throws {
    let depth = 100_000
    let source =
      String(repeating: "<b>", count: depth) + "x" + String(repeating: "</b>", count: depth)
    let root = try #require(try parse(source).root)
    #expect(root.text() == "x")
    #expect(Array(root.descendants).count == depth - 1)
  }

  @Test func anElementOfCountlessAttributesIsRefused() {
    let attributes = (0..<20_000).map { " a\($0)='1'" }.joined()
    #expect(throws: MarkupError.self) { try parse("<p\(attributes)/>") }
  }

  @Test(arguments: [">", "a>b", "/>", "'>"])
  func bracketsInValuesDoNotHideTheNumberOfAttributes(value: String) {
    let attributes = (0..<20_000).map { " a\($0)=\"\(value)\"" }.joined()
    #expect(throws: MarkupError.self) { try parse("<p\(attributes)/>") }
    #expect(throws: MarkupError.self) { try MarkupDocument.html(Array("<p\(attributes)>".utf8)) }
    let opening = (0..<20_000).map { " a\($0)='<\(value.replacing("'", with: ""))'" }.joined()
    #expect(throws: MarkupError.self) { try MarkupDocument.html(Array("<p\(opening)>".utf8)) }
  }

  @Test func aTextOfCountlessEqualsSignsIsRead() throws {
    let text = (0..<20_000).map { "a\($0) = '\($0)'\n" }.joined()
    let document = "<p title='a > b'>\(text)</p>"
    #expect(try parse(document).root?.text() == text)
    let page = try MarkupDocument.html(Array(document.utf8))
    #expect(page.root?.text().contains("a19999 = '19999'") == true)
  }

  @Test func attributesAreFoundByNamespace() throws {
    let root = try #require(
      try parse("<a xmlns:e='\(Namespaces.ops)' e:type='noteref' type='x' xml:lang='de'/>").root)
    #expect(root.attribute("type") == "x")
    #expect(root.attribute("type", namespace: Namespaces.ops) == "noteref")
    #expect(root.attribute("lang", namespace: Namespaces.xml) == "de")
    #expect(root.attribute("lang") == nil)
  }
}
