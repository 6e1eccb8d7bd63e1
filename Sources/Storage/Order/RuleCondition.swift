import Foundation
import ReadingModel
import SQLite

/// A rule of a smart shelf as a condition of SQL; `?1` is the number of the person who asks.
struct RuleCondition {
  let sql: String
  let values: [SQLiteValue]

  init(_ rule: ShelfRule, now: Date) {
    switch rule {
    case .all(let rules): self.init(rules, "AND", now)
    case .any(let rules): self.init(rules, "OR", now)
    case .not(let rule):
      let condition = RuleCondition(rule, now: now)
      // What is unknown, as the day of an unread book, does not hold.
      self.init("NOT coalesce(\(condition.sql), 0)", condition.values)
    case .condition(let field, let test): self.init(field, test, now)
    }
  }

  private init(_ sql: String, _ values: [SQLiteValue]) { (self.sql, self.values) = (sql, values) }

  private init(_ rules: [ShelfRule], _ operation: String, _ now: Date) {
    let parts = rules.map { RuleCondition($0, now: now) }
    self.init(
      "(" + parts.map(\.sql).joined(separator: " \(operation) ") + ")", parts.flatMap(\.values))
  }

  private init(_ field: ShelfRule.Field, _ test: ShelfRule.Test, _ now: Date) {
    switch test {
    case .equals(let text): self.init(field, "key = ?", [.text(Self.key(field, text))])
    case .contains(let text):
      self.init(field, "instr(key, ?) > 0", [.text(SortKey.folded(text))])
    case .missing:
      switch field {
      case .rating: self.init("rating IS NULL", [])
      case .read: self.init("\(BookSelection.read) IS NULL", [])
      default:
        let any = RuleCondition(field, "1", [])
        self.init("NOT \(any.sql)", any.values)
      }
    case .state(let state): self.init("\(BookSelection.state) = \(state.code)", [])
    case .flag(let flag):
      let column = field == .archived ? "archived" : "favorite"
      self.init("coalesce(\(column), 0) = \(flag ? 1 : 0)", [])
    case .atLeast(let number): self.init("\(Self.column(field)) >= ?", [.real(number)])
    case .atMost(let number): self.init("\(Self.column(field)) <= ?", [.real(number)])
    case .before(let day): self.init("\(Self.column(field)) < ?", [Self.time(day)])
    case .since(let day): self.init("\(Self.column(field)) >= ?", [Self.time(day)])
    case .within(let days):
      let time = Timestamp(now.addingTimeInterval(-Double(days) * 86_400)).milliseconds
      self.init("\(Self.column(field)) >= ?", [.integer(time)])
    case .member(let id):
      self.init(
        """
        books.id IN (SELECT book FROM collection_books JOIN collections ON id = collection
          WHERE collection = ? AND removed IS NULL AND (person = ?1 OR shared = 1))
        """, [.integer(id)])
    }
  }

  /// A condition on the names that a book has of a field.
  private init(_ field: ShelfRule.Field, _ condition: String, _ values: [SQLiteValue]) {
    switch field {
    case .format: self.init("(SELECT \(condition) FROM (SELECT format AS key))", values)
    case .tag:
      self.init(
        """
        EXISTS (SELECT 1 FROM book_tags CROSS JOIN tags ON tags.id = tag
          WHERE book_tags.book = books.id AND person = ?1 AND \(condition))
        """, values)
    default:
      self.init(
        """
        EXISTS (SELECT 1 FROM book_facets
          WHERE book_facets.book = books.id AND kind = '\(field.rawValue)' AND \(condition))
        """, values)
    }
  }

  private static func key(_ field: ShelfRule.Field, _ text: String) -> String {
    // Shelves of English hold British English, too.
    let text = field == .language ? String(text.prefix { $0 != "-" }) : text
    return SortKey.folded(text)
  }

  private static func column(_ field: ShelfRule.Field) -> String {
    switch field {
    case .rating: "rating / 2.0"
    case .progress: "100 * (\(BookSelection.progress))"
    case .added: "added"
    case .read: BookSelection.read
    default: "length"
    }
  }

  private static func time(_ day: String) -> SQLiteValue {
    let date = try? Date(day, strategy: .iso8601.year().month().day())
    // A rule is read from its text before, which refuses what is no day.
    return .integer(Timestamp(date ?? .distantPast).milliseconds)
  }
}
