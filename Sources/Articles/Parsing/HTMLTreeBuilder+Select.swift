extension HTMLTreeBuilder {
  /// Elements beyond which no open list of choices is looked for: all but its groups.
  private var isSelectOpen: Bool {
    for node in open.reversed() {
      if isHTML(node, .select) { return true }
      if !isHTML(node, [.optgroup, .option]) { return false }
    }
    return false
  }

  mutating func inSelect(_ tag: HTMLTag) {
    switch (tag.name, tag.isEnd) {
    case (.option, false):
      if isHTML(current, .option) { open.removeLast() }
      insert(tag)
    case (.optgroup, false), (.hr, false):
      if isHTML(current, .option) { open.removeLast() }
      if isHTML(current, .optgroup) { open.removeLast() }
      if tag.name == .hr { insertVoid(tag) } else { insert(tag) }
    case (.optgroup, true):
      if isHTML(current, .option), isHTML(open[open.count - 2], .optgroup) { open.removeLast() }
      if isHTML(current, .optgroup) { open.removeLast() }
    case (.option, true): if isHTML(current, .option) { open.removeLast() }
    case (.select, _): closeSelect()
    case (.input, false), (.keygen, false), (.textarea, false):
      if isSelectOpen {
        closeSelect()
        process(tag)
      }
    case (.script, false), (.template, _): inHead(tag)
    default: break
    }
  }

  private mutating func closeSelect() {
    guard isSelectOpen else { return }
    close(until: [.select])
    resetMode()
  }

  mutating func inSelectInTable(_ tag: HTMLTag) {
    guard HTMLElementKinds.tableContexts.union([.caption, .td, .th]).contains(tag.name) else {
      return inSelect(tag)
    }
    if tag.isEnd, !isOpen(tag.name, in: HTMLElementKinds.tableScope) { return }
    close(until: [.select])
    resetMode()
    process(tag)
  }
}
