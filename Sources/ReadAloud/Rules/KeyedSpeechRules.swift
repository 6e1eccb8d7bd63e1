import Foundation
public import ReadingModel

/// Rules with a key; equal rules, and only these, have equal keys.
///
/// The key is part of the address of sound; equal addresses give equal bytes.
public struct KeyedSpeechRules: Hashable, Sendable {
  /// Changes whenever equal rules may change a text differently.
  private static let revision = 1

  /// The rules.
  public let rules: SpeechRules
  /// Sixteen hexadecimal digits.
  public let key: String

  /// No rules at all.
  public static let none = KeyedSpeechRules(.none)

  /// Makes the key of rules.
  ///
  /// - Parameter rules: The rules.
  public init(_ rules: SpeechRules) {
    self.rules = rules
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // Strings and finite numbers can always be written.
    let json = (try? encoder.encode(rules)) ?? Data()
    key = ContentKey.of([UInt8](json) + [UInt8(Self.revision)])
  }

  /// Equal keys are equal rules.
  public static func == (a: KeyedSpeechRules, b: KeyedSpeechRules) -> Bool { a.key == b.key }

  /// Adds the key.
  ///
  /// - Parameter hasher: Where to.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
