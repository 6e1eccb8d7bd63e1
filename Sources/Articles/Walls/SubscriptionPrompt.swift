/// The line with which a page ends its text for readers without a subscription.
enum SubscriptionPrompt {
  /// So many lines at the end of an article, and as many below it, may be such a line.
  private static let reach = 4
  /// A longer line is a part of the text, in UTF-16 units.
  private static let longest = 300

  /// What such lines say in twelve languages, in lower case.
  private static let phrases = [
    "subscribe to continue", "subscribe to read", "subscribe to keep reading",
    "subscribe now to read", "to continue reading", "continue reading with", "to keep reading",
    "to read the full story", "to read the full article", "to read the rest of this",
    "for paid subscribers", "for paying subscribers", "for subscribers only",
    "only available to subscribers", "already a subscriber", "become a member to read",
    "um weiterzulesen", "jetzt weiterlesen", "weiterlesen mit", "artikel weiterlesen",
    "nur für abonnent", "exklusiv für abonnent", "bereits abonnent", "schon abonnent",
    "artikel ist kostenpflichtig", "mit einem abo weiter",
    "réservé aux abonnés", "réservée aux abonnés", "pour lire la suite", "déjà abonné",
    "exclusivo para suscriptores", "para seguir leyendo", "para continuar leyendo",
    "ya eres suscriptor", "ya soy suscriptor",
    "riservato agli abbonati", "per continuare a leggere", "sei già abbonato",
    "alleen voor abonnees", "om verder te lezen", "al abonnee?",
    "tylko dla prenumeratorów", "tylko dla subskrybentów", "aby czytać dalej",
    "exclusivo para assinantes", "para continuar lendo", "para continuar a ler",
    "já é assinante",
    "för att läsa vidare", "redan prenumerant", "bara för prenumeranter",
    "только для подписчиков", "чтобы читать дальше", "чтобы дочитать",
    "有料会員限定", "会員限定記事", "続きを読むには", "この記事は有料", "この続きをみるには", "残り",
    "付费阅读", "付费内容", "订阅后阅读", "登录后继续阅读", "会员专享", "订阅以继续",
  ]

  /// Whether a line asks for a subscription.
  static func isOne(_ line: String) -> Bool {
    guard line.utf16.count <= longest else { return false }
    let plain = line.lowercased()
    // A Japanese page counts the characters that it keeps back.
    if plain.holds("残り"), !plain.holds("文字") { return false }
    return phrases.contains(where: plain.holds)
  }

  /// Whether a text ends with such a line, or the page below it goes on with one.
  ///
  /// - Parameters:
  ///   - text: The article's lines.
  ///   - page: The lines of the page that are seen.
  /// - Returns: Whether it asks for a subscription there.
  static func ends(_ text: [Substring], on page: [String]) -> Bool {
    if text.suffix(reach).contains(where: { isOne(String($0)) }) { return true }
    guard let last = text.last, let place = page.lastIndex(where: { $0 == last }) else {
      return false
    }
    return page.dropFirst(place + 1).prefix(reach).contains(where: isOne)
  }
}

extension PageTree {
  /// The lines of a page that a browser shows before any script runs.
  func seenLines() -> [String] {
    var page = self
    let body = page.first(page.root, [.body])
    guard body >= 0 else { return [] }
    var node = page.following(body, in: body)
    while node >= 0 {
      let hidden =
        page.isElement(node)
        && ([.script, .style, .template, .noscript].contains(page.name(node))
          || !page.isVisible(node))
      let after = page.following(node, in: body, skipping: hidden)
      if hidden { page.remove(node) }
      node = after
    }
    return page.lines(body, page: nil).map(\.text)
  }
}
