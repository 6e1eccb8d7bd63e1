import Articles
import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// What flavours of Markdown other than GitHub's write in ways of their own is no text.
struct MarkdownFlavourTests {
  private let fixture: FormatFixture

  init() throws { fixture = try FormatFixture() }

  @Test(arguments: [
    ("# [Big]{.sc} one {#a .b}", "# <span id=\"a\"></span>Big one"),
    ("Title {#st}\n======", "<span id=\"st\"></span>Title\n======"),
    ("See [a *b*]{.c k=\"v}\"} now", "See a *b* now"), ("`x`{.py} end", "`x` end"),
    ("[words](#a){target=_blank}.", "[words](#a)."),
    ("![a\nb](c.png){.d\n.e} f", "![a\nb](c.png) f"),
    ("[]{#here}Text", "<span id=\"here\"></span>Text"), ("a `<i>`{=html}b", "a <i>b"),
    ("```{=html}\n<b>raw</b>\n```\nx", "<b>raw</b>\nx"),
    ("::: {#n .warning}\nText\n:::\n", "<span id=\"n\"></span>\nText\n\n"),
    ("> ::: note :::\n> Text", "> \n> Text"), ("> [!NOTE]\n> Read", "> **Note**  \n> Read"),
    ("> [!tip]- Folded\n> x", "> **Folded**  \n> x"), ("[[Page|words]] [[Other]]", "words Other"),
    ("![[a b.png]]", "![](<a b.png>)"), ("- a\n\n    b\n    [[c]]", "- a\n\n    b\n    c"),
    ("a &#12345678; &#x1234567; `&#12345678;`", "a \\&#12345678; \\&#x1234567; `&#12345678;`"),
    ("a <!-- b -- c --> d", "a  d"), ("a <!-- b --\nc - d --> e", "a  e"),
    ("a <!--> b --> <!---> c", "a  b -->  c"), ("a <!-- b ---> c", "a  c"),
  ])
  func whatIsNoTextIsRewritten(source: String, text: String) {
    #expect(MarkdownFlavour.gitHub(source) == text)
  }

  @Test(arguments: [
    "f(x){a} and x(y)_{i=1} and {#b}", "## The {a: b} thing", "[[1]](u) and [[def]]\n\n[def]: u",
    "``` {.py #c}\n[a]{.b}\n:::\n```", "Text\n\n    [a]{.b}", "::: two words",
    "Run:\n\n    a\n    echo $A_1, $B_2 $\n\n\tx\n\t[[y]]\n    [[z]]\n",
    "a &#1234567; &#x123456; &#12345678 &amp; &#;", "a <!-- b --> c <!-- d\n\n-- -->",
    "<!-- a -- b -->", "a\n<!-- a -- b -->", "`<!-- a -- b -->`", "a <!-- b -- c",
    "a\n\n    <!--\n    b -- c -->", "[!NOTE]",
    "\\[a]{b}", "a ``[[x]]`` b", "[a]{{ template }}", "[^1] and [[^1]]", "[[[foo]]]", "![[foo]]",
    "[[foo]]: /url", "[a]{#b", "`", "{", "[[",
  ])
  func whatGitHubReadsStays(source: String) {
    #expect(MarkdownFlavour.gitHub(source) == source)
  }

  @Test(arguments: [
    ("Let $x$ be $a_1 * b_1$.", "Let x be a₁ \\* b₁."),
    ("$x(y)_{i=1}$", "x\\(y\\)\\_\\(i\\=1\\)"),
    ("$$\nE = mc^2\n$$\n", "E \\= mc²\n"), ("$$a + b$$", "a \\+ b"), ("$2\\pi r$", "2π r"),
    ("| $a|b^2$ |", "| a\\|b² |"), ("$\\$5 + x$", "\\$5 \\+ x"),
  ])
  func aFormulaIsTextWithoutItsDollars(source: String, text: String) {
    #expect(MarkdownFlavour.gitHub(source) == text)
  }

