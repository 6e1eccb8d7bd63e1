/// An article, extracted from a web page.
public struct Article: Sendable, Equatable {
  /// The title; empty if the page has none.
  public var title: String
  /// The names of its authors, as the page writes them.
  public var byline: String?
  /// The name of the site.
  public var siteName: String?
  /// The language that the page declares (BCP 47), as written there.
  public var language: String?
  /// The direction of the text that the page declares: "ltr", "rtl" or "auto".
  public var direction: String?
  /// When it was published, as the page writes it.
  public var publishedTime: String?
  /// What it is about: the page's description, else the first paragraph.
  public var excerpt: String?
  /// The article as HTML: no script, complete addresses.
  ///
  /// Pictures are not loaded.
  public var html: String
  /// What is read of it: its paragraphs, headings and items, a line each.
  ///
  /// Captions, repetitions and references to other articles are left out.
  public var text: String
  /// The pictures that it shows, each once: their complete addresses, or where they were kept.
  public var pictures: [String]
  /// For the address of a picture, the others under which the page has it, best first; only told of what is to be read and heard, before
  /// pictures were kept.
  public var otherPictures: [String: [String]] = [:]
  /// The files of sounds and videos that it plays, each once, unless they were kept.
  public var media: [ArticleMedia] = []
  /// Whether the page is for subscribers and its text may be only the beginning; only told of what is to be read and heard.
  public var mayBeCut = false
  /// The length of the text in UTF-16 code units.
  public var length: Int { text.utf16.count }

  /// Adds the part of the article that is on the next page.
  mutating func append(_ part: Article) {
    html += part.html
    text += part.text.isEmpty ? "" : "\n" + part.text
    let shown = Set(pictures)
    pictures += part.pictures.filter { !shown.contains($0) }
    otherPictures.merge(part.otherPictures) { first, _ in first }
    media += part.media.filter { !media.contains($0) }
    mayBeCut = part.mayBeCut
  }
}

/// The file of a sound or video.
public struct ArticleMedia: Sendable, Equatable {
  /// Its complete address.
  public var address: String
  /// Whether it is shown as a video.
  public var isVideo: Bool
}

/// What is found on a web page.
public struct PageExtraction: Sendable {
  /// The article; `nil` if the page has no text.
  public var article: Article?
  /// Whether the page looks like an article at all.
  public var isReadable: Bool
  /// Whether the article is what a rule names.
  public var isByRule = false
  /// Whether the page shows no article but asks for consent to cookies and tracking.
  public var asksForConsent = false
}
