import Foundation
import ReadingModel

/// What a drawn cover says.
struct CoverWords: Hashable {
  /// A title that is longer, in UTF-16 units, is parted from its subtitle, as the page has it.
  private static let longTitle = 18
  /// No more scalars of a title are read.
  private static let scalarLimit = 600

  /// The title without what follows it; not empty.
  var title: String
  /// What follows the title.
  var subtitle: String?
  /// The people who made it, in one line.
  var authors: String?
  /// Where and when an article appeared.
  var imprint: String?
  /// BCP 47 tag, if it is known.
  var language: String?

  /// What is said of a book.
  ///
  /// - Parameters:
  ///   - metadata: What the book says about itself.
  ///   - title: Its title.
  ///   - isArticle: Whether it is a page of the web.
  init(_ metadata: Metadata, title: String, isArticle: Bool) {
    language = metadata.language.flatMap { LanguageTag.isWellFormed($0) ? $0 : nil }
    let whole = String(String.UnicodeScalarView(title.unicodeScalars.prefix(Self.scalarLimit)))
      .collapsed
    (self.title, subtitle) = Self.parts(of: whole.isEmpty ? Book.untitled : whole)
    let names = metadata.creators.map(\.collapsed).filter { !$0.isEmpty }
    authors = names.isEmpty ? nil : names.joined(separator: ", ")
    guard isArticle else { return }
    let date = metadata.published.flatMap(MetadataMarkup.date).map { Self.written($0, language) }
    let place = [metadata.publisher?.collapsed, date].compactMap(\.self).filter { !$0.isEmpty }
    imprint = place.isEmpty ? nil : place.joined(separator: " · ")
  }

  /// Title and subtitle.
  static func parts(of title: String) -> (String, String?) {
    guard title.utf16.count > longTitle,
      let match = title.wholeMatch(
        of: /(.{3,}?)\s*(?:[:：;；]|\s[–—\-]\s)\s*(.{3,})/)
    else { return (title, nil) }
    return (String(match.1), String(match.2))
  }

  /// A date of ISO 8601 as a language writes it out; a year or a month as it is.
  private static func written(_ date: String, _ language: String?) -> String {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    guard parts.count == 3,
      let day = calendar.date(
        from: DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: 12))
    else { return date }
    return day.formatted(
      Date.FormatStyle(
        date: .long, time: .omitted, locale: Locale(identifier: language ?? "en"),
        calendar: calendar, timeZone: .gmt))
  }
}
