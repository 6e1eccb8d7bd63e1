extension HTMLTreeBuilder {
  /// A tag in the body.
  mutating func inBody(_ tag: HTMLTag) {
    if tag.isEnd { endInBody(tag) } else { startInBody(tag) }
  }

  private mutating func startInBody(_ tag: HTMLTag) {
    switch tag.name {
    case .html:
      if open.count > 1 { mergeAttributes(tag, into: open[1]) }
    case .body:
      if open.count > 2, isHTML(open[2], .body) { mergeAttributes(tag, into: open[2]) }
    case let name where HTMLElementKinds.headParts.contains(name): inHead(tag)
    case .frameset, .frame, .head: break
    case let name where HTMLElementKinds.tableParts.contains(name): break
    case let name where HTMLElementKinds.blocks.contains(name):
      closeParagraph()
      insert(tag)
    case let name where HTMLElementKinds.headings.contains(name):
      closeParagraph()
      if isHTML(current, HTMLElementKinds.headings) { open.removeLast() }
      insert(tag)
    case .pre, .listing:
      closeParagraph()
      insert(tag)
      skipsNewline = true
    case .form: startForm(tag)
    case .li: startItem(tag, [.li])
    case .dd, .dt: startItem(tag, [.dd, .dt])
    case .plaintext:
      closeParagraph()
      insertRaw(tag, .plain)
    case .table:
      if !isQuirky { closeParagraph() }
      insert(tag)
      mode = .inTable
    case .hr:
      closeParagraph()
      insertVoid(tag)
    case .param, .source, .track: insertVoid(tag)
    case .math, .svg:
      reopenFormatting()
      insert(tag, isForeign: true)
      if tag.isSelfClosing { open.removeLast() }
    default: startPhrase(tag)
    }
  }

  /// A tag that stands within a line of text.
  private mutating func startPhrase(_ tag: HTMLTag) {
    switch tag.name {
    case .a:
      if let place = formattingIndex(of: .a) {
        let link = formatting[place]
        _ = adopt(.a)
        formatting.removeAll { $0 == link }
        open.removeAll { $0 == link }
      }
      reopenFormatting()
      keepFormatting(insert(tag))
    case .nobr:
      reopenFormatting()
      if isOpen(.nobr) {
        _ = adopt(.nobr)
        reopenFormatting()
      }
      keepFormatting(insert(tag))
    case let name where HTMLElementKinds.formatting.contains(name):
      reopenFormatting()
      keepFormatting(insert(tag))
    case .button:
      if isOpen(.button) {
        closeImplied()
        close(until: [.button])
      }
      reopenFormatting()
      insert(tag)
    case .applet, .marquee, .object:
      reopenFormatting()
      insert(tag)
      formatting.append(-1)
    case .area, .br, .embed, .img, .keygen, .wbr, .input:
      reopenFormatting()
      insertVoid(tag)
    case .image:
      var image = tag
      image.name = .img
      reopenFormatting()
      insertVoid(image)
    case .textarea:
      insertRaw(tag, .escapable(.textarea))
      skipsNewline = true
    case .xmp:
      closeParagraph()
      reopenFormatting()
      insertRaw(tag, .raw(.xmp))
    case .iframe, .noembed: insertRaw(tag, .raw(tag.name))
    case .select:
      reopenFormatting()
      insert(tag)
      switch mode {
      case .inTable, .inCaption, .inTableBody, .inRow, .inCell: mode = .inSelectInTable
      default: mode = .inSelect
      }
    case .optgroup, .option:
      if isHTML(current, .option) { open.removeLast() }
      reopenFormatting()
      insert(tag)
    case .rb, .rtc:
      if isOpen(.ruby) { closeImplied() }
      insert(tag)
    case .rp, .rt:
      if isOpen(.ruby) { closeImplied(except: .rtc) }
      insert(tag)
    default:
      reopenFormatting()
      insert(tag)
    }
  }

  mutating func insertVoid(_ tag: HTMLTag) {
    insert(tag)
    open.removeLast()
  }

  private mutating func startForm(_ tag: HTMLTag) {
    guard form < 0 || !templateModes.isEmpty else { return }
    closeParagraph()
    insert(tag)
    if templateModes.isEmpty { form = current }
  }

  /// An item ends the one before it.
  private mutating func startItem(_ tag: HTMLTag, _ names: ElementSet) {
    for index in open.indices.reversed() {
      let node = open[index]
      if isHTML(node, names) {
        closeImplied(except: tree.name(node))
        close(until: [.li, .dd, .dt])
        break
      }
      if isSpecial(node), !isHTML(node, [.address, .div, .p]) { break }
    }
    closeParagraph()
    insert(tag)
  }

  // MARK: End tags

  private mutating func endInBody(_ tag: HTMLTag) {
    switch tag.name {
    case .template: closeTemplate()
    case .body, .html:
      if isOpen(.body) { mode = .afterBody }
    case .form: endForm()
    case .p:
      if !isOpen(.p, in: HTMLElementKinds.buttonScope) { insert(.p) }
      closeParagraph()
    case .li: end([.li], tag.name, in: HTMLElementKinds.listScope)
    case .dd, .dt: end([tag.name], tag.name)
    case let name where HTMLElementKinds.headings.contains(name):
      end(HTMLElementKinds.headings, name)
    case let name where HTMLElementKinds.blocks.contains(name): end([name], name)
    case .button, .listing, .pre: end([tag.name], tag.name)
    case let name where HTMLElementKinds.formatting.contains(name):
      if !adopt(name) { endOther(tag) }
    case .applet, .marquee, .object:
      if isOpen(tag.name) {
        end([tag.name], tag.name)
        clearFormattingToMark()
      }
    case .br:
      reopenFormatting()
      insertVoid(HTMLTag(name: .br))
    default: endOther(tag)
    }
  }

  private mutating func end(
    _ names: ElementSet, _ name: ElementName, in scope: ElementSet = HTMLElementKinds.scope
  ) {
    guard openIndex(names, in: scope) != nil else { return }
    closeImplied(except: name == .li || name == .dd || name == .dt ? name : .document)
    close(until: names)
  }

  private mutating func endForm() {
    guard templateModes.isEmpty else { return end([.form], .form) }
    let node = form
    form = PageTree.none
    guard node >= 0, isOpen(.form), open.contains(node) else { return }
    closeImplied()
    open.removeAll { $0 == node }
  }

  /// The end of an element that has no rules of its own.
  private mutating func endOther(_ tag: HTMLTag) {
    for index in open.indices.reversed() where index > 0 {
      let node = open[index]
      if isSame(node, tag), !tree.nodes[node].isForeign {
        closeImplied(except: tag.name == .unknown ? .document : tag.name)
        close(downTo: index)
        return
      }
      if isSpecial(node) { return }
    }
  }

  /// Whether a tag has an element's name.
  func isSame(_ node: PageTree.Node, _ tag: HTMLTag) -> Bool {
    tree.name(node) == tag.name
      && (tag.name != .unknown
        || tree.bytes[tree.nodes[node].characters.range] == tree.bytes[tag.spelling.range])
  }
}
