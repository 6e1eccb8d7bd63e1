/// Names of buttons and boxes that stand between the paragraphs of many pages without a mark of their own.
///
/// They are left out only where they are a whole line, so that no sentence loses a word.
enum LineLabels {
  /// By language: English, German, French, Spanish, Japanese, Chinese.
  private static let labels: Set<String> = [
    "advert", "advertisement", "advertising", "story continues below advertisement",
    "article continues below advertisement", "continue reading below", "read more", "read also",
    "related", "related articles", "related stories", "share this article", "share this story",
    "share", "comments", "leave a comment", "comments are closed",
    "comments closed", "comment feed", "trackback", "trackback url", "load more", "loading",
    "skip advertisement", "subscribe", "sign up",
    "anzeige", "werbung", "mehr zum thema", "lesen sie auch", "lesen sie mehr", "weiterlesen",
    "artikel teilen", "teilen", "kommentare", "kommentare geschlossen",
    "kommentar schreiben", "kommentare schreiben", "kommentarfeed", "trackback-url", "mehr laden",
    "lade weitere inhalte", "abonnieren", "zur startseite",
    "publicité", "annonce", "lire aussi", "à lire aussi", "lire la suite", "partager",
    "partager cet article", "commentaires", "commentaires fermés",
    "charger plus", "s'abonner", "s’abonner",
    "publicidad", "anuncio", "lea también", "leer también", "leer más", "compartir",
    "comentarios", "comentarios cerrados", "cargar más", "suscríbete", "noticias relacionadas",
    "広告", "スポンサーリンク", "関連記事", "続きを読む", "シェア", "コメント", "もっと見る", "あわせて読みたい",
    "广告", "廣告", "相关阅读", "相關閱讀", "相关新闻", "相關新聞", "延伸阅读", "延伸閱讀", "分享", "评论",
    "評論", "加载更多", "載入更多", "阅读更多", "閱讀更多",
  ]
  private static let longest = labels.map(\.utf16.count).max() ?? 0
  /// Signs that pages put around them.
  private static let signs = Set(" :：.…>»›→-–—|[]()【】■▼↓*".unicodeScalars)

  /// Whether a line is one of them, or a row of them with bars between.
  static func contains(_ line: String) -> Bool {
    isLabel(line[...])
      || line.utf8.contains(UInt8(ascii: "|")) && line.split(separator: "|").allSatisfy(isLabel)
  }

  private static func isLabel(_ line: Substring) -> Bool {
    // A code unit is at most three bytes.
    guard line.utf8.count <= (longest + 8) * 3, line.utf16.count <= longest + 8 else {
      return false
    }
    var bare = line.unicodeScalars[...]
    while let first = bare.first, signs.contains(first) { bare.removeFirst() }
    while let last = bare.last, signs.contains(last) { bare.removeLast() }
    return labels.contains(String(bare).lowercased())
  }
}
