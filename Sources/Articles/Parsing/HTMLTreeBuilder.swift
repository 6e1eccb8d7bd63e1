import Markup

/// Builds the tree of a page as browsers do (HTML Standard 13.2.6), with scripting disabled.
///
/// gumbo does the same, but takes five times as long as all of extraction (decision 0055): it makes a tree of strings, which would
/// be copied once more. A test holds both trees against each other.
struct HTMLTreeBuilder {
  /// The most nodes of a page: 300 MB of tree.
  static let nodeLimit = 2_000_000
  /// The deepest nesting; deeper elements become siblings, as in browsers (Chromium has the same bound).
  static let depthLimit = 512
  /// The depths of a page's elements add up to at most this; then it becomes shallow.
  ///
  /// Extraction asks for the text of elements at every depth. The largest page of the corpus has a tenth.
  static let depthBudget = 4_000_000
  static let shallowLimit = 32
  /// The most open formatting elements that are opened again after each block.
  static let formattingLimit = 64
  /// The most attributes of a page, 160 MB: formatting that is opened again copies its own.
  static let attributeLimit = 8_000_000
  /// How many bytes names and texts may have: a text that grows is copied, and places are numbers of 32 bits.
  ///
  /// A joined text takes at most as much again before the next look.
  static func byteLimit(for page: [UInt8]) -> Int {
    min(page.count, 200_000_000) * 4 + 16_000_000
  }

  enum Mode {
    case initial, beforeHTML, beforeHead, inHead, afterHead, inBody, inTable, inCaption
    case inColumnGroup, inTableBody, inRow, inCell, inSelect, inSelectInTable, inTemplate, afterBody
  }

  var scanner: HTMLScanner
  var tree: PageTree {
    @inline(__always) _read { yield scanner.tree }
    @inline(__always) _modify { yield &scanner.tree }
  }
  var mode = Mode.initial
  /// The open elements, the document first.
  var open: [PageTree.Node] = [0]
  /// Formatting elements to open again; -1 is a mark that ends them.
  var formatting: [PageTree.Node] = []
  var templateModes: [Mode] = []
  var head = PageTree.none
  var form = PageTree.none
  var isQuirky = true
  /// The depths of all elements so far.
  private var depthSum = 0
  /// Whether what does not belong into a table is put in front of it.
  var isFostering = false
  /// Whether a newline at the beginning of the next text is left out.
  var skipsNewline = false

  private init(_ page: [UInt8]) { scanner = HTMLScanner(page) }

  /// Parses a page.
  ///
  /// - Parameter page: The page in UTF-8.
  /// - Returns: Its tree; every page has one.
  /// - Throws: ``MarkupError`` when the page has more nodes than any page that people read.
  static func tree(of page: [UInt8]) throws(MarkupError) -> PageTree {
    var builder = HTMLTreeBuilder(page)
    let byteLimit = byteLimit(for: page)
    while true {
      guard builder.tree.bytes.count <= byteLimit,
        builder.tree.attributes.count <= attributeLimit
      else { throw MarkupError(message: "the page grows beyond measure") }
      builder.scanner.allowsCDATA = builder.tree.nodes[builder.current].isForeign
      switch builder.scanner.next() {
      case .text(let range): builder.add(range)
      case .tag(let tag):
        builder.skipsNewline = false
        builder.process(tag)
      case .documentType(let isQuirky):
        if builder.mode == .initial {
          builder.isQuirky = isQuirky
          builder.mode = .beforeHTML
        }
      case .end:
        builder.finish()
        return builder.tree
      }
      guard builder.tree.nodes.count < nodeLimit else {
        throw MarkupError(message: "the page has more than \(nodeLimit) nodes")
      }
    }
  }

  private mutating func finish() {
    if mode == .initial || mode == .beforeHTML || mode == .beforeHead || mode == .inHead
      || mode == .afterHead
    {
      openBody()
    }
  }

  // MARK: Nodes

  // Inlined, as each call would copy the builder first.
  @inline(__always) var current: PageTree.Node { open[open.count - 1] }

  @inline(__always) func isHTML(_ node: PageTree.Node, _ name: ElementName) -> Bool {
    tree.nodes[node].name == name && !tree.nodes[node].isForeign
  }

  @inline(__always) func isHTML(_ node: PageTree.Node, _ names: ElementSet) -> Bool {
    names.contains(tree.nodes[node].name) && !tree.nodes[node].isForeign
  }

