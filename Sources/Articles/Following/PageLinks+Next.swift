extension PageLinks {
  /// What stands on links to the next page, in the languages of most sites; Readability looked for the first ones.
  private static let labels = [
    "next", "weiter", "continue", ">", "»", "›", "→", "nächste", "suivant", "siguiente",
    "próxima", "successiv", "avanti", "volgende", "następn", "下一页", "下一頁", "次へ", "次の",
  ]

  /// Where the article goes on.
  ///
  /// A link called "next" may lead to another article. So its address must be that of the first page with the next number,
  /// and the page must call it the next one, by `rel`, by a word or by the number.
  ///
  /// - Parameters:
  ///   - number: The number of this page; the first one is 1.
  ///   - first: The address of the article's first page.
  /// - Returns: The address; `nil` if the article ends here.
  public func next(after number: Int, of first: WebAddress) -> WebAddress? {
    if let ruledNext, ruledNext.isOfSameSite(first) { return ruledNext }
    let stems = PageNumbering.stems(of: first)
    return candidates.first { candidate in
      candidate.address.host == first.host && leads(candidate, to: number + 1)
        && PageNumbering.all(in: candidate.address).contains {
          $0.number == number + 1 && stems.contains($0.stem)
        }
    }?.address
  }

  private func leads(_ candidate: Candidate, to number: Int) -> Bool {
    if candidate.isNext || candidate.label == String(number) { return true }
    let label = candidate.label.lowercased()
    return Self.labels.contains { label.hasPrefix($0) } || label.hasSuffix(" \(number)")
      || label.hasSuffix("»")
  }
}
