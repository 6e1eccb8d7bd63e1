extension HTMLTreeBuilder {
  mutating func inTable(_ tag: HTMLTag) {
    if tag.isEnd {
      switch tag.name {
      case .table: closeTable()
      case .template: closeTemplate()
      case .body, .html, .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr: break
      default: fosterTag(tag)
      }
      return
    }
    switch tag.name {
    case .caption:
      clear(to: HTMLElementKinds.tableScope)
      formatting.append(-1)
      insert(tag)
      mode = .inCaption
    case .colgroup:
      clear(to: HTMLElementKinds.tableScope)
      insert(tag)
      mode = .inColumnGroup
    case .col:
      clear(to: HTMLElementKinds.tableScope)
      insert(.colgroup)
      mode = .inColumnGroup
      process(tag)
    case .tbody, .tfoot, .thead:
      clear(to: HTMLElementKinds.tableScope)
      insert(tag)
      mode = .inTableBody
    case .td, .th, .tr:
      clear(to: HTMLElementKinds.tableScope)
      insert(.tbody)
      mode = .inTableBody
      process(tag)
    case .table: if closeTable() { process(tag) }
    case .style, .script, .template: inHead(tag)
    case .input where isHidden(tag): insertVoid(tag)
    case .form:
      guard form < 0, templateModes.isEmpty else { return }
      insert(tag)
      form = current
      open.removeLast()
    default: fosterTag(tag)
    }
  }

  private func isHidden(_ tag: HTMLTag) -> Bool {
    tree.attributes[tag.attributes].contains {
      $0.known == .type && tree.string($0.value).lowercased() == "hidden"
    }
  }

  /// A tag that does not belong into a table.
  private mutating func fosterTag(_ tag: HTMLTag) {
    isFostering = true
    inBody(tag)
    isFostering = false
  }

  @discardableResult
  private mutating func closeTable() -> Bool {
    guard isOpen(.table, in: HTMLElementKinds.tableScope) else { return false }
    close(until: [.table])
    resetMode()
    return true
  }

  mutating func inCaption(_ tag: HTMLTag) {
    let ends =
      tag.isEnd
      ? tag.name == .caption || tag.name == .table : HTMLElementKinds.tableParts.contains(tag.name)
    if ends {
      guard isOpen(.caption, in: HTMLElementKinds.tableScope) else { return }
      closeImplied()
      close(until: [.caption])
      clearFormattingToMark()
      mode = .inTable
      if !tag.isEnd || tag.name == .table { process(tag) }
    } else if !(tag.isEnd
      && (HTMLElementKinds.tableParts.contains(tag.name) || tag.name == .body || tag.name == .html))
    {
      inBody(tag)
    }
  }

  mutating func inColumnGroup(_ tag: HTMLTag) {
    switch (tag.name, tag.isEnd) {
    case (.col, false): insertVoid(tag)
    case (.colgroup, true): _ = closeColumnGroup()
    case (.col, true): break
    case (.template, _): inHead(tag)
    default: if closeColumnGroup() { process(tag) }
    }
  }

  mutating func closeColumnGroup() -> Bool {
    guard isHTML(current, .colgroup) else { return false }
    open.removeLast()
    mode = .inTable
    return true
  }

  mutating func inTableBody(_ tag: HTMLTag) {
    switch (tag.name, tag.isEnd) {
    case (.tr, false):
      clear(to: [.tbody, .tfoot, .thead, .template, .html])
      insert(tag)
      mode = .inRow
    case (.td, false), (.th, false):
      clear(to: [.tbody, .tfoot, .thead, .template, .html])
      insert(.tr)
      mode = .inRow
      process(tag)
    case (.tbody, true), (.tfoot, true), (.thead, true):
      guard isOpen(tag.name, in: HTMLElementKinds.tableScope) else { return }
      closeTableBody()
    case (.caption, false), (.col, false), (.colgroup, false), (.tbody, false), (.tfoot, false),
      (.thead, false), (.table, true):
      guard openIndex(HTMLElementKinds.tableBodies, in: HTMLElementKinds.tableScope) != nil else {
        return
      }
      closeTableBody()
      process(tag)
    case (.body, true), (.caption, true), (.col, true), (.colgroup, true), (.html, true),
      (.td, true), (.th, true), (.tr, true):
      break
    default: inTable(tag)
    }
  }

  private mutating func closeTableBody() {
    clear(to: [.tbody, .tfoot, .thead, .template, .html])
    if open.count > 1 { open.removeLast() }
    mode = .inTable
  }

  mutating func inRow(_ tag: HTMLTag) {
    switch (tag.name, tag.isEnd) {
    case (.td, false), (.th, false):
      clear(to: [.tr, .template, .html])
      insert(tag)
      mode = .inCell
      formatting.append(-1)
    case (.tr, true): _ = closeRow()
    case (.caption, false), (.col, false), (.colgroup, false), (.tbody, false), (.tfoot, false),
      (.thead, false), (.tr, false), (.table, true):
      if closeRow() { process(tag) }
    case (.tbody, true), (.tfoot, true), (.thead, true):
      if isOpen(tag.name, in: HTMLElementKinds.tableScope), closeRow() { process(tag) }
    case (.body, true), (.caption, true), (.col, true), (.colgroup, true), (.html, true),
      (.td, true), (.th, true):
      break
    default: inTable(tag)
    }
  }

  private mutating func closeRow() -> Bool {
    guard isOpen(.tr, in: HTMLElementKinds.tableScope) else { return false }
    clear(to: [.tr, .template, .html])
    open.removeLast()
    mode = .inTableBody
    return true
  }

  mutating func inCell(_ tag: HTMLTag) {
    switch (tag.name, tag.isEnd) {
    case (.td, true), (.th, true):
      guard isOpen(tag.name, in: HTMLElementKinds.tableScope) else { return }
      closeCell(tag.name)
    case (.caption, false), (.col, false), (.colgroup, false), (.tbody, false), (.td, false),
      (.tfoot, false), (.th, false), (.thead, false), (.tr, false):
      guard let name = openCell else { return }
      closeCell(name)
      process(tag)
    case (.body, true), (.caption, true), (.col, true), (.colgroup, true), (.html, true): break
    case (.table, true), (.tbody, true), (.tfoot, true), (.thead, true), (.tr, true):
      guard isOpen(tag.name, in: HTMLElementKinds.tableScope), let name = openCell else { return }
      closeCell(name)
      process(tag)
    default: inBody(tag)
    }
  }

  private var openCell: ElementName? {
    isOpen(.td, in: HTMLElementKinds.tableScope)
      ? .td : isOpen(.th, in: HTMLElementKinds.tableScope) ? .th : nil
  }

  private mutating func closeCell(_ name: ElementName) {
    closeImplied()
    close(until: [name])
    clearFormattingToMark()
    mode = .inRow
  }
}
