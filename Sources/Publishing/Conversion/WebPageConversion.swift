import Foundation
import PictureFiles
import ReadingModel

/// Writes a book as one HTML file that needs no other file: pictures are in it, and it holds no script.
enum WebPageConversion {
  /// What the file is for.
  enum Medium {
    case screen
    /// Every chapter begins a page; title and authors stand on the first one.
    case paper

    fileprivate var style: String {
      switch self {
      case .screen: "body { max-width: 42em; margin: 0 auto; padding: 0 1em; }\n"
      case .paper: BookStyle.paper
      }
    }
  }

  /// The addresses in the page.
  private struct Addresses: PageAddresses {
    var pictures: [String: String] = [:]

    func place(_ target: ChapterTarget) -> String {
      "#"
        + (target.fragment.map { identifier($0, chapter: target.chapter) }
          ?? "c\(target.chapter + 1)")
    }

    func picture(_ path: String) -> String? { pictures[path] }

    func identifier(_ name: String, chapter: Int) -> String {
      "c\(chapter + 1)-\(PageIdentifier.of(name))"
    }
  }

  static func write(
    _ book: Book, _ survey: BookSurvey, for medium: Medium, to file: URL,
    _ progress: (Double) -> Void
  ) async throws {
    let output = try PartFile(file)
    let creators = book.metadata.creators.map(\.collapsed).filter { !$0.isEmpty }.joined(
      separator: ", ")
    let language = book.metadata.language.flatMap { LanguageTag.isWellFormed($0) ? $0 : nil }
    let shown = book.title.collapsed
    let known = Set(survey.pictures)
    var addresses = Addresses()
    try output.add(
      """
      <!DOCTYPE html>
      <html\(language.map { " lang=\"\($0)\"" } ?? "")>
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      \(creators.isEmpty ? "" : "<meta name=\"author\" content=\"\(PageMarkup.escaped(creators))\">\n")\
      <title>\(PageMarkup.escaped(shown))</title>
      <style>
      \(BookStyle.sheet)\(medium.style)</style>
      </head>
      <body>

      """)
    if medium == .paper {
      try output.add(
        "<header><p>\(PageMarkup.escaped(shown))</p><p>\(PageMarkup.escaped(creators))</p></header>\n"
      )
    }
    if !book.contents.isEmpty {
      try output.add("<nav>\n\(contents(book.contents, addresses))</nav>\n")
    }
    for index in book.spine.indices {
      try Task.checkCancellation()
      let chapter = try await book.content.chapter(at: index)
      addresses.pictures = [:]
      for reference in ([chapter.markup] + chapter.hiddenNotes.map(\.markup)).flatMap(\.references)
      {
        switch reference {
        case .image(let path), .drawnImage(let path):
          guard known.contains(path), addresses.pictures[path] == nil,
            let resource = try await book.content.resource(at: path),
            let type = mediaType(of: resource.bytes)
          else { continue }
          addresses.pictures[path] =
            "data:\(type);base64,\(Data(resource.bytes).base64EncodedString())"
        case .media, .link: break
        }
      }
      let (body, notes) = chapter.nodes(survey.names[index])
      var fitter = PageFitter(
        addresses: addresses, chapter: index, language: language ?? "",
        parts: DrawingPart.all(in: body + notes.map(PageNode.element)))
      let nodes = fitter.fit(body) + notes.flatMap { fitter.fit($0, in: .flow) }
      try output.add(
        "<section id=\"c\(index + 1)\">\n\(PageMarkup(nodes, isHTML: true).text)\n</section>\n")
      progress(Double(index + 1) / Double(book.spine.count))
    }
    try output.add("</body>\n</html>\n")
    try output.finish()
  }

  /// The media type of a picture that browsers show.
  private static func mediaType(of bytes: [UInt8]) -> String? {
    PictureType(bytes)?.mediaType
      ?? (WebPFile.isWebP(bytes) ? "image/webp" : AVIFReader.isAVIF(bytes) ? "image/avif" : nil)
  }

  private static func contents(_ entries: [ContentsEntry], _ addresses: Addresses) -> String {
    let items = entries.map { entry in
      let label = PageMarkup.escaped(entry.label)
      let link =
        entry.target.map { "<a href=\"\(PageMarkup.escaped(addresses.place($0)))\">\(label)</a>" }
        ?? label
      return
        "<li>\(link)\(entry.children.isEmpty ? "" : "\n" + contents(entry.children, addresses))</li>\n"
    }
    return "<ol>\n\(items.joined())</ol>\n"
  }
}
