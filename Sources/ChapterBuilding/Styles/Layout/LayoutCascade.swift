import Markup

/// Computes the layout of a chapter's elements by its own style sheets, independent of device and
/// person.
///
/// The cascade is that of CSS (Cascading and Inheritance 4, 6). A rule that holds only on some
/// devices, or only while the mouse hovers over an element, does not count; but text that such a
/// rule may show is not left out.
struct LayoutCascade {
  let rules: [LayoutRules.Rule]
  /// The place of each rule in the cascade: importance, then specificity, then order.
  private let ranks: [UInt64]
  /// Indexes of the rules that show, the strongest first.
  private let displays: [Int]
  /// The rules that hide.
  private var hiding: RuleIndex
  /// Rules about everything except indents.
  private var layouts: RuleIndex
  /// Rules about indents.
  private var indents: RuleIndex
  /// Whether a rule makes boxes of an element's children.
  private let hasBoxes: Bool
  /// The layouts by sheets of the kinds of elements that were asked for; `nil` where the name and the classes do not
  /// tell it.
  private var known: [RuleIndex.Kind: ElementLayout?] = [:]
  /// The element whose children were asked for last, and what its boxes are.
  private var container: (node: MarkupNode, display: ElementLayout.Display?)?
  /// The steps that are left.
  var budget = LayoutCascade.stepLimit

  /// The most steps for one chapter, each the look at an element, so that no sheet makes a chapter
  /// slow.
  ///
  /// When they are used up, elements are laid out by their names.
  private static let stepLimit = 2_000_000
  /// The most kinds of elements whose layouts are kept; a chapter of people's books has some fifty.
  private static let knownLimit = 2_000
  /// The longest style attribute, in UTF-8 units.
  private static let attributeLimit = 10_000
  /// A style attribute about layout contains one of these texts.
  private static let marks = [
    "display", "white-space", "float", "position", "text-indent", "opacity", "visibility", "font",
  ]
  /// A style attribute that makes boxes of an element's children contains one of these texts.
  private static let boxMarks = ["flex", "grid"]

  /// Makes the cascade of a chapter's rules.
  init(_ tables: CascadeTables) {
    rules = tables.rules
    ranks = tables.ranks
    displays = tables.displays
    hiding = tables.hiding
    layouts = tables.layouts
    indents = tables.indents
    hasBoxes = tables.hasBoxes
  }

  /// Makes the cascade of a chapter's rules; `nil` if there are none.
  init?(_ rules: LayoutRules) {
    guard let tables = CascadeTables(rules) else { return nil }
    self.init(tables)
  }

  /// Whether an element is left out.
  mutating func hides(_ node: MarkupNode) -> Bool {
    guard budget > 0, !hiding.isEmpty else { return false }
    let found = hiding.candidates(node).filter { matches($0, node) }
    guard let best = found.map(\.rule).max(by: { ranks[$0] < ranks[$1] }) else { return false }
    // Only now what would bring it back is asked, be it at times.
    for index in displays {
      guard ranks[index] > ranks[best] else { break }
      if matches(rules[index], node) { return false }
    }
    return !isOutranked(node, rules[best])
  }

  /// The layout of an element by sheets and its own style.
  mutating func layout(of node: MarkupNode) -> ElementLayout {
    var layout = declaredLayout(of: node)
    if layout.display == nil || layout.display == .inline, let box = boxes(in: node.parent) {
      layout.display = box
      layout.floats = false
    }
    return layout
  }

  /// The layout of an element by itself, whatever is around it.
  private mutating func declaredLayout(of node: MarkupNode) -> ElementLayout {
    guard budget > 0 else { return ElementLayout(declarations([], node)) }
    guard let kind = layouts.kind(of: node), node.attribute("style") == nil else {
      return ElementLayout(declarations(layouts.candidates(node), node))
    }
    let found = known[kind]
    if case .some(.some(let layout)) = found { return layout }
    let candidates = layouts.candidates(node)
    let layout = ElementLayout(declarations(candidates, node))
    if found == nil, known.count < Self.knownLimit {
      known[kind] = .some(candidates.allSatisfy(\.isSure) ? layout : nil)
    }
    return layout
  }

