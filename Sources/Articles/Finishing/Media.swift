extension PageTree {
  /// Elements that play sounds and videos.
  static let players: ElementSet = [.audio, .video]

  /// Media types of files that browsers play.
  private static let playable: Set<Substring> = [
    "audio/aac", "audio/flac", "audio/m4a", "audio/mp3", "audio/mp4", "audio/mpeg", "audio/ogg",
    "audio/opus", "audio/wav", "audio/wave", "audio/webm", "audio/x-m4a", "audio/x-wav",
    "video/mp4",
    "video/ogg", "video/webm", "application/ogg",
  ]
  /// Endings of lists of pieces, which are no file.
  private static let lists = [".m3u8", ".mpd"]
  /// Endings of pictures, as addresses of still pictures have them.
  private static let stills = [".jpg", ".jpeg", ".png", ".webp", ".avif", ".gif"]

  /// Turns the players of other sites into videos whose address is that of their page.
  ///
  /// - Parameters:
  ///   - article: Where, its other addresses completed.
  ///   - base: What addresses are relative to.
  /// - Returns: The videos that stand for players.
  mutating func replacePlayers(in article: Node, base: WebAddress?) -> Set<Node> {
    var made: Set<Node> = []
    for player in descendants(article, [.object, .embed, .iframe])
    where isVideo(player) && !isInside(player, [.object], depth: .max) {
      guard let address = playerAddress(player, base) else { continue }
      let video = makeElement(.video)
      set(video, .src, to: VideoSites.page(of: address))
      if let still = stillAddress(player, base) { set(video, .poster, to: still) }
      if let title = attribute(player, .title)?.filled { set(video, .title, to: title) }
      replace(player, with: video)
      made.insert(video)
    }
    for media in descendants(article, Self.players) {
      for part in [media] + descendants(media, [.source]) where attribute(part, .src) == nil {
        guard let lazy = attribute(part, .dataSrc)?.filled,
          let address = WebAddress(lazy, base: base)
        else { continue }
        set(part, .src, to: address.text)
      }
    }
    return made
  }

  /// The files of sounds and videos that an article plays, each once, in their order.
  ///
  /// - Parameters:
  ///   - article: The article, its addresses completed.
  ///   - players: The videos that stand for players of other sites, which are no files.
  /// - Returns: The files, with complete addresses.
  func mediaFiles(in article: Node, but players: Set<Node>) -> [ArticleMedia] {
    var seen: Set<String> = []
    return descendants(article, Self.players).compactMap { media in
      guard !players.contains(media), let address = fileAddress(media),
        seen.insert(address).inserted
      else { return nil }
      return ArticleMedia(address: address, isVideo: name(media) == .video)
    }
  }

  /// Plays the files that were kept, by address; all others keep one address, to which a link can lead.
  ///
  /// - Parameters:
  ///   - kept: Where files were kept.
  ///   - posters: Where pictures were kept.
  ///   - article: The article, its addresses completed.
  ///   - players: The videos that stand for players of other sites.
  mutating func play(
    _ kept: [String: String], posters: [String: String], in article: Node, but players: Set<Node>
  ) {
    for media in descendants(article, Self.players) {
      if let poster = attribute(media, .poster) {
        if let path = posters[poster] {
          set(media, .poster, to: path)
        } else {
          removeAttributes(media) { $0.known == .poster }
        }
      }
      guard !players.contains(media), let address = fileAddress(media) else { continue }
      set(media, .src, to: kept[address] ?? address)
      set(media, .dataAddress, to: address)
      for part in descendants(media, [.source, .track]) { remove(part) }
    }
  }

  /// The address of the file that a sound or video plays: the first that is no list of pieces.
  private func fileAddress(_ media: Node) -> String? {
    for part in [media] + descendants(media, [.source]) {
      guard let text = attribute(part, .src)?.filled, let address = WebAddress(text),
        address.host != nil, !Self.lists.contains(where: address.path.lowercased().hasSuffix)
      else { continue }
      let type = attribute(part, .type)?.lowercased().prefix { $0 != ";" && $0 != " " }
      guard let type, !type.isEmpty else { return text }
      if Self.playable.contains(type) { return text }
    }
    return nil
  }

  /// The address that a player of a known site loads.
  private func playerAddress(_ player: Node, _ base: WebAddress?) -> WebAddress? {
    for part in [player] + descendants(player, [.param, .embed]) {
      let attributes = attributes(of: part)
      let own = attributes.filter { $0.known == .src || $0.known == .data }
      for value in (own + attributes).map({ string($0.value) })
      where !value.contains("<") && VideoSites.isNamed(in: value) {
        guard let address = WebAddress(value, base: base), address.host != nil,
          VideoSites.isNamed(in: address.text)
        else { continue }
        return address
      }
    }
    return nil
  }

  /// The still picture that a player names by a plain address.
  private func stillAddress(_ player: Node, _ base: WebAddress?) -> String? {
    for attribute in attributes(of: player) where attribute.known != .src {
      let value = string(attribute.value)
      let text =
        attribute.known == .srcdoc
        ? value.firstMatch(of: /<img[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/).map { String($0.1) }
        : value
      guard let text, text.contains("/"), let address = WebAddress(text, base: base),
        address.host != nil, Self.stills.contains(where: address.path.lowercased().hasSuffix)
      else { continue }
      return address.text
    }
    return nil
  }
}
