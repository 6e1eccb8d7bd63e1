import Foundation
public import ReadingModel
import SpokenText
import Synchronization

/// The replacement rules of a book, and how its lines are shown, with a key; equal ones, and only these, have equal keys.
public final class KeyedReplacements: Sendable {
  /// Changes whenever equal rules may change a text differently.
  private static let revision: UInt8 = 1

  /// The rules that are on, in order.
  public let rules: [ReplacementRule]
  /// How the lines of a plain text are shown.
  public let cleaning: TextCleaning
  /// Sixteen hexadecimal digits; `nil` without rules where the program shows lines in its own way.
  public let key: String?
  /// The compiled rules, made for the first chapter that no store has.
  private let made = Mutex<Replacements?>(nil)

  /// No rules at all.
  public static let none = KeyedReplacements([])

  /// Makes the key of rules.
  ///
  /// - Parameters:
  ///   - rules: The rules for the book, in order.
  ///   - cleaning: How the lines of a plain text are shown.
  public init(_ rules: [ReplacementRule], cleaning: TextCleaning = .automatic) {
    self.rules = rules
    self.cleaning = cleaning
    guard !rules.isEmpty || cleaning != .automatic else {
      key = nil
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // Strings and whole numbers can always be written.
    var json = (try? encoder.encode(rules)) ?? Data()
    if cleaning != .automatic { json += (try? encoder.encode(cleaning)) ?? Data() }
    key = ContentKey.of([UInt8](json) + [Self.revision])
  }

  var compiled: Replacements {
    made.withLock { made in
      if let made { return made }
      let compiled = Replacements(rules)
      made = compiled
      return compiled
    }
  }
}