  /// The display that an element gives to its children; `nil` if it gives none.
  private mutating func boxes(in parent: MarkupNode?) -> ElementLayout.Display? {
    guard let parent, hasBoxes || Self.mayMakeBoxes(parent) else { return nil }
    if let container, container.node == parent { return container.display }
    var found: ElementLayout.Display?
    for case .display(let display) in declarations(
      budget > 0 ? layouts.candidates(parent) : [], parent)
    {
      found = display.ofChildren
    }
    // Beside text, an element in a row is a part of a sentence.
    if found == .cell, parent.hasOwnText { found = nil }
    container = (parent, found)
    return found
  }

  private static func mayMakeBoxes(_ node: MarkupNode) -> Bool {
    guard node.hasAttributes, let style = node.attribute("style") else { return false }
    return boxMarks.contains(where: style.contains)
  }

  /// The indent of an element's first line from the edge of its container, in ems.
  mutating func indent(of node: MarkupNode) -> Double {
    var indent = 0.0
    for case .indent(_, let ems) in declarations(budget > 0 ? indents.candidates(node) : [], node) {
      indent += ems
    }
    return indent
  }

  /// The declarations that count for an element, one for each property.
  private mutating func declarations(
    _ candidates: [RuleIndex.Candidate], _ node: MarkupNode
  ) -> [LayoutDeclaration] {
    let strongest = strongest(candidates, node)
    let own = Self.ownDeclarations(node)
    var found = strongest.map { rules[$0].declaration }
    for own in own {
      let property = own.declaration.property
      let place = strongest.firstIndex { rules[$0].declaration.property == property }
      if let place, rules[strongest[place]].isImportant, !own.isImportant { continue }
      if let place { found[place] = own.declaration } else { found.append(own.declaration) }
    }
    return found
  }

  /// The strongest of the rules that match an element, one for each property.
  ///
  /// There are a dozen properties: looking through them is quicker than a dictionary for each element.
  private mutating func strongest(
    _ candidates: [RuleIndex.Candidate], _ node: MarkupNode
  ) -> [Int] {
    var strongest: [Int] = []
    guard budget > 0 else { return strongest }
    for candidate in candidates where matches(candidate, node) {
      let property = rules[candidate.rule].declaration.property
      let place = strongest.firstIndex { rules[$0].declaration.property == property }
      if let place {
        if ranks[candidate.rule] >= ranks[strongest[place]] { strongest[place] = candidate.rule }
      } else {
        strongest.append(candidate.rule)
      }
    }
    return strongest
  }

  /// The declarations of the element's own `style`.
  private static func ownDeclarations(_ node: MarkupNode) -> [LayoutDeclaration.Weighted] {
    guard node.hasAttributes, let style = node.attribute("style"),
      style.utf8.count <= attributeLimit, marks.contains(where: style.lowercased().contains)
    else { return [] }
    return LayoutDeclaration.all(in: StyleParser.declarations(style))
  }

  /// What the element's own `style` says about its type, for a chapter whose sheets lay out nothing.
  static func ownType(of node: MarkupNode) -> [TypeMark: Bool] {
    guard node.hasAttributes else { return [:] }
    return ElementLayout(ownDeclarations(node).map(\.declaration)).type
  }

  /// Whether the element's own `style` outranks the rule.
  private func isOutranked(_ node: MarkupNode, _ rule: LayoutRules.Rule) -> Bool {
    Self.ownDeclarations(node).contains { own in
      guard case .display(let display) = own.declaration else { return false }
      return display != .none && (own.isImportant || !rule.isImportant)
    }
  }
}
