/// The style sheet of books written here: calm prose that leaves fonts and colours to the reader, and reads well on
/// paper-like screens.
enum BookStyle {
  /// What is spoken, on paper of any colour.
  static let spoken =
    ".\(OverlayMarkup.activeClass) { background-color: rgba(255, 196, 0, 0.35); }\n"

  /// What a printed book has beyond ``sheet``: pages of A5, as paperbacks have, with their numbers.
  static let paper = """
    @page { size: A5; margin: 18mm 16mm 20mm; @bottom-center { content: counter(page); font: 9pt serif; } }
    @page :first { @bottom-center { content: none; } }
    body { margin: 0; font: 11pt/1.45 serif; text-align: justify; hyphens: auto; orphans: 2; widows: 2; }
    h1, h2, h3, h4, h5, h6, td, th, pre { hyphens: manual; }
    a { color: inherit; text-decoration: none; }
    img, svg { max-height: 160mm; }
    nav, section { break-before: page; }
    header { padding-top: 50mm; text-align: center; hyphens: manual; }
    header p { text-indent: 0; }
    header p:first-child { font-size: 20pt; line-height: 1.2; margin-bottom: 8mm; }

    """

  static let sheet = """
    body { line-height: 1.5; margin: 0 5%; }
    .vertical { writing-mode: vertical-rl; -webkit-writing-mode: vertical-rl; -epub-writing-mode: vertical-rl; }
    h1, h2, h3, h4, h5, h6 { line-height: 1.2; text-align: left; margin: 2em 0 1em; page-break-after: avoid; break-after: avoid; }
    p { margin: 0; text-indent: 1.2em; }
    h1 + p, h2 + p, h3 + p, h4 + p, hr + p, li > p, td > p, th > p, blockquote > p, figcaption > p { text-indent: 0; }
    ul, ol, dl, blockquote, pre, table, figure { margin: 1em 0; }
    .bare { list-style: none; }
    dd, .dd { margin-left: 1.5em; }
    dt, .dt, .summary { font-weight: bold; }
    .address, .cite, .em, .i, .var, .dfn { font-style: italic; }
    .b, .strong { font-weight: bold; }
    .small { font-size: 0.85em; }
    figure { text-align: center; }
    figcaption, caption, .figcaption, .caption { font-size: 0.9em; text-align: center; text-indent: 0; }
    img, svg { max-width: 100%; height: auto; }
    table { border-collapse: collapse; }
    td, th { border: 1px solid; padding: 0.2em 0.5em; vertical-align: top; }
    code, pre, kbd, samp, .code { font-family: monospace; }
    pre { white-space: pre-wrap; }
    sup, sub { line-height: 0; }
    rt { font-size: 0.5em; }
    hr { width: 30%; margin: 1.5em auto; border: 0; border-top: 1px solid; }
    .block { display: block; }
    .line { display: block; padding-left: 1.5em; text-indent: -1.5em; }
    .in1 { padding-left: 2.5em; } .in2 { padding-left: 3.5em; } .in3 { padding-left: 4.5em; }
    .in4 { padding-left: 5.5em; } .in5 { padding-left: 6.5em; } .in6 { padding-left: 7.5em; }
    .in7, .in8, .in9 { padding-left: 8.5em; } .in10, .in11, .in12 { padding-left: 10.5em; }
    .pre-line { white-space: pre-line; } .pre-wrap { white-space: pre-wrap; } .pre-none { white-space: normal; }
    .missing { font-style: italic; }
    .unseen { font-size: 0.7em; }
    aside { margin: 1em 0; font-size: 0.9em; }

    """
}
