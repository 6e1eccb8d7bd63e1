import Foundation

/// Metrics in the text format of Prometheus.
///
/// Source: <https://github.com/prometheus/docs/blob/main/docs/instrumenting/exposition_formats.md>, version 0.0.4.
struct MetricsText {
  static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  /// The type of a metric: a counter that only grows, a gauge, or a summary with sum and count.
  enum Kind: String {
    case counter, gauge, summary
  }

  /// One number of a metric.
  struct Sample {
    /// The suffix of the metric's name, such as `_sum`.
    var suffix = ""
    var labels: [(name: String, value: String)] = []
    var value: Double
  }

  private(set) var text = ""

  /// Adds a metric with one number.
  mutating func add(_ name: String, _ kind: Kind, _ help: String, _ value: Double) {
    add(name, kind, help, [Sample(value: value)])
  }

  /// Adds a metric.
  ///
  /// - Parameters:
  ///   - name: Its name, with the unit.
  ///   - kind: Its type.
  ///   - help: One line for people.
  ///   - samples: Its numbers, each with other labels.
  mutating func add(_ name: String, _ kind: Kind, _ help: String, _ samples: [Sample]) {
    text += "# HELP \(name) \(Self.escaped(help, isLabel: false))\n"
    text += "# TYPE \(name) \(kind.rawValue)\n"
    for sample in samples {
      let labels = sample.labels.map { "\($0.name)=\"\(Self.escaped($0.value, isLabel: true))\"" }
      text += name + sample.suffix
      text += labels.isEmpty ? "" : "{\(labels.joined(separator: ","))}"
      text += " \(Self.number(sample.value))\n"
    }
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }

  private static func escaped(_ text: String, isLabel: Bool) -> String {
    let text = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    return isLabel ? text.replacing("\"", with: "\\\"") : text
  }
}
