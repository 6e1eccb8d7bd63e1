import Markup
import ReadingModel

extension MarkupReader {
  /// Adds the words of a page that is an image, so that the chapter is heard and found, and still
  /// shown as it was designed.
  ///
  /// - Parameters:
  ///   - source: The source of the chapter.
  ///   - chapter: The chapter with the image; gets the words behind it.
  /// - Returns: The length of its text in UTF-16 units.
  func addWords(_ source: MarkupSource, _ chapter: inout Chapter) -> Int {
    var findings: [Finding] = []
    // The picture of the page is shown without its words.
    guard let path = source.words, let document = try? document(path, &findings) else { return 0 }
    let links = LinkResolver(path: path, files: files)
    var builder = ChapterBuilder(index: chapter.index, links: links, language: language)
    if let root = document.root {
      let references = StyleReference.all(of: root, document.instructions, links)
      builder.layouts = layouts(references, of: path)
    }
    // They would be loaded though nobody sees them.
    builder.leavesOutImages = true
    let words = builder.build(document)
    guard !words.blocks.isEmpty else { return 0 }
    let shown = chapter
    chapter = words
    chapter.title = shown.title ?? words.title
    chapter.style = shown.style
    chapter.images = shown.images
    chapter.hiddenNotes = []
    chapter.markup = shown.markup
    chapter.markup.append(Chapter.pageWords(words.markup))
    chapter.findings = findings + words.findings
    return builder.writer.utf16Count
  }
}

extension Chapter {
  /// The HTML of words that are heard and found but not seen.
  static func pageWords(_ words: ChapterHTML, isRepeated: Bool = false) -> ChapterHTML {
    // What is said of an image in its own place need not be said twice.
    var html = ChapterHTML("<div data-page-words=\"\"\(isRepeated ? " aria-hidden=\"true\"" : "")>")
    html.append(words)
    html.append(ChapterHTML("</div>"))
    return html
  }

  /// The most descriptions of one page that are read aloud.
  private static let descriptionLimit = 50

  /// Adds the descriptions of its images as the text of a page without text.
  ///
  /// - Parameter descriptions: In order.
  /// - Returns: The UTF-16 units that were added to the text.
  mutating func addDescriptions(_ descriptions: [String]) -> Int {
    var seen: Set<String> = []
    let spoken = descriptions.filter { $0.isDescription && seen.insert($0).inserted }
    guard !spoken.isEmpty else { return 0 }
    let before = text.utf16.count
    var writer = ChapterWriter()
    for description in spoken.prefix(Self.descriptionLimit) {
      writer.openBlock(markup: "<p>")
      writer.add(Array(description.utf8).span)
      writer.closeBlock(markup: "</p>")
    }
    writer.finish()
    let gap = before == 0 ? "" : "\n"
    text += gap + String(decoding: writer.text, as: UTF8.self)
    markup.append(ChapterHTML(gap))
    markup.append(Self.pageWords(writer.markup, isRepeated: true))
    let start = before + gap.utf16.count
    blocks = writer.blocks.map {
      Block($0.kind, $0.range.lowerBound + start..<$0.range.upperBound + start)
    }
    return gap.utf16.count + writer.utf16Count
  }
}

extension String {
  /// Whether the text describes something: it has letters and is not a file name.
  fileprivate var isDescription: Bool {
    let endings = [".jpg", ".jpeg", ".png", ".gif", ".svg", ".webp", ".tif", ".tiff", ".bmp"]
    let lowered = lowercased()
    return contains(where: \.isLetter) && !endings.contains { lowered.hasSuffix($0) }
      && !["image", "img", "picture"].contains(lowered)
  }
}
