import Foundation
public import ReadingModel

/// Reads lists of pronunciations that people bring from other programs.
///
/// - Vorleser's own: JSON with `pronunciations`, or a list of rules.
/// - Voice Dream: a rule a line, `"search",mode,ignore case,"pronunciation",type`
///   (<https://www.voicedream.com/faq-items/whats-the-syntax-for-the-pronunciation-dictionarys-text-mode/>).
/// - Librera and @Voice: `"from" "to"` a line, or Librera's JSON of pairs; `*` before the text
///   marks an expression and `#` a rule that is off (<https://librera.mobi/faq/tts-replacements/>).
public enum RuleListReader {
  /// The most lines that are read.
  public static let lineLimit = 20_000

  /// Reads a list.
  ///
  /// - Parameter text: The file's text.
  /// - Returns: The rules and the refused lines; `nil` for a text that is no such list.
  public static func read(_ text: String) -> ImportedRules? {
    var text = text[...]
    if text.first == "\u{FEFF}" { text = text.dropFirst() }
    let start = text.first { !$0.isWhitespace }
    if start == "{" || start == "[" { return json(String(text)) }
    return lines(String(text))
  }

  private static func json(_ text: String) -> ImportedRules? {
    let data = Data(text.utf8)
    let decoder = JSONDecoder()
    if let choices = try? decoder.decode(SpeechChoices.self, from: data),
      !choices.pronunciations.isEmpty || text.contains("\"pronunciations\"")
    {
      return ImportedRules(source: .vorleser, rules: choices.pronunciations)
    }
    if let rules = try? decoder.decode([PronunciationRule].self, from: data), !rules.isEmpty {
      return ImportedRules(source: .vorleser, rules: rules)
    }
    var list = ImportedRules(source: .librera)
    // The pairs are in one object, whose order is lost, or in a list of objects with a pair each.
    let pairs: [(String, String)]
    if let one = try? decoder.decode([String: String].self, from: data) {
      pairs = one.sorted { $0.key < $1.key }
    } else if let many = try? decoder.decode([[String: String]].self, from: data) {
      pairs = many.flatMap { $0.sorted { $0.key < $1.key } }
    } else {
      return nil
    }
    for (index, (from, to)) in pairs.enumerated() {
      LibreraRule.add(from, to, index + 1, to: &list)
    }
    return list
  }

  private static func lines(_ text: String) -> ImportedRules? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var list: ImportedRules?
    for (index, line) in lines.prefix(lineLimit).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard let first = line.first else { continue }
      let isQuoted = first == "\"" || first == "\u{201C}"
      let number = index + 1
      if let fields = QuotedFields(line, separator: ",")?.fields, fields.count == 5 {
        list = list ?? ImportedRules(source: .voiceDream)
        list = list.map { VoiceDreamRule.added(fields, number, line, to: $0) }
      } else if let fields = QuotedFields(line, separator: " ")?.fields, fields.count == 2, isQuoted
      {
        var librera = list ?? ImportedRules(source: .librera)
        LibreraRule.add(fields[0], fields[1], number, to: &librera)
        list = librera
      } else {
        // Comments and headings before the first rule are passed over.
        guard isQuoted || list != nil else { continue }
        guard !line.hasPrefix("#"), !line.hasPrefix("//") else { continue }
        list?.refused.append(.unreadable(number, line))
      }
    }
    return list
  }
}

/// A line of quoted fields.
struct QuotedFields {
  let fields: [String]

  /// Reads a line; `nil` if a quotation mark is missing.
  ///
  /// - Parameters:
  ///   - line: The line, with straight quotation marks or the curved ones of word processors.
  ///   - separator: The character between fields; several spaces count as one.
  init?(_ line: String, separator: Character) {
    let quotes: Set<Character> = ["\"", "\u{201C}", "\u{201D}"]
    var fields: [String] = []
    var rest = line[...]
    while let first = rest.first {
      if first == " " || first == "\t" {
        rest.removeFirst()
        continue
      }
      if quotes.contains(first) {
        guard let (text, end) = Self.quoted(rest, quotes, separator) else { return nil }
        fields.append(text)
        rest = rest[end...]
      } else {
        let end = rest.firstIndex { $0 == separator || $0 == " " || $0 == "\t" } ?? rest.endIndex
        fields.append(String(rest[..<end]))
        rest = rest[end...]
      }
      rest = rest.drop { $0 == " " || $0 == "\t" }
      if separator != " " {
        guard !rest.isEmpty else { break }
        guard rest.first == separator else { return nil }
        rest.removeFirst()
      }
    }
    self.fields = fields
  }

  /// The text in quotation marks at the start.
  ///
  /// A quotation mark inside ends it only before a separator.
  private static func quoted(
    _ text: Substring, _ quotes: Set<Character>, _ separator: Character
  ) -> (String, Substring.Index)? {
    var place = text.index(after: text.startIndex)
    var content = ""
    while place < text.endIndex {
      let character = text[place]
      let next = text.index(after: place)
      if quotes.contains(character) {
        let behind = text[next...].drop { $0 == " " || $0 == "\t" }.first
        let isGap = next == text.endIndex || text[next] == separator || text[next] == "\t"
        if separator == "," ? behind == nil || behind == separator : isGap {
          return (content, next)
        }
      }
      content.append(character)
      place = next
    }
    return nil
  }
}
