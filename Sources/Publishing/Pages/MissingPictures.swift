import ReadingModel

/// The list of a page's pictures that were not there when the page was saved, which stands behind its text.
enum MissingPictures {
  /// What stands above the list, by language.
  private static let titles = [
    "de": "Bilder, die sich nicht laden ließen", "en": "Pictures that could not be fetched",
    "es": "Imágenes que no se pudieron cargar", "fr": "Images qui n’ont pas pu être chargées",
    "ja": "取得できなかった画像", "zh": "未能获取的图片",
  ]
  /// The most pictures in a list; a page with more has lost its pictures as a whole.
  private static let limit = 100

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - language: The publication's language (BCP 47).
  /// - Returns: The nodes to add to its page; none where no picture is missing.
  static func nodes(of chapter: Chapter, in language: String) -> [PageNode] {
    var known: Set<String> = []
    let items = chapter.findings.filter { $0.code == .outsideImage }.compactMap { finding in
      finding.values?["address"].flatMap(WebAddress.written).flatMap { address -> PageNode? in
        guard known.insert(address).inserted else { return nil }
        let text = finding.values?["text"] ?? ""
        let link = PageElement(
          "a", [("href", address)], children: [.text(text.isEmpty ? address : text)])
        return .element(PageElement("li", children: [.element(link)]))
      }
    }
    guard !items.isEmpty else { return [] }
    let title = title(in: language)
    let list = PageElement("ul", children: items.prefix(limit).flatMap { [$0, .text("\n")] })
    let heading = PageElement(
      "h2", [("lang", title.language), ("xml:lang", title.language)], children: [.text(title.text)])
    return [
      .text("\n"), .element(PageElement("section", children: [.element(heading), .element(list)])),
    ]
  }

  private static func title(in language: String) -> (text: String, language: String) {
    let own = language.lowercased().prefix { $0 != "-" }
    let known = titles[String(own)] == nil ? "en" : String(own)
    return (titles[known] ?? "", known)
  }
}
