import Testing

@testable import Articles

/// Formulas, of which pages hold several forms.
struct FormulaTests {
  private static let story = (1...6).map { number in
    "<p>\(number). "
      + String(repeating: "Bodies at rest have energy, as was found in 1905. ", count: 4)
      + "</p>"
  }.joined()

  private func read(_ formula: String, isForReaders: Bool = true) throws -> Article {
    let page =
      "<!doctype html><html><head><title>Energy</title></head><body><article>\(Self.story)<p>The energy is \(formula) at rest, which everybody has seen.</p>\(Self.story)</article></body></html>"
    var extractor = ArticleExtractor(address: WebAddress("https://post.example/a/energy"))
    extractor.keepsMedia = isForReaders
    return try #require(try extractor.extract(Array(page.utf8)).article)
  }

  private static let tex =
    "<annotation encoding=\"application/x-tex\">E=mc^{2}</annotation>"
  private static let math =
    "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><semantics><mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></mrow>\(tex)</semantics></math>"

  /// A formula as programs write it.
  static let forms = [
    math,
    "<span class=katex><span class=katex-mathml>\(math)</span><span class=katex-html aria-hidden=true><span class=base><span class=mord>E</span><span class=mrel>=</span></span><span class=base>m<span>c2</span></span></span></span>",
    "<mjx-container class=MathJax jax=CHTML><mjx-math aria-hidden=true><mjx-mi>E</mjx-mi></mjx-math><mjx-assistive-mml unselectable=on display=inline>\(math)</mjx-assistive-mml></mjx-container>",
    "<span class=MathJax><nobr aria-hidden=true><span class=math>E=mc2</span></nobr><span class=MJX_Assistive_MathML role=presentation>\(math)</span></span><script type=math/tex>E=mc^2</script>",
    "<span class=mwe-math-element><span class=\"mwe-math-mathml-inline mwe-math-mathml-a11y\" style=\"display: none;\">\(math)</span><img src=/e.svg class=mwe-math-fallback-image-inline aria-hidden=true alt=\"{\\displaystyle E=mc^{2}}\"></span>",
  ]

