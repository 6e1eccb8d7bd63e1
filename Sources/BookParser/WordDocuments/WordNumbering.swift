import ChapterBuilding
import Markup

/// The lists of a Word document: bullets or numbers at each level.
struct WordNumbering {
  /// Where a list may begin, as in Word.
  private static let starts = 0...32_767

  /// How a level counts.
  struct Level {
    var start: Int
    /// Word's name for it.
    var format = "decimal"
    /// What is shown, in which %1 is the number of the first level.
    var text: String?
    /// Numbers of all levels are decimal.
    var isLegal = false
    /// The count of levels, from the first on, that have it count anew; `nil` for all above it.
    var restart: Int?

    /// Tells what HTML calls its numbers.
    ///
    /// - Parameters:
    ///   - place: Which level it is.
    ///   - count: The number that is to be shown.
    /// - Returns: The type; `nil` where HTML's lists show others, or none.
    func type(at place: Int, count: Int) -> String? {
      guard text == nil || text?.collapsed == "%\(place + 1)." else { return nil }
      if isLegal { return "1" }
      switch format {
      case "decimal": return "1"
      case "lowerRoman": return "i"
      case "upperRoman": return "I"
      // Behind z Word has aa and bb, and HTML aa and ab.
      case "lowerLetter": return (1...26).contains(count) ? "a" : nil
      case "upperLetter": return (1...26).contains(count) ? "A" : nil
      default: return nil
      }
    }
  }

  private var levels: [String: [Int: Level]] = [:]
  /// The description that each list follows.
  private var kinds: [String: String] = [:]
  /// The levels that a list describes otherwise than its description.
  private var own: [String: [Int: Level]] = [:]
  private var starts: [String: [Int: Int]] = [:]
  /// The level of each style that a description numbers.
  private var styles: [String: [String: Int]] = [:]

  /// Reads the lists.
  ///
  /// - Parameter document: The part; `nil` if there is none.
  init(_ document: MarkupDocument?) {
    /// Descriptions by the style that they belong to, and those that only name such a style.
    var described: [String: String] = [:]
    var named: [String: String] = [:]
    for node in document?.root.map({ Array($0.children) }) ?? [] {
      switch node.name {
      case "abstractNum":
        guard let id = node.word("abstractNumId") else { continue }
        if let style = node.property("styleLink") { described[style] = id }
        if let style = node.property("numStyleLink") { named[id] = style }
        for level in node.children where level.name == "lvl" {
          guard let number = Self.level(level) else { continue }
          levels[id, default: [:]][number] = Level(level)
          if let style = level.property("pStyle") { styles[id, default: [:]][style] = number }
        }
      case "num":
        guard let id = node.word("numId") else { continue }
        kinds[id] = node.property("abstractNumId")
        for override in node.children where override.name == "lvlOverride" {
          guard let number = Self.level(override) else { continue }
          starts[id, default: [:]][number] = Self.start(override.property("startOverride"))
          own[id, default: [:]][number] = override.child("lvl").map { Level($0) }
        }
      default: continue
      }
    }
    for (list, kind) in kinds {
      if let style = named[kind], let real = described[style] { kinds[list] = real }
    }
  }

  /// The description that a list follows; lists that follow the same one count on.
  func kind(of list: String) -> String { kinds[list] ?? "list \(list)" }

  /// The level at which a list numbers the paragraphs of a style; `nil` if the style says it.
  func level(of style: String?, in list: String?) -> Int? {
    guard let style, let list else { return nil }
    return kinds[list].flatMap { styles[$0]?[style] }
  }

  /// How a level of a list counts.
  func level(_ place: WordListPlace) -> Level {
    let list = place.list ?? ""
    return own[list]?[place.level] ?? kinds[list].flatMap { levels[$0]?[place.level] }
      ?? Level(start: 1, format: kinds[list] == nil ? "bullet" : "decimal")
  }

  /// The number at which a list begins a level anew, whatever others of its description have counted.
  func ownStart(_ place: WordListPlace) -> Int? { starts[place.list ?? ""]?[place.level] }

  /// Which level an element describes; `nil` if Word has none such.
  private static func level(_ node: MarkupNode) -> Int? {
    node.word("ilvl").flatMap { Int($0) }.flatMap {
      (0...WordListPlace.deepest).contains($0) ? $0 : nil
    }
  }

  fileprivate static func start(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.map { min(max($0, starts.lowerBound), starts.upperBound) }
  }
}

extension WordNumbering.Level {
  /// Reads what a document says of a level.
  fileprivate init(_ node: MarkupNode) {
    self.init(
      start: WordNumbering.start(node.property("start")) ?? 1,
      format: node.property("numFmt") ?? "decimal",
      text: node.property("lvlText")?.cut(to: WordListNumbers.labelLimit),
      isLegal: node.toggle("isLgl") == true,
      restart: node.property("lvlRestart").flatMap { Int($0) })
  }
}
