import Foundation

/// The choice of unfinished parts that are on.
public struct FeatureChoices: Hashable, Sendable {
  /// The environment variable of the choice: `one,-two` switches `one` on and `two` off.
  public static let variable = "VORLESER_FEATURES"

  /// The choices for this process.
  public static let current = FeatureChoices(
    ProcessInfo.processInfo.environment[variable] ?? "", of: Feature.all)

  /// The table of unfinished parts.
  public let table: [Feature]
  /// The names in the text that the table does not have.
  public let unknown: [String]
  private let chosen: [String: Bool]

  /// Reads a choice.
  ///
  /// - Parameters:
  ///   - text: Names separated by commas, each with `-` before it to switch off. If a name occurs
  ///     twice, the last counts.
  ///   - table: The table of unfinished parts.
  public init(_ text: String, of table: [Feature]) {
    self.table = table
    let names = Set(table.map(\.name))
    var chosen: [String: Bool] = [:]
    var unknown: [String] = []
    for word in text.split(separator: ",") {
      let word = word.trimmingCharacters(in: .whitespaces)
      let name = word.hasPrefix("-") ? String(word.dropFirst()) : word
      if names.contains(name) {
        chosen[name] = !word.hasPrefix("-")
      } else {
        unknown.append(name)
      }
    }
    self.chosen = chosen
    self.unknown = unknown
  }

  /// Whether a part is on.
  ///
  /// - Parameter feature: A row of the table.
  /// - Returns: The choice, else the default.
  public func isOn(_ feature: Feature) -> Bool { chosen[feature.name] ?? feature.isOnByDefault }

  /// The mistake in the choice in one sentence; `nil` if there is none.
  public var refusal: String? {
    guard let name = unknown.first else { return nil }
    let known = table.map(\.name)
    return "\(Self.variable) names '\(name)', which is no unfinished part of this version. "
      + (known.isEmpty ? "It has none." : "It has: \(known.joined(separator: ", ")).")
  }

  /// The table for people: a line for each part.
  public var lines: [String] {
    guard !table.isEmpty else { return ["features: none is unfinished"] }
    return ["features:"]
      + table.map { feature in
        "  \(feature.name): \(isOn(feature) ? "on" : "off")"
          + (chosen[feature.name] == nil ? "" : " (by \(Self.variable))") + ", \(feature.summary)"
      }
  }
}
