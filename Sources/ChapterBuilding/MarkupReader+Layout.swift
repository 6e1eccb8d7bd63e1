import Markup
import Synchronization

extension MarkupReader {
  /// The most sheets whose rules are kept; a book has a handful.
  private static let memoLimit = 200

  /// Reads the layout rules of a chapter's style sheets.
  ///
  /// - Parameters:
  ///   - references: The chapter's sheets and style elements.
  ///   - path: The chapter's path.
  /// - Returns: The cascade; `nil` if the sheets have no layout rules.
  func layouts(_ references: [StyleReference], of path: String) -> LayoutCascade? {
    var rules = LayoutRules()
    for reference in references {
      switch reference {
      case .sheet(let path, let answer): rules.append(layoutRules(path), answer)
      case .text(let text, let answer):
        let source = StyleSheet.Source(path: path, files: files)
        rules.append(LayoutRules(text, source: source), answer)
      }
    }
    return LayoutCascade(rules)
  }

  private func layoutRules(_ path: String) -> LayoutRules {
    if let known = sheets.withLock({ $0[path] }) { return known }
    let source = StyleSheet.Source(path: path, files: files)
    let rules = LayoutRules(source.text(path) ?? "", source: source)
    sheets.withLock { known in
      if known.count < Self.memoLimit { known[path] = rules }
    }
    return rules
  }
}
