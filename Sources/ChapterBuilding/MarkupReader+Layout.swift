import Markup
import Synchronization

extension MarkupReader {
  /// The most sheets whose rules are kept; a book has a handful.
  private static let memoLimit = 200
  /// The most lists of sheets whose tables are kept; a book has two or three.
  private static let cascadeLimit = 16

  /// Reads the layout rules of a chapter's style sheets.
  ///
  /// - Parameters:
  ///   - references: The chapter's sheets and style elements.
  ///   - path: The chapter's path.
  /// - Returns: The cascade; `nil` if the sheets have no layout rules.
  func layouts(_ references: [StyleReference], of path: String) -> LayoutCascade? {
    tables(references, of: path).map { LayoutCascade($0) }
  }

  private func tables(_ references: [StyleReference], of path: String) -> CascadeTables? {
    // A style element is the chapter's own, and names files by the chapter's place.
    guard references.allSatisfy(\.isSheet) else {
      return CascadeTables(rules(references, of: path))
    }
    if let known = cascades.withLock({ $0[references] }) { return known }
    let made = CascadeTables(rules(references, of: path))
    cascades.withLock { known in
      if known.count < Self.cascadeLimit { known[references] = .some(made) }
    }
    return made
  }

  private func rules(_ references: [StyleReference], of path: String) -> LayoutRules {
    var rules = LayoutRules()
    for reference in references {
      switch reference {
      case .sheet(let path, let answer): rules.append(layoutRules(path), answer)
      case .text(let text, let answer):
        let source = StyleSheet.Source(path: path, files: files)
        rules.append(LayoutRules(text, source: source), answer)
      }
    }
    return rules
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
