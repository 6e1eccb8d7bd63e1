/// The day in lines of text.
extension DaySearch {
  /// What stands in front of the day on which a text was published, in lower case.
  private static let dayOpenings = [
    "published", "posted", "created", "first published", "publié", "mis en ligne", "publicado",
    "publicada", "pubblicato", "veröffentlicht", "erstellt", "gespeichert", "eingestellt",
    "geschrieben am", "verfasst am", "datum:", "stand:", "geplaatst", "gepubliceerd",
    "опубликовано", "опубліковано", "opublikowano", "publikováno", "publicerad", "julkaistu",
    "发布", "發布", "時間", "时间", "公開", "配信", "掲載", "등록", "입력", "نشر", "đăng",
  ]
  /// How many lines in front of the title or behind it may say the day.
  private static let titleDistance = 8
  /// What may stand in front of a day at the beginning of a line, in characters: "(", "Donnerstag, ", "Köln, ".
  private static let dayOpening = 24

  /// The day in a line beside the title that begins with it, or in one that says that something was published.
  ///
  /// The title's own words say no day: "10 things you may have missed in 2023".
  mutating func inLines() -> String? {
    guard body >= 0 else { return nil }
    var isBehind = false
    var distance = 0
    var published: String?
    var before: [String?] = []
    var node = page.following(body, in: body)
    while node >= 0 {
      if node == title {
        isBehind = true
        node = page.following(node, in: body, skipping: true)
        continue
      }
      if page.isText(node), !page.isWhiteSpace(node) {
        let line = page.text(node).collapsed
        let day = isBesideArticle(node) ? nil : self.day(in: line)
        if let day, isOpening(line, of: day) { published = published ?? day }
        if isBehind {
          distance += 1
          if distance <= Self.titleDistance, let day { return day }
        } else {
          before.append(day)
        }
      }
      node = page.following(node, in: body)
    }
    return title < 0
      ? published : before.suffix(Self.titleDistance).compactMap(\.self).last ?? published
  }

  /// The day in a line; an agency's paragraph begins with it.
  private func day(in line: String) -> String? {
    // Most lines have no digit.
    guard line.utf8.contains(where: { (48...57).contains($0) || $0 >= 0x80 }) else { return nil }
    let isLong = line.utf16.count > Self.dayLine
    return WrittenDay.iso(in: isLong ? String(line.prefix(Self.dayOpening)) : line, order: order)
  }

  /// Whether a line says that something was published: at its beginning, or just before its day or just behind it.
  ///
  /// "First published 12 May 1998 in Nature" is a reference.
  private func isOpening(_ line: String, of day: String) -> Bool {
    let line = String(line.prefix(Self.dayLine)).lowercased()
    if line.contains("first published"), line.contains(" in ") { return false }
    return Self.dayOpenings.contains { opening in
      guard let found = line.firstRange(of: opening) else { return false }
      let front = line[..<found.lowerBound]
      return front.count <= Self.dayOpening
        || self.day(in: String(line[found.upperBound...].prefix(Self.dayOpening))) == day
        || self.day(in: String(front.suffix(Self.dayOpening))) == day
    }
  }

  /// The day in an address: "/2019/07/13/", "/2019-07-13-lamp", "/20190713/".
  static func day(in address: WebAddress) -> String? {
    let parts = address.path.split(separator: "/")
    for (index, part) in parts.enumerated() {
      if part.count == 4, index + 2 < parts.count,
        let day = WrittenDay.iso(in: parts[index..<(index + 3)].joined(separator: "-"))
      {
        return day
      }
      if part.count >= 10, let day = WrittenDay.iso(in: String(part.prefix(10))),
        part.hasPrefix(day)
      {
        return day
      }
    }
    return nil
  }
}
