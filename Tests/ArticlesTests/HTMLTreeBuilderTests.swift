import Markup
import TestSupport
import Testing

@testable import Articles

/// Our parser builds the tree that gumbo builds.
struct HTMLTreeBuilderTests {
  @Test(arguments: [
    "", "text", "<p>one<p>two</p></p>three", "<b>1<p>2</b>3</p>4", "<a>1<div>2<a>3</div>4</a>5",
    "<table>1<tr><td>2</table>3", "<table><b>1<td>2</b>3</table>",
    "<ul><li>1<li>2<ul><li>3</ul></ul>4",
    "<i><b><p>1</i>2</b>3", "<p><table><td>1</table>2", "<!doctype html><p><table><td>1</table>2",
    "<select><option>1<option>2<p>3</select>4", "<h1>1<h2>2</h1>3", "<dl><dt>1<dd>2<dt>3</dl>",
    "<svg><g><p>1</svg>2", "<math><mi>1<b>2</mi></math>3", "<svg><title><b>1</b></title></svg>2",
    "<title>1<b></title>2", "<textarea>\n1<b></textarea>2",
    "<script><!--<script></script>--></script>1",
    "<button>1<button>2",
    "a</p>b</br>c",
    "<body a=1><body b=2>", "<pre>\n1</pre>",
    "<ruby>1<rt>2<rp>3</ruby>",
    "&lt;&amp&copy;&notit;&#x80;&#128512;&bogus;&", "<p title='&copy=1&copy;&lt;'>",
    "<a b=1 B=2 c>",
    "<!-- a -- b --!>1<!-->2<!--->3", "<x-y>1<x-y>2</x-y>3</x-y>", "<applet><b>1</applet>2",
    "<nobr>1<nobr>2",
    "<table><caption>1<td>2</table>", "<table><colgroup><col>1<tr><td>2</table>", "<td>1<tr>2",
    "<noscript><img src=1></noscript>", "<iframe><b>1</iframe>2", "<plaintext>1</plaintext>",
    "<head><noscript><link></noscript></head>1", "</html>1<p>2", "<p>1</body>2",
    "<center><font>1</center>2",
  ])
  func buildsTheTreeOfBrowsers(_ page: String) throws { try compare(Array(page.utf8)) }

  private static let words = [
    "<p>", "</p>", "<b>", "</b>", "<i>", "</i>", "<a>", "</a>", "<div>", "</div>", "<table>",
    "</table>", "<tr>",
    "<td>", "</td>", "<ul>", "<li>", "</li>", "x", " ", "<h1>", "</h1>", "<br>", "<form>",
    "</form>", "<span>",
    "</span>", "<tbody>", "<caption>", "<dd>", "<option>", "<button>", "</button>", "<!--c-->",
  ]

  @Test func mixedTagsBuildTheSameTree() async throws {
    try await FuzzLoop("tags", caseCount: 600).run { generator in
      let count = Int.random(in: 1...14, using: &generator)
      let parts = (0..<count).map { _ in
        Self.words[Int.random(in: Self.words.indices, using: &generator)]
      }
      try compare(Array(("<!doctype html><body>" + parts.joined()).utf8))
    }
  }

  @Test func deepPagesEnd() throws {
    for tag in [
      "<div>", "<b>", "<a>", "<table><td>", "<ul><li>", "<svg>", "<x>", "<select><option>",
      "<template>",
    ] {
      let page = Array(String(repeating: tag, count: 5_000).utf8) + Array("end".utf8)
      let tree = try HTMLTreeBuilder.tree(of: page)
      #expect(tree.text(tree.root).hasSuffix("end"))
      _ = try ArticleExtractor().extract(page)
    }
  }

  private func compare(_ page: [UInt8]) throws {
    let ours = outline(try HTMLTreeBuilder.tree(of: page))
    let gumbo = outline(try MarkupDocument.html(page))
    let place = zip(ours, gumbo).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(
      ours.count == gumbo.count && place == nil,
      "first difference: \(place.map { "\($0)" } ?? "length")")
  }

  private func outline(_ tree: PageTree) -> [String] {
    var lines: [String] = []
    var node = tree.following(tree.root, in: tree.root)
    while node >= 0 {
      var depth = 0
      var outer = tree.parent(node)
      while outer > 0 {
        depth += 1
        outer = tree.parent(outer)
      }
      if tree.isText(node) {
        lines.append("\(depth) \"\(tree.text(node))")
      } else {
        let name =
          tree.name(node) == .unknown
          ? tree.string(tree.nodes[node].characters) : tree.name(node).spelling
        let values = tree.attributes(of: node).map { tree.string($0.value) }
        lines.append("\(depth) \(local(name)) \(values)")
      }
      node = tree.following(node, in: tree.root)
    }
    return lines
  }

  private func outline(_ document: MarkupDocument) -> [String] {
    guard let root = document.root else { return [] }
    var lines: [String] = []
    var node: MarkupNode? = root
    while let current = node {
      var depth = 0
      var outer = current.parent
      while let next = outer {
        depth += 1
        outer = next.parent
      }
      if current.kind == .text {
        lines.append("\(depth) \"\(current.text())")
      } else {
        lines.append(
          "\(depth) \(local(current.name.lowercased())) \(current.attributes.map(\.value))")
      }
      node = current.firstChild ?? current.nextOutside(within: root)
    }
    return lines
  }

  private func local(_ name: String) -> Substring { name.split(separator: ":").last ?? "" }
}