  @Test(arguments: forms) func eachFormulaHasOneReadableForm(formula: String) throws {
    let article = try read(formula)
    #expect(article.text.contains("The energy is E = mc^2 at rest"))
    #expect(article.html.split(separator: "<math").count == 2)
    for other in ["mwe-", "katex-html", "mjx-", "e.svg"] { #expect(!article.html.contains(other)) }
  }

  /// A formula as a picture, or as TeX that waits for a script, as programs write it.
  static let pictures = [
    #"<img src=/e.svg class=mwe-math-fallback-image-inline alt="{\displaystyle E=mc^{2}}">"#,
    #"<span class=mwe-math-element><img src=/e.png class="mwe-math-fallback-png-inline tex" alt="E=mc^2"></span>"#,
    #"<img src="https://s0.wp.com/latex.php?latex=E%3Dmc%5E2&#038;bg=ffffff&#038;s=0" alt="E=mc^2" title="E=mc^2" class=latex>"#,
    #"<img src="https://s0.wp.com/latex.php?latex=%5Cdisplaystyle+E+%3Dmc%5E%7B2%7D+&bg=ffffff">"#,
    #"<img src="https://tex.example/svg.image?E=mc^2" title="E=mc^2">"#,
    #"<img src="https://www.example/equation?tex=E%3Dmc%5E2" alt="formula">"#,
    #"<img src="/render?tex=%5Cdisplaystyle%20E%3Dmc%5E2" alt="">"#,
    #"<img src="/render/math?math=E%3Dmc%C2%B2" alt="">"#,
    #"<img src="https://chart.example/chart?cht=tx&chl=E%3Dmc%5E2">"#,
    #"<img src=/a.png class="ql-img-inline-formula quicklatex-auto-format" alt="&#69;&#61;&#109;&#99;&#94;&#123;&#50;&#125;">"#,
    #"<img src=/a.png alt="$E=mc^2$">"#, #"<img src=/a.png alt="\(E=mc^2\)">"#,
    #"<img class=math src=_images/math/ab.png alt="E = mc^2"/>"#,
    #"<span class="math inline">\(E=mc^2\)</span>"#, "<span class=math-container>$E=mc^2$</span>",
    "<script type=\"math/tex\">E=mc^2</script>",
  ]

  @Test(arguments: pictures) func aPictureOfAFormulaIsRead(picture: String) throws {
    let article = try read(picture)
    let text = article.text.replacing(" = ", with: "=").replacing("E =", with: "E=")
    #expect(text.contains("The energy is E=mc² at rest"), "\(picture): \(article.text.suffix(900))")
    #expect(!article.html.contains("<img") && !article.html.contains("mc^"))
  }

  @Test(arguments: [
    "<img src=/a.png class=latex alt=\"Gloves of latex\">", "<img src=/a.png alt=\"$5 or $6\">",
    "<img src=/math?page=2 class=photo alt=Sea>",
    "<img src=/shirt.jpg?tex=linen01 alt=Shirt>", "<img src=/shirt.jpg?tex=linen_01 alt=Shirt>",
    "<img src=/resize?id=7&math=1 alt=Shirt>", "<img src=/texture?latex=a/b=c alt=Shirt>",
    "<span class=math>Grade of pupils</span>",
  ]) func anotherPictureStays(picture: String) throws {
    let html = try read(picture).html
    #expect(html.contains("<img") || html.contains("Grade of pupils"))
  }

  @Test func aShortFormulaOfAProgramIsRead() throws {
    for program in ["latex.php?latex=AB", "equation?tex=AB", "math?math=AB"] {
      #expect(try read("<img src=\"/\(program)\">").text.contains("energy is AB at rest"))
    }
  }

  @Test(
    .timeLimit(.minutes(1)), arguments: ["\\sqrt[", "\\begin{array}[", "\\\\["], ["", "]"])
  func bracketsThatNothingClosesAreNotSearchedForAgain(part: String, end: String) {
    let source = String(repeating: part, count: 200_000 / part.count) + end
    #expect(!TeXFormula.line(source).contains("sqrt"))
  }

  /// The outer box is that of the first formula, and too far from the second one to be its own.
  @Test func aBoxOfSeveralFormulasKeepsThem() throws {
    let deep = String(repeating: "<span>", count: 6)
    let ends = String(repeating: "</span>", count: 6)
    let inner = "<span class=katex>\(Self.math)</span>"
    for box in [
      "<span class=katex>\(Self.math) and \(deep)\(inner)\(ends)</span>",
      "<span class=katex>\(deep)\(inner)\(ends) and \(Self.math)</span>",
      "<span class=katex>\(inner) and \(inner)</span>",
    ] { #expect(try read(box).text.contains("is E = mc^2 and E = mc^2 at rest")) }
  }

  @Test(.timeLimit(.minutes(1))) func aBoxOfManyFormulasIsNotWalkedThroughForEach() throws {
    let many = String(repeating: "<math><mi>x</mi></math> ", count: 20_000)
    var tree = try HTMLTreeBuilder.tree(of: Array("<span class=katex>\(many)</span>".utf8))
    tree.simplifyFormulas()
    #expect(tree.count(tree.root, [.math]) == 20_000)
  }

  @Test(arguments: [
    ("<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>12</mn></mfrac>", "(a + b)/12"),
    ("<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>", "√(x + 1)"),
    (
      "<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>",
      "∑_(i = 1)^n"
    ),
    ("<mroot><mi>x</mi><mn>3</mn></mroot>", "√[3]x"),
    ("<mi>f</mi><mo>\u{2061}</mo><mo>(</mo><mi>x</mi><mo>)</mo>", "f(x)"),
    ("<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr></mtable>", "[1, 0]"),
  ]) func formulasAreLinesOfText(parts: String, text: String) throws {
    #expect(
      try read("<math>\(parts)</math>", isForReaders: false).text.contains("is \(text) at rest"))
  }

  @Test(.timeLimit(.minutes(1))) func aDeepFormulaEnds() throws {
    let deep = String(repeating: "<msqrt>", count: 5_000) + "<mi>x</mi>"
    #expect(try read("<math>\(deep)</math>").text.contains("1. Bodies"))
  }
}
