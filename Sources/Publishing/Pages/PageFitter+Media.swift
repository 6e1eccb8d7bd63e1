import ReadingModel

extension PageFitter {
  /// A sound or video that the publication has as a player; another one is a link to where it came from.
  mutating func player(_ element: PageElement) -> [PageNode] {
    guard case .media(let media) = element.reference else { return [] }
    let id = identifier(of: element).map { [(name: "id", value: $0)] } ?? []
    let label = element["aria-label"] ?? ""
    // Schemas forbid controls in links.
    guard !isInLink, let address = addresses.media(media.path) else {
      if !isInLink, !label.isEmpty, let link = original(of: media, label, id) { return [link] }
      guard !label.isEmpty || !id.isEmpty else { return [] }
      return [
        .element(
          PageElement(
            "span", id + [("class", "missing")],
            children: label.isEmpty ? [] : [.text("[\(label)]")]))
      ]
    }
    var written = PageElement(
      media.isVideo ? "video" : "audio",
      id + [("src", address), ("controls", "controls"), ("preload", "none")])
    if !label.isEmpty { written.attributes.append(("aria-label", label)) }
    if media.isVideo {
      if let poster = media.poster.flatMap(addresses.picture) {
        written.attributes.append(("poster", poster))
      }
      written.attributes += sizes(of: element)
    }
    // Readers of EPUB 3.2 know no Opus; they show the sound's name, or a link to it, in its place.
    if address.hasSuffix("." + MediaFileType.opus.fileExtension) {
      let name = label.isEmpty ? address.split(separator: "/").last.map(String.init) ?? "" : label
      let note = PageElement("span", [("class", "missing")], children: [.text("[\(name)]")])
      written.children = [original(of: media, name) ?? .element(note)]
    }
    return [.element(written)]
  }

  /// A link to where a sound or video came from; `nil` if the book does not say it.
  private func original(
    of media: ChapterMedia, _ label: String, _ id: [(name: String, value: String)] = []
  ) -> PageNode? {
    guard let address = media.address.flatMap(WebAddress.written) else { return nil }
    return .element(PageElement("a", id + [("href", address)], children: [.text(label)]))
  }

  /// The sizes that a picture or video has by its attributes.
  func sizes(of element: PageElement) -> [(name: String, value: String)] {
    ["width", "height"].compactMap { name in
      guard let size = element[name].flatMap({ Int($0) }), size > 0 else { return nil }
      return (name, String(size))
    }
  }
}
