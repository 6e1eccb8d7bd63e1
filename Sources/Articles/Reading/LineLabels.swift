/// Names of buttons and boxes that stand between the paragraphs of many pages without a mark of their own.
///
/// They are left out only where they are a whole line, so that no sentence loses a word.
enum LineLabels {
  /// By language: English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Russian, Greek, Korean, Japanese, Chinese.
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
    "related posts", "related content", "you may also like", "leave a reply", "post a comment",
    "add a comment", "post navigation", "video ad feedback",
    "ähnliche beiträge", "ähnliche artikel", "weitere artikel", "das könnte sie auch interessieren",
    "das könnte dich auch interessieren", "auch interessant", "beitragsnavigation",
    "kommentar hinterlassen", "kommentar verfassen", "hinterlasse einen kommentar",
    "schreibe einen kommentar",
    "articles similaires", "sur le même sujet", "laisser un commentaire",
    "artículos relacionados", "deja un comentario", "deja una respuesta",
    "leggi anche", "articoli correlati", "condividi", "commenti", "pubblicità",
    "lascia un commento",
    "leia também", "leia mais", "veja também", "publicidade", "compartilhe", "comentários",
    "lees ook", "lees meer", "advertentie", "reacties", "gerelateerde artikelen",
    "czytaj także", "czytaj też", "czytaj również", "zobacz także", "zobacz też",
    "przeczytaj także", "reklama", "komentarze", "udostępnij",
    "читайте также", "поделиться", "комментарии", "реклама", "похожие статьи",
    "διαβάστε επίσης", "διαβάστε ακόμα", "σχετικά άρθρα", "διαφήμιση", "σχόλια",
    "관련기사", "관련 기사", "공유하기", "광고", "댓글",
    "広告", "スポンサーリンク", "関連記事", "続きを読む", "シェア", "コメント", "もっと見る", "あわせて読みたい",
    "广告", "廣告", "相关阅读", "相關閱讀", "相关新闻", "相關新聞", "延伸阅读", "延伸閱讀", "分享", "评论",
    "評論", "加载更多", "載入更多", "阅读更多", "閱讀更多",
  ]
  /// Links at the end of what announces another article.
  private static let continuations = [
    "read more", "continue reading", "weiterlesen", "mehr lesen", "lire la suite", "leer más",
    "seguir leyendo", "続きを読む", "阅读更多", "閱讀更多", "阅读全文", "閱讀全文",
  ]
  private static let changes = [
    "update", "updated", "correction", "editor's note", "editor’s note", "aktualisierung",
    "korrektur",
    "nachtrag", "mise à jour", "actualización", "corrección", "追記", "更新", "訂正", "更正",
  ]
  /// A date may stand between the word and its colon, in characters.
  private static let changeReach = 60
  private static let longest = labels.map(\.utf16.count).max() ?? 0
  /// Whether a scalar is a sign that pages put around them.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", ":", "：", ".", "…", ">", "»", "›", "→", "-", "–", "—", "|", "[", "]", "(", ")", "【",
      "】", "■", "▼", "↓", "*":
      true
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  /// Whether a line is one of them, or a row of them with bars between.
  static func contains(_ line: String) -> Bool {
    isLabel(line[...])
      || line.holds(UInt8(ascii: "|")) && line.split(separator: "|").allSatisfy(isLabel)
  }

  /// Whether a line says what was added to the article or put right in it, as "Update:" and "Correction, June 3:" do.
  static func announcesChange(_ line: String) -> Bool {
    let opening = line.prefix(changeReach).lowercased()
    return changes.contains { word in
      guard opening.hasPrefix(word) else { return false }
      let rest = opening.dropFirst(word.count)
      return rest.first?.isLetter != true && rest.contains { ":：".contains($0) }
    }
  }

  /// Whether a line ends with the name of a link to the rest of a text; a full stop ends a sentence instead.
  static func continues(_ line: String) -> Bool {
    guard !line.hasSuffix(".") || line.hasSuffix("..") else { return false }
    var end = line.unicodeScalars.suffix(longest + 8)
    while let last = end.last, isSign(last) { end.removeLast() }
    // Most lines end with another letter.
    guard let last = end.last, isLastOfContinuation(last) else { return false }
    let text = String(end).lowercased()
    return continuations.contains(where: text.hasSuffix)
  }

  /// Whether a name in ``continuations`` ends with a letter of ASCII; others are not told apart.
  private static func isLastOfContinuation(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return true }
    switch UInt8(ascii: scalar) | 0x20 {
    case UInt8(ascii: "e"), UInt8(ascii: "g"), UInt8(ascii: "n"), UInt8(ascii: "o"),
      UInt8(ascii: "s"):
      return true
    default: return false
    }
  }

  private static func isLabel(_ line: Substring) -> Bool {
    // A code unit is at most three bytes.
    guard line.utf8.count <= (longest + 8) * 3, line.utf16.count <= longest + 8 else {
      return false
    }
    var bare = line.unicodeScalars[...]
    // "12 Comments", "Comments (12)".
    while let first = bare.first, isSign(first) || isDigit(first) { bare.removeFirst() }
    while let last = bare.last, isSign(last) || isDigit(last) { bare.removeLast() }
    return labels.contains(String(bare).lowercased())
  }
}
