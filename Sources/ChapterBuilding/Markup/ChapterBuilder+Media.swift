import Markup
import ReadingModel

extension ChapterBuilder {
  /// The longest name of a sound or video, in characters: what fits on its plate.
  private static let nameLimit = 200

  /// Writes a sound or video that the book has as a player, and one of another place as a link that looks like its plate.
  ///
  /// What stands inside is for programs that play neither, and is left out. Neither player nor link has a character, so
  /// that nothing of it is spoken.
  mutating func addMedia(_ node: MarkupNode, isInLink: Bool) {
    let sources = [node] + node.children.filter { $0.name.lowercased() == "source" }
    let references = sources.compactMap { $0.attribute("src") }
    let address = ([node.attribute("data-address")].compactMap(\.self) + references)
      .compactMap { LinkResolver.address($0) }.first { !$0.hasPrefix("mailto") }
    let poster = node.attribute("poster").flatMap { links.resource($0) }
    if let path = references.compactMap({ links.resource($0) }).first {
      let isVideo = node.name.lowercased() == "video"
      addPlayer(
        node, ChapterMedia(path: path, isVideo: isVideo, poster: poster, address: address))
    } else if let address, !isInLink {
      addPlate(node, address, poster: poster)
    }
    recordAnchor(node)
    noteEnd(of: node)
  }

  private mutating func addPlayer(_ node: MarkupNode, _ media: ChapterMedia) {
    let name = media.isVideo ? "video" : "audio"
    let sizes =
      !media.isVideo
      ? ""
      : ["width", "height"].map { name in
        Self.attribute(name, node.attribute(name).flatMap { Int($0) }.map(String.init))
      }.joined()
    let attributes =
      " controls=\"\" preload=\"none\""
      + Self.attribute("aria-label", label(of: node, media.address ?? media.path, namesSite: false))
      + mediaIdentifier(node) + sizes + styleAttributes(node)
    writer.addImage(markup: leavesOutImages ? "" : "<\(name)\(attributes)>")
    guard !leavesOutImages else { return }
    writer.refer(to: .media(media), before: attributes.utf8.count + 1)
    writer.add(markup: "</\(name)>")
  }

  private mutating func addPlate(_ node: MarkupNode, _ address: String, poster: String?) {
    let kind = node.name.lowercased() == "audio" ? "sound" : "video"
    let attributes =
      Self.attribute("data-media", kind)
      + Self.attribute("aria-label", label(of: node, address, namesSite: true))
      + mediaIdentifier(node)
    let target = ChapterLink.Target.address(address)
    writer.addImage(markup: leavesOutImages ? "" : "<a\(attributes)>")
    let place = writer.utf16Count
    chapter.links.append(
      ChapterLink(range: place..<place, target: target, isNoteReference: false))
    guard !leavesOutImages else { return }
    writer.refer(to: .link(target), before: attributes.utf8.count + 1)
    if let poster {
      writer.add(markup: "<img alt=\"\">")
      writer.refer(to: .image(path: poster), before: " alt=\"\">".utf8.count)
      chapter.images.append(ChapterImage(offset: place, path: poster, alternative: ""))
    }
    writer.add(markup: "</a>")
  }

  private func mediaIdentifier(_ node: MarkupNode) -> String {
    Self.attribute("id", node.identifier.map { "book-\($0)" })
  }

  /// What a sound or video is called: its label or title, else the name of its file; of another site its host besides.
  private func label(of node: MarkupNode, _ address: String, namesSite: Bool) -> String {
    let given = (node.attribute("aria-label") ?? node.attribute("title") ?? "").collapsed
    let plain = address.prefix { $0 != "?" && $0 != "#" }
    let isOnWeb = BookPath.scheme(of: address) != nil
    let parts = plain.split(separator: "/").dropFirst(isOnWeb ? 1 : 0)
    let host = isOnWeb ? parts.first.map(String.init) ?? "" : ""
    let file = parts.dropFirst(isOnWeb ? 1 : 0).last.map(String.init) ?? ""
    // The name of a file has an ending; other addresses lead to pages.
    let isFile = !namesSite || file.contains(".")
    let name = given.isEmpty && isFile ? BookPath.decode(file) : given
    let site = !namesSite ? "" : host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    return String(
      [name, site].filter { !$0.isEmpty }.joined(separator: " · ").prefix(Self.nameLimit))
  }
}
