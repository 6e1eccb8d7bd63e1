import Markup
import Synchronization

extension EPUBContent {
  /// What was found of a style sheet of the book.
  struct SheetMemo: Sendable {
    /// Whether it, or a sheet that it takes in, may hide anything.
    var mayHide: Bool
    /// What it says of `display`, once somebody wanted to know.
    var rules: DisplayRules?
  }

  /// More sheets than this are read again each time; a book has a handful.
  private static let memoLimit = 200

  /// What the sheets of a chapter leave out; `nil` where they hide nothing.
  ///
  /// - Parameters:
  ///   - references: The chapter's sheets and style elements.
  ///   - path: The chapter's path.
  /// - Returns: The judge of its elements.
  func hiddenElements(_ references: [StyleReference], of path: String) -> HiddenElements? {
    let mayHide = references.contains { reference in
      switch reference {
      case .sheet(let path, let answer): answer == .always && memo(path).mayHide
      case .text(let text, let answer): answer == .always && DisplayRules.mayHide(text)
      }
    }
    guard mayHide else { return nil }
    var rules = DisplayRules()
    for reference in references {
      switch reference {
      case .sheet(let path, let answer): rules.append(displayRules(path), answer)
      case .text(let text, let answer):
        let source = StyleSheet.Source(path: path, container: container)
        rules.append(DisplayRules(text, source: source), answer)
      }
    }
    return HiddenElements(rules)
  }

  private func memo(_ path: String) -> SheetMemo {
    if let known = sheets.withLock({ $0[path] }) { return known }
    let text = StyleSheet.Source(path: path, container: container).text(path) ?? ""
    let memo = SheetMemo(mayHide: DisplayRules.mayHide(text))
    keep(memo, path)
    return memo
  }

  private func displayRules(_ path: String) -> DisplayRules {
    var memo = memo(path)
    if let known = memo.rules { return known }
    let source = StyleSheet.Source(path: path, container: container)
    let rules = DisplayRules(source.text(path) ?? "", source: source)
    memo.rules = rules
    keep(memo, path)
    return rules
  }

  private func keep(_ memo: SheetMemo, _ path: String) {
    sheets.withLock { known in
      if known.count < Self.memoLimit || known[path] != nil { known[path] = memo }
    }
  }
}