  @Test(arguments: [
    (#"\frac{a+b}{2}"#, "(a+b)/2"), (#"\sqrt{x}"#, "√x"), (#"\sqrt[3]{x+1}"#, "∛(x+1)"),
    (#"\alpha_i^{2} \leq \beta"#, "α_i² ≤ β"), (#"\sum_{i=1}^{n} i"#, "∑_(i=1)ⁿ i"),
    (#"\left( x \right)"#, "( x )"), (#"\int_0^\infty e^{-x}\,dx"#, "∫₀^∞ e^(-x) dx"),
    (#"\text{if } x \in \mathbb{R}"#, "if x ∈ ℝ"), (#"\sin x + \cos\theta"#, "sin x + cos θ"),
    (#"\begin{pmatrix} a & b \\ c & d \end{pmatrix}"#, "[ a , b ; c , d ]"),
    (#"\begin{aligned} a &= b \\ &= c \end{aligned}"#, "a = b ; = c"),
    (#"\hat{x} \ne \vec v"#, "x̂ ≠ v⃗"), (#"f'(x) \to \{0, 1\}"#, "f′(x) → {0, 1}"),
    (#"\binom{n}{k}"#, "(n ¦ k)"), (#"a \not= b"#, "a ≠ b"), (#"\left.x\right|_0"#, "x|₀"),
    (#"\unknown{x}"#, "unknown x"), (#"}{\"#, ""), ("^", ""), ("a^b^c", "a^b^c"),
    (#"\label{e} x"#, "x"), (#"x \text{ if }y>0"#, "x if y>0"), (#"a\mbox{ or }b"#, "a or b"),
    (#"a\hspace{1em}b"#, "a b"), (#"a \hspace*{1em} b"#, "a b"), (#"a \\[6pt] b"#, "a ; b"),
    (#"a \\ [0, 1]"#, "a ; [0, 1]"), (#"a \\[0,1]"#, "a ; [0,1]"), (#"\tag*{(1)} x"#, "x"),
    (#"\begin{aligned}[t] a &= b \end{aligned}"#, "a = b"), (#"\alpha*b"#, "α*b"),
    (#"\operatorname*{argmin}_x f"#, "argmin_x f"), (#"\textcolor{red}{x} + 1"#, "x + 1"),
    (#"a \equiv b \pmod{n}"#, "a ≡ b (mod n)"), (#"a \bmod b"#, "a mod b"),
    (#"f \bigm| g"#, "f | g"), (#"\begin{array}[t]{cc} a & b \end{array}"#, "[ a , b ]"),
  ])
  func aFormulaIsALineWithoutCommands(source: String, line: String) {
    #expect(TeXFormula.line(source) == line)
  }

  @Test(.timeLimit(.minutes(1))) func formulasBuiltToExhaustTheStackEnd() {
    for part in [
      "{", "^", "^{", #"\hat"#, #"\hat{"#, #"\frac{"#, #"\begin{"#, #"\sqrt[{"#, #"\not"#,
    ] {
      #expect(TeXFormula.line(String(repeating: part, count: 4_000)).count < 40_000)
    }
  }

  @Test(arguments: [
    "It costs $5 and $6.", "$HOME/a_b and $PATH", "${a}/${b}", "$FOO_$BAR", "`$x$`", "US$ and A$",
    "\\$x$ y", "$ x^2 $", "$20 for one = $40 for two$", "$$", "$$ open\n\n$$", "$", "```\n$x$\n```",
    "Text\n\n    $x$", "$the words$",
  ])
  func dollarsThatAreNoneOfAFormulaStay(source: String) {
    #expect(MarkdownFlavour.gitHub(source) == source)
  }

  @Test func definitionsAreParagraphsWithoutTheirMarks() async throws {
    let book = try await fixture.open(
      "a.md",
      """
      # Words

      Apple
      :   A *red* fruit.
      :   A firm.

          It makes computers.

      `ls`

      : Lists files.

          ```
          ls -l
          ```

      After.
      """)
    let chapter = try await book.chapter()
    #expect(
      chapter.text
        == "Words\nApple\nA red fruit.\nA firm.\nIt makes computers.\nls\nLists files.\nls -l\nAfter."
    )
    #expect(!chapter.html.contains("<pre><code>It makes"))
  }

  @Test(arguments: [
    "One\ntwo\n: three", "| a | b |\n|---|---|\n| 1 | 2 |\n\n: A caption", "# Title\n: x",
    "- a\n: x",
    ": alone", "Term\n:no space", "Term\n:", "Term\n: \n", "Term\n:::\n",
  ])
  func aColonThatDefinesNothingStays(source: String) {
    #expect(!MarkdownFlavour.gitHub(source).contains("<dl>"))
  }

  @Test func aNamedPlaceIsWhereALinkLeads() async throws {
    let book = try await fixture.open(
      "a.md",
      "# One {#one}\n\nSee [there](#two).\n\n::: {.part}\n## [Two]{.x} {#two}\n\nEnd.\n:::\n")
    let chapter = try await book.chapter()
    #expect(chapter.text == "One\nSee there.\nTwo\nEnd.")
    #expect(
      chapter.links.map(\.target) == [.place(ChapterTarget(chapter: 0, fragment: "two"))])
    #expect(chapter.anchors["two"] != nil)
    #expect(book.contents.map(\.label) == ["One", "Two"])
  }

  @Test func damagedMarkupIsReadInOrder() async throws {
    let source = Array(
      "# a {#b}\n[c *d*]{.e k=\"f\"} `g`{.h}\n::: {#i}\n> [!NOTE]\n[[j|k]] ![[l.png]]\n```{=html}\nm\n```\n:::\n"
        .utf8)
    let words = [
      "{", "}", "[", "]", "`", "```", ":::", "\n\n", "{#x}", "$", "$$", "\n: ", "\n:   > ",
      "\n    ", "% ", "[[", "]]", "\\", ">", "\r\n", "é",
    ]
    try await FuzzLoop("MarkdownFlavour").run { generator in
      let bytes = generator.mutated(source, words: words)
      guard let book = try? await fixture.open("a.md", bytes) else { return }
      try await expectTrueLengths(book)
    }
  }

  @Test(.timeLimit(.minutes(1))) func muchThatIsNeverClosedEnds() {
    let rest =
      String(repeating: "[[", count: 20_000) + String(repeating: "[a\n", count: 20_000)
      + String(repeating: "{.b\n]", count: 20_000) + String(repeating: "<!--", count: 20_000)
    let places = String(repeating: "]<span id=\"a\"></span>", count: 20_000)
    #expect(
      MarkdownFlavour.gitHub(String(repeating: "]{#a}", count: 20_000) + rest) == places + rest)
  }

  /// Each of them would move the whole line.
  @Test(.timeLimit(.minutes(1))) func aHeadingHasTheLastOfItsAttributes() {
    let words = "a" + String(repeating: " {#b}", count: 40_000)
    #expect(
      MarkdownFlavour.gitHub("# \(words) {#c}\n") == "# <span id=\"c\"></span>\(words)\n")
    #expect(MarkdownFlavour.gitHub("# a {#b} {#c\n.d} e") == "# a {#b} {#c\n.d} e")
    #expect(MarkdownFlavour.gitHub("# f(x){#b}\n") == "# <span id=\"b\"></span>f(x)\n")
  }

  @Test(.timeLimit(.minutes(1))) func formulasAndDefinitionsThatNeverEndTakeLinearTime() {
    let text =
      String(repeating: "$a_", count: 20_000) + String(repeating: "$$ ", count: 20_000)
      + String(repeating: "\n\na\n: ", count: 20_000)
    #expect(MarkdownFlavour.gitHub(text).utf8.count >= text.utf8.count / 2)
  }
}
