import Markup
import Synchronization

extension MarkupReader {
  /// More sheets than this are read again each time; a book has a handful.
  private static let memoLimit = 200

  /// What the sheets of a chapter say of how its elements are laid out; `nil` where they say nothing.
  ///
  /// - Parameters:
  ///   - references: The chapter's sheets and style elements.
  ///   - path: The chapter's path.
  /// - Returns: The judge of its elements.
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
