/// Sites whose players are part of an article.
enum VideoSites {
  private static let hosts = [
    "dailymotion.com", "youtube.com", "youtube-nocookie.com", "player.vimeo.com", "v.qq.com",
    "bilibili.com", "live.bilibili.com", "archive.org", "upload.wikimedia.org", "player.twitch.tv",
  ]

  /// Whether a text contains the address of such a site.
  static func isNamed(in text: String) -> Bool {
    guard text.holds("//") else { return false }
    let lower = text.lowercased()
    return hosts.contains { lower.holds("//" + $0) || lower.holds("//www." + $0) }
  }

  /// The address of the page on which a site shows what its player plays.
  ///
  /// - Parameter player: The address of the player.
  /// - Returns: The page's address; the player's own where the site has no other.
  static func page(of player: WebAddress) -> String {
    let parts = player.path.split(separator: "/").map(String.init)
    let host = player.host.map { $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0 }
    // The players of Flash have further values behind the name.
    guard parts.count >= 2, let name = parts.last?.prefix(while: { $0 != "&" }), !name.isEmpty
    else {
      return player.text
    }
    switch (host, parts[0]) {
    case ("youtube.com", "embed"), ("youtube-nocookie.com", "embed"), ("youtube.com", "v"):
      return name == "videoseries" ? player.text : "https://www.youtube.com/watch?v=\(name)"
    case ("player.vimeo.com", "video"): return "https://vimeo.com/\(name)"
    case ("dailymotion.com", "embed"): return "https://www.dailymotion.com/video/\(name)"
    case ("archive.org", "embed"): return "https://archive.org/details/\(name)"
    default: return player.text
    }
  }
}
