public import Foundation
public import ReadingModel

/// Reads, checks and writes lists of chapter rules.
public enum ChapterRuleList {
  /// The most rules of a list: Legado comes with 25.
  public static let ruleLimit = 200

  /// Whether an expression can be used.
  ///
  /// - Parameter expression: In ICU's syntax.
  /// - Returns: False for one that is empty, too long or malformed.
  public static func isUsable(_ expression: String) -> Bool {
    !expression.isEmpty && expression.utf16.count <= ChapterRule.expressionLimit
      && (try? HeadingExpression(expression)) != nil
  }

  /// Reads a list as Legado writes it.
  ///
  /// - Parameter data: JSON, a list of rules or one rule.
  /// - Returns: What it holds, in the order of its serial numbers; refused are rules that can't be used, and those beyond
  ///   ``ruleLimit``. `nil` comes of what is no list of rules.
  public static func read(_ data: Data) -> ImportedList<ChapterRule>? {
    var list = ImportedList<ChapterRule>(data, limit: ruleLimit) { isUsable($0.expression) }
    list?.rules.sort { $0.serialNumber < $1.serialNumber }
    return list
  }

  /// The rules that a library begins with.
  ///
  /// None is tried on new texts, since the program's own way does better on texts of their kinds. They are there for texts
  /// in which it finds too much or too little. A name is what the rule finds, so that it needs no translation.
  public static let standard: [ChapterRule] = [
    (
      "第一章 · 第2回 · 第三卷", #"^[\s　]*第\s*[\d〇零一二三四五六七八九十百千两０-９]+\s*[章回节節话話卷集部篇].{0,40}$"#, "第十二章 風雪夜歸人"
    ),
    (
      "Chapter 1 · Kapitel II · Глава 3",
      #"(?i)^\s*(?:chapter|part|book|volume|kapitel|teil|chapitre|cap[ií]tulo|глава|часть)\s+[\divxlc]+\b.{0,80}$"#,
      "Chapter 12: The Harbour"
    ),
    ("1. Title · 1、标题", #"^[\s　]*\d{1,4}\s*[.、．:：)）]\s*\S.{0,60}$"#, "12. The Harbour"),
    ("12 · XII", #"^[\s　]*(?:\d{1,4}|[IVXLC]{1,8})\.?[\s　]*$"#, "XII"),
    ("TITLE", #"^\s*(?=.*\p{Lu}{2})[^\p{Ll}]{3,60}$"#, "THE HARBOUR"),
    ("【Title】 · 《标题》", #"^[\s　]*[【《〔\[].{1,40}[】》〕\]][\s　]*$"#, "【第十二章】"),
    ("# Title", #"^#{1,3}\s+\S.{0,80}$"#, "# The Harbour"),
    ("☆ Title", #"^[\s　]*[☆★◆◇■□●○✦✧]+\s*\S.{0,60}$"#, "☆、出发"),
  ].enumerated().map { index, rule in
    ChapterRule(
      id: -1 - index, name: rule.0, expression: rule.1, example: rule.2,
      serialNumber: index, isEnabled: false)
  }
}
