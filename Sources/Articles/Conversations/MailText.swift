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

  /// A signature has four lines by custom (RFC 1855, 2.1.1); some people add an empty one or two.
  private static let longestSignature = 5

  private(set) var blocks: [Block] = []

  /// Reads a message.
  ///
  /// - Parameter text: Its text, whose signature is left out.
  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for line in lines.prefix(Self.end(of: lines)) { add(line) }
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

  /// How many lines stand above the signature and what the list puts below.
  ///
  /// A signature is set off by two hyphens and a space (RFC 3676, 4.3). Programs that cut spaces at the ends of lines leave the
  /// hyphens, which an author may write in the midst of a text, too: only above a few last lines, they are a signature's.
  private static func end(of lines: [Substring]) -> Int {
    let end = lines.firstIndex { $0 == "-- " || isRuler($0) } ?? lines.count
    guard let sign = lines[..<end].lastIndex(where: { $0 == "--" }) else { return end }
    let below = lines[(sign + 1)..<end].filter { !$0.allSatisfy(\.isWhitespace) }
    return below.count <= longestSignature ? sign : end
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
