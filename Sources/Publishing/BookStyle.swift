/// The style sheet of books written here: calm prose that leaves fonts and colours to the reader.
enum BookStyle {
  static let sheet = """
    body { line-height: 1.5; margin: 0 5%; }
    h1, h2, h3 { line-height: 1.2; text-align: left; margin: 2em 0 1em; }
    p { margin: 0; text-indent: 1.2em; }
    h1 + p, h2 + p, h3 + p, li > p, blockquote > p { text-indent: 0; }
    ul, ol, blockquote, pre, table { margin: 1em 0; }
    code, pre { font-family: monospace; }
    pre { white-space: pre-wrap; }

    """
}