  /// Makes the element of a tag, in its place, and opens it.
  @discardableResult
  mutating func insert(_ tag: HTMLTag, isForeign: Bool = false) -> PageTree.Node {
    let node = make(tag)
    tree.nodes[node].isForeign = isForeign
    limitDepth()
    place(node)
    open.append(node)
    return node
  }

  /// Makes room for one more open element; too deep ones take each other's place.
  mutating func limitDepth() {
    depthSum += open.count
    let limit = depthSum > Self.depthBudget ? Self.shallowLimit : Self.depthLimit
    let excess = open.count - limit
    guard excess > 0 else { return }
    open.removeLast(excess)
    if excess > 1 { resetMode() }
  }

  mutating func insert(_ name: ElementName) { insert(HTMLTag(name: name)) }

  private mutating func make(_ tag: HTMLTag) -> PageTree.Node {
    var made = PageNode(tag.name)
    made.characters = tag.spelling
    made.content = ByteRange(tag.attributes)
    let node = tree.add(made)
    if !tag.attributes.isEmpty { tree.readWords(node) }
    return node
  }

  /// Puts a node at the end of the open element, or in front of the table that it does not belong into.
  mutating func place(_ node: PageTree.Node) {
    let target = current
    guard isFostering, isHTML(target, HTMLElementKinds.tableContexts) else {
      return tree.append(node, to: target)
    }
    foster(node)
  }

  mutating func foster(_ node: PageTree.Node) {
    let table = open.lastIndex { isHTML($0, .table) }
    let template = open.lastIndex { isHTML($0, .template) }
    if let template, template > table ?? -1 { return tree.append(node, to: open[template]) }
    guard let table else { return tree.append(node, to: open[min(1, open.count - 1)]) }
    if tree.parent(open[table]) >= 0 {
      tree.insert(node, before: open[table])
    } else {
      tree.append(node, to: open[table - 1])
    }
  }

  // MARK: Open elements

  /// Whether an element of a name is open within a scope.
  func isOpen(_ name: ElementName, in scope: ElementSet = HTMLElementKinds.scope) -> Bool {
    openIndex([name], in: scope) != nil
  }

  func openIndex(_ names: ElementSet, in scope: ElementSet = HTMLElementKinds.scope) -> Int? {
    for index in open.indices.reversed() {
      let node = open[index]
      if tree.nodes[node].isForeign {
        if HTMLElementKinds.foreignScope.contains(tree.name(node)) { return nil }
        continue
      }
      if names.contains(tree.name(node)) { return index }
      if scope.contains(tree.name(node)) { return nil }
    }
    return nil
  }

  mutating func close(until names: ElementSet) {
    while open.count > 1 {
      let node = open.removeLast()
      if isHTML(node, names) { return }
    }
  }

  mutating func close(downTo index: Int) {
    while open.count > max(index, 1) { open.removeLast() }
  }

  /// Closes elements whose end tags may be left out.
  mutating func closeImplied(except name: ElementName = .document) {
    while isHTML(current, HTMLElementKinds.impliedEnds), tree.name(current) != name {
      open.removeLast()
    }
  }

  mutating func closeParagraph() {
    guard isOpen(.p, in: HTMLElementKinds.buttonScope) else { return }
    closeImplied(except: .p)
    close(until: [.p])
  }

  /// Closes elements up to one of those.
  mutating func clear(to names: ElementSet) {
    while open.count > 1, !isHTML(current, names) { open.removeLast() }
  }

  /// Chooses the mode by the open elements.
  mutating func resetMode() {
    for node in open.reversed() where !tree.nodes[node].isForeign {
      switch tree.name(node) {
      case .select:
        mode = openIndex([.table], in: [.template]) == nil ? .inSelect : .inSelectInTable
      case .td, .th: mode = .inCell
      case .tr: mode = .inRow
      case .tbody, .thead, .tfoot: mode = .inTableBody
      case .caption: mode = .inCaption
      case .colgroup: mode = .inColumnGroup
      case .table: mode = .inTable
      case .template: mode = templateModes.last ?? .inTemplate
      case .head, .body: mode = .inBody
      case .html: mode = head < 0 ? .beforeHead : .afterHead
      default: continue
      }
      return
    }
    mode = .inBody
  }
}
