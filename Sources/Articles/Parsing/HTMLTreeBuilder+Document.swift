extension HTMLTreeBuilder {
  /// Handles a tag.
  mutating func process(_ tag: HTMLTag) {
    if tag.isEnd, isRaw(current) {
      open.removeLast()
      return
    }
    if tree.nodes[current].isForeign, !isHTMLPoint(for: tag) { return processForeign(tag) }
    process(tag, in: mode)
  }

  mutating func process(_ tag: HTMLTag, in mode: Mode) {
    switch mode {
    case .initial, .beforeHTML: beforeHTML(tag)
    case .beforeHead: beforeHead(tag)
    case .inHead: inHead(tag)
    case .afterHead: afterHead(tag)
    case .inBody: inBody(tag)
    case .inTable: inTable(tag)
    case .inCaption: inCaption(tag)
    case .inColumnGroup: inColumnGroup(tag)
    case .inTableBody: inTableBody(tag)
    case .inRow: inRow(tag)
    case .inCell: inCell(tag)
    case .inSelect: inSelect(tag)
    case .inSelectInTable: inSelectInTable(tag)
    case .inTemplate: inTemplate(tag)
    case .afterBody:
      if tag.isEnd, tag.name == .html || tag.name == .body { return }
      self.mode = .inBody
      process(tag)
    }
  }

  /// Opens all that a body needs.
  mutating func openBody() {
    if mode == .initial || mode == .beforeHTML {
      insert(.html)
      mode = .beforeHead
    }
    if mode == .beforeHead {
      insert(.head)
      head = current
      mode = .inHead
    }
    if mode == .inHead {
      close(until: [.head])
      mode = .afterHead
    }
    if mode == .afterHead {
      insert(.body)
      mode = .inBody
    }
  }

  private mutating func beforeHTML(_ tag: HTMLTag) {
    if tag.isEnd, ![.head, .body, .html, .br].contains(tag.name) { return }
    if !tag.isEnd, tag.name == .html {
      insert(tag)
      mode = .beforeHead
      return
    }
    insert(.html)
    mode = .beforeHead
    process(tag)
  }

  private mutating func beforeHead(_ tag: HTMLTag) {
    if tag.isEnd, ![.head, .body, .html, .br].contains(tag.name) { return }
    if !tag.isEnd, tag.name == .html { return mergeAttributes(tag, into: open[1]) }
    if !tag.isEnd, tag.name == .head {
      insert(tag)
      head = current
      mode = .inHead
      return
    }
    insert(.head)
    head = current
    mode = .inHead
    process(tag)
  }

  /// A tag in the head; also elsewhere, for elements that may stand anywhere.
  mutating func inHead(_ tag: HTMLTag) {
    if tag.isEnd {
      switch tag.name {
      case .template: return closeTemplate()
      case .head:
        close(until: [.head])
        mode = .afterHead
        return
      case .body, .html, .br: break
      default: return
      }
    } else {
      switch tag.name {
      case .html: return mergeAttributes(tag, into: open[1])
      case .base, .basefont, .bgsound, .link, .meta:
        insert(tag)
        open.removeLast()
        return
      case .title: return insertRaw(tag, .escapable(.title))
      case .noframes, .style, .script: return insertRaw(tag, .raw(tag.name))
      case .noscript:
        insert(tag)
        // Its content is that of a body to us: pictures stand there.
        if isHTML(open[open.count - 2], .head) { return }
        return
      case .template: return openTemplate(tag)
      case .head: return
      default: break
      }
    }
    if isHTML(current, .noscript) {
      if tag.isEnd { return }
      open.removeLast()
      return process(tag)
    }
    close(until: [.head])
    mode = .afterHead
    process(tag)
  }

  private mutating func afterHead(_ tag: HTMLTag) {
    if tag.isEnd {
      if tag.name == .template { return inHead(tag) }
      guard [.body, .html, .br].contains(tag.name) else { return }
    } else {
      switch tag.name {
      case .html: return mergeAttributes(tag, into: open[1])
      case .body:
        insert(tag)
        mode = .inBody
        return
      case .frameset, .head: return
      case let name where HTMLElementKinds.headParts.contains(name):
        open.append(head)
        inHead(tag)
        if let place = open.lastIndex(of: head) { open.remove(at: place) }
        return
      default: break
      }
    }
    openBody()
    process(tag)
  }

  /// Opens an element whose content is no markup.
  mutating func insertRaw(_ tag: HTMLTag, _ state: HTMLTextState) {
    insert(tag)
    scanner.state = state
  }

  /// Adds attributes that an element does not have yet.
  mutating func mergeAttributes(_ tag: HTMLTag, into node: PageTree.Node) {
    for attribute in tree.attributes[tag.attributes]
    where !tree.attributes(of: node).contains(where: { tree.isSame($0, attribute) }) {
      tree.set(node, attribute)
    }
  }

  // MARK: Templates

  private mutating func openTemplate(_ tag: HTMLTag) {
    insert(tag)
    formatting.append(-1)
    mode = .inTemplate
    templateModes.append(.inTemplate)
  }

  mutating func closeTemplate() {
    guard open.contains(where: { isHTML($0, .template) }) else { return }
    close(until: [.template])
    clearFormattingToMark()
    _ = templateModes.popLast()
    resetMode()
  }

  private mutating func inTemplate(_ tag: HTMLTag) {
    if tag.isEnd {
      if tag.name == .template { closeTemplate() }
      return
    }
    let next: Mode
    switch tag.name {
    case let name where HTMLElementKinds.headParts.contains(name): return inHead(tag)
    case .caption, .colgroup, .tbody, .tfoot, .thead: next = .inTable
    case .col: next = .inColumnGroup
    case .tr: next = .inTableBody
    case .td, .th: next = .inRow
    default: next = .inBody
    }
    _ = templateModes.popLast()
    templateModes.append(next)
    mode = next
    process(tag)
  }
}
