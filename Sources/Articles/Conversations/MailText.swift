/// The parts of a message in plain text: paragraphs, quotations, and what was laid out by spaces.
struct MailText {
  /// A part of the text.
  struct Block: Equatable {
    /// How often it was quoted.
    var depth: Int
    var lines: [String]
    var shape: Shape
  }

  /// What a part's line ends mean.
  enum Shape {
    /// Its lines were broken where they became too long.
    case wrapped
    /// Its lines end where their author ended them.
    case lines
    /// Columns, code or changes of code, whose spaces count.
    case laidOut
  }

  /// Deeper quotations are shown as this one, in levels.
  private static let deepest = 6
  /// Programs break lines at 72 units or so; if the last word is long, the line is shorter.
  private static let wrapped = 45
  /// Mailing lists draw a line of so many underscores above what they put below each message.
  private static let ruler = 40

  private(set) var blocks: [Block] = []

  /// Reads a message.
  ///
  /// - Parameter text: Its text, whose signature is left out.
  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.last == "\r" ? line.dropLast() : line
      if line == "-- " || line == "--" || Self.isRuler(line) { break }
      add(line)
    }
    open = nil
    for index in blocks.indices { blocks[index].shape = Self.shape(blocks[index].lines) }
  }

  /// The depth of the part that the next line may belong to.
  private var open: Int?

  private mutating func add(_ line: Substring) {
    var rest = line
    var depth = 0
    while rest.first == ">" {
      depth += 1
      rest = rest.dropFirst()
      // "> >" is quoted twice, and what stands two spaces behind a sign is laid out.
      if rest.first == " " { rest = rest.dropFirst() }
    }
    depth = min(depth, Self.deepest)
    guard !rest.allSatisfy(\.isWhitespace) else {
      open = nil
      return
    }
    if open == depth {
      blocks[blocks.count - 1].lines.append(String(rest))
    } else {
      blocks.append(Block(depth: depth, lines: [String(rest)], shape: .lines))
      open = depth
    }
  }

  private static func isRuler(_ line: Substring) -> Bool {
    line.utf8.count >= ruler && line.allSatisfy { $0 == "_" }
  }

  private static func shape(_ lines: [String]) -> Shape {
    if lines.contains(where: isLaidOut) { return .laidOut }
    let isWrapped =
      lines.dropLast().allSatisfy { $0.utf16.count >= wrapped }
      && !lines.dropFirst().contains { $0.hasPrefix("- ") || $0.hasPrefix("* ") }
    return isWrapped ? .wrapped : .lines
  }

  private static func isLaidOut(_ line: String) -> Bool {
    line.hasPrefix("  ") || line.contains("\t") || line.trimmed.contains("    ")
      || ["diff --git ", "@@ ", "+++ ", "--- "].contains(where: line.hasPrefix)
  }
}
