import TestSupport
import Testing

@testable import ChapterBuilding

/// What is true of every sheet, however it was made.
struct StylePropertyTests {
  /// Pieces that mean something, so that chance gets far.
  private static let pieces = [
    "p", "body", "html", ".x", "#y", "*", " ", " > ", "+", "~", ",", "{", "}", "(", ")", "[", "]",
    ":", ";", "::before", ":not(", "@media ", "@import ", "@font-face", "@supports ", "url(",
    "url(\"", "\"", "'", "\\", "\\75 rl(", "/*", "*/", "https://evil.example/", "//evil.example",
    "javascript:", "data:text/html,", "x.png", "position:fixed", "color:red", "display:none",
    "!important", "expression(", "var(--ink)", "--ink:1", "<!--", "-->", "</style>", "<script>",
    "\n", "\0", "é", "😀", "12px", "1e999", "-", "src:", "font-family:", "content:", "!", "&", "|",
  ]

  @Test(arguments: [false, true])
  func nothingLeavesTheBook(isFixed: Bool) {
    var generator = SeededGenerator(seed: 0x57_1E)
    for _ in 0..<4_000 {
      let text = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        Self.pieces.randomElement(using: &generator) ?? ""
      }.joined()
      expectHarmless(sanitised(text, isFixed: isFixed), "\(text)")
      expectHarmless(sanitised("p{\(text)}", isFixed: isFixed), "p{\(text)}")
    }
  }
}

/// A written sheet, read again with the same eyes as a browser's: each rule is in the scope, each
/// address the book's.
func expectHarmless(_ sheet: String, _ place: Comment) {
  guard !sheet.isEmpty else { return }
  #expect(!sheet.contains("\u{0}") && !sheet.contains("</"), place)
  var tokenizer = StyleTokenizer(sheet)
  let tokens = tokenizer.tokens()
  #expect(!tokens.contains(.bad), place)
  for (index, token) in tokens.enumerated() {
    switch token {
    case .url: Issue.record(place)
    case .function(let name) where name == "url":
      guard case .string(let address) = tokens[index + 1], address.hasPrefix("book:") else {
        Issue.record(place)
        return
      }
    case .function("var"):
      guard case .identifier(let name) = tokens[index + 1],
        ["--book-px", "--page-width", "--page-height", "--paper", "--ink"].contains(name)
      else {
        Issue.record(place)
        return
      }
    case .function(let name):
      #expect(!["expression", "env", "attr", "image-set", "src"].contains(name), place)
    case .identifier(let name): #expect(!["fixed", "sticky"].contains(name), place)
    default: continue
    }
  }
  expectScoped(StyleParser.rules(sheet), place)
}

private func expectScoped(_ rules: [StyleRule], _ place: Comment) {
  let groups = StyleScope.Group.allCases.map(\.rawValue)
  let themes = ["light", "dark"].compactMap { theme -> [StyleValue]? in
    guard
      case .qualified(let prelude, _)? = StyleParser.rules(
        ":where(:root[data-theme=\"\(theme)\"]) p{}"
      ).first
    else { return nil }
    return Array(prelude.prefix(3))
  }
  for rule in rules {
    switch rule {
    case .at(let name, _, let body):
      guard ["container", "media", "supports", "font-face"].contains(name), let body else {
        Issue.record(place)
        return
      }
      if name != "font-face" { expectScoped(StyleParser.rules(in: body), place) }
    case .qualified(let prelude, _):
      for whole in prelude.listItems {
        // What is for one of the page's themes says so first, and no more than that.
        let selector =
          whole.first == .token(.colon) && themes.contains(Array(whole.prefix(3)))
          ? Array(whole.dropFirst(3)) : whole
        // `.group .scope.scope book-body`
        guard selector.count >= 9, selector[0] == .token(.delimiter(".")),
          case .token(.identifier(let group)) = selector[1], groups.contains(group),
          selector[2].isSpace, selector[3] == .token(.delimiter(".")),
          case .token(.identifier(let scope)) = selector[4],
          selector[6] == .token(.identifier(scope)), selector[7].isSpace,
          selector[8] == .token(.identifier("book-body"))
        else {
          Issue.record(place)
          return
        }
        // What stands beside the body would be the page's.
        let next = selector.dropFirst(9).drop(while: \.isSpace).first
        let joints: [StyleValue] = [.token(.delimiter("+")), .token(.delimiter("~"))]
        #expect(next.map { !joints.contains($0) } ?? true, place)
      }
    }
  }
}
