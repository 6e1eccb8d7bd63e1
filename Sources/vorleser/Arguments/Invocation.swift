/// A parsed command line.
struct Invocation: Sendable {
  /// The command's names from the program down, `["vorleser", "voices", "list"]`.
  var path: [String]
  var arguments: [String] = []
  var options: [String: String] = [:]
  /// All values of each option, in their order; ``options`` has the last one.
  var values: [String: [String]] = [:]
  var switches: Set<String> = []

  /// Whether a switch was given.
  func has(_ name: String) -> Bool { switches.contains(name) }

  /// A whole number given by an option.
  ///
  /// - Throws: ``UsageError`` when it is not a number in the range.
  func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = options[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("--\(name) takes a whole number \(bounds(range)), not '\(text)'.", path)
    }
    return number
  }

  /// A decimal number given by an option.
  ///
  /// - Throws: ``UsageError`` when it is not a number in the range.
  func decimal(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let text = options[name] else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw UsageError(
        "--\(name) takes a number from \(plain(range.lowerBound)) to \(plain(range.upperBound)), "
          + "not '\(text)'.", path)
    }
    return number
  }

  /// The text of a number; a fraction of zero is left out.
  private func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  private func bounds(_ range: ClosedRange<Int>) -> String {
    range.upperBound == .max
      ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
  }
}

/// A wrong command line; the message says what to do.
struct UsageError: Error {
  var message: String
  /// The command whose usage is shown below the message.
  var path: [String]

  init(_ message: String, _ path: [String]) {
    self.message = message
    self.path = path
  }
}
