extension PageTree {
  /// The addresses of the pictures that an article shows, each once, in their order.
  ///
  /// - Parameters:
  ///   - article: The article, its addresses completed.
  ///   - withPosters: Whether the pictures that stand for videos belong to them.
  /// - Returns: Complete addresses.
  func pictureAddresses(_ article: Node, withPosters: Bool = false) -> [String] {
    var seen: Set<String> = []
    return descendants(article, withPosters ? [.img, .video] : [.img]).compactMap { image in
      let isPoster = name(image) == .video
      guard isPoster || !isTracker(image),
        let address = isPoster ? attribute(image, .poster)?.filled : pictureAddress(image),
        HostName.plain(in: address.utf8Span.span) != nil || WebAddress(address)?.host != nil,
        seen.insert(address).inserted
      else { return nil }
      return address
    }
  }

  /// Where a picture is; of a list for several screens the last, which is the largest by custom.
  func pictureAddress(_ image: Node) -> String? {
    if let source = attribute(image, .src)?.filled { return source }
    return attribute(image, .srcset).flatMap { PictureList.read($0).last?.address }
  }

  /// A picture of one dot, which tells somebody that the page is read.
  ///
  /// Pages that leave the size to a style or a script write such a size, too, but name several pictures, or the one that comes later.
  private func isTracker(_ image: Node) -> Bool {
    let sizes = [AttributeName.width, .height].compactMap { attribute(image, $0)?.trimmed.filled }
    guard !sizes.isEmpty, sizes.allSatisfy({ Int($0).map { $0 <= 1 } ?? false }) else {
      return false
    }
    return !attributes(of: image).contains { attribute in
      switch attribute.known {
      case .srcset, .dataSrc, .dataSrcset: !attribute.value.isEmpty
      case .src, .alt, .title: false
      default: spelling(attribute) == "sizes" || namesPicture(attribute.value)
      }
    }
  }

  /// Removes the pictures of one dot; what stands for them without pictures is no part of an article.
  ///
  /// - Parameters:
  ///   - article: The article, its addresses completed.
  ///   - dots: The addresses of pictures that are known to be such dots.
  mutating func removeTrackers(_ article: Node, dots: Set<String>) {
    for image in descendants(article, [.img]) {
      let isDot = !dots.isEmpty && pictureAddress(image).map(dots.contains) == true
      if isDot || isTracker(image) { remove(image) }
    }
  }

  /// Shows the pictures that were kept, by address, in an article whose addresses are complete.
  mutating func show(_ kept: [String: String], in article: Node) {
    guard !kept.isEmpty else { return }
    for image in descendants(article, [.img]) {
      guard let address = pictureAddress(image), let path = kept[address] else { continue }
      set(image, .src, to: path)
      removeAttributes(image) { $0.known == .srcset }
      let frame = parent(image)
      guard frame >= 0, name(frame) == .picture else { continue }
      for source in descendants(frame, [.source]) { remove(source) }
    }
  }
}
