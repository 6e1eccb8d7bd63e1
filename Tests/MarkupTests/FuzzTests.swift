import Markup
import TestSupport
import Testing

/// Whatever the bytes are, parsing ends and gives valid text.
struct FuzzTests {
  private static let source = Array(
    """
    <?xml version="1.0" encoding="utf-8"?><!DOCTYPE p [<!ENTITY e "x&#233;">]>
    <p xml:lang="de" a='1'>one &e; &nbsp;<b>two<i/></b><![CDATA[<c>]]><!-- no --></p>
    """.utf8)
  private static let words = [
    "&e;", "&#xD800;", "&#x110000;", "<!ENTITY", "<!--", "-->", "]]>", "<![CDATA[", "<svg>",
    "<math>",
    "<template>", "<table>", "<title>", "<plaintext>", "utf-16", "utf-7", "iso-2022-jp",
    "ebcdic-cp-us",
    "</p>", "<p ", "=", "\"",
  ]

  @Test func documents() async throws {
    try await FuzzLoop("documents", caseCount: 600).run { generator in
      let bytes = generator.mutated(Self.source, words: Self.words)
      let trees = [
        try? MarkupDocument.xml(bytes), try? MarkupDocument.xml(bytes, recovering: true),
        try? MarkupDocument.html(bytes),
        try? MarkupDocument.html(MarkupDocument.htmlFromXHTML(bytes)),
      ]
      for tree in trees.compactMap({ $0 }) {
        guard let root = tree.root else { continue }
        var node: MarkupNode? = root
        while let current = node {
          current.withText { text in
            let isValid =
              String(validating: text.withUnsafeBufferPointer(Array.init), as: UTF8.self) != nil
            #expect(isValid)
          }
          _ = current.attributes
          node = current.firstChild ?? current.nextOutside(within: root)
        }
      }
    }
  }
}
