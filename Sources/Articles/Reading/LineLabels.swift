/// Names of buttons and boxes that stand between the paragraphs of many pages without a mark of their own.
///
/// They are left out only where they are a whole line, so that no sentence loses a word.
enum LineLabels {
  /// By language: English, German, French, Spanish, Japanese, Chinese.
  private static let labels: Set<String> = [
    "advert", "advertisement", "advertising", "story continues below advertisement",
    "article continues below advertisement", "continue reading below", "read more", "read also",
    "related", "related articles", "related stories", "share this article", "share this story",
    "share", "comments", "leave a comment", "skip advertisement", "subscribe", "sign up",
    "anzeige", "werbung", "mehr zum thema", "lesen sie auch", "lesen sie mehr", "weiterlesen",
    "artikel teilen", "teilen", "kommentare", "abonnieren", "zur startseite",
    "publicité", "annonce", "lire aussi", "à lire aussi", "lire la suite", "partager",
    "partager cet article", "commentaires", "s'abonner", "s’abonner",
    "publicidad", "anuncio", "lea también", "leer también", "leer más", "compartir",
    "comentarios", "suscríbete", "noticias relacionadas",
    "広告", "スポンサーリンク", "関連記事", "続きを読む", "シェア", "コメント", "あわせて読みたい",
    "广告", "廣告", "相关阅读", "相關閱讀", "相关新闻", "相關新聞", "延伸阅读", "延伸閱讀", "分享", "评论",
    "評論", "阅读更多", "閱讀更多",
  ]
  private static let longest = labels.map(\.utf16.count).max() ?? 0
  /// Signs that pages put around them.
  private static let signs = Set(" :：.…>»›→-–—|[]()【】■▼↓*".unicodeScalars)

  /// Whether a line is one of them.
  static func contains(_ line: String) -> Bool {
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
