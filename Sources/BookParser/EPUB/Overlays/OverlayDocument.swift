import ChapterBuilding
import Markup
import ReadingModel

/// The parts of a media overlay document in their order, as the document names them.
///
/// Source: EPUB 3.3, 9.3 "Media overlay documents".
struct OverlayDocument {
  /// The most parts of one document: a chapter of a million letters, word by word, has fewer than 200,000 words.
  static let partLimit = 200_000

  /// A stretch of a sound and the text that is heard.
  struct Part {
    var text: BookPath.Target
    /// Path inside the book.
    var sound: String
    var begin: Int
    var end: Int?
    var kinds: Set<SkippableKind>
    /// The number of the outermost table, list, figure or aside around it.
    var structure: Int?
  }

  /// A sequence that the walk is inside of.
  private struct Level {
    var node: MarkupNode
    var kinds: Set<SkippableKind> = []
    var structure: Int?
  }

  private(set) var parts: [Part] = []
  private let path: String
  private var structureCount = 0
  /// The types of the part before, if it is a structure by itself; parts of the same types that follow each other are one.
  private var lone: Set<String> = []

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - path: Its stored path.
  ///   - root: Its root.
  init(path: String, root: MarkupNode) {
    self.path = path
    walk(root)
  }

  private mutating func walk(_ root: MarkupNode) {
    var open = [Level(node: root)]
    var next = root.firstChild
    while let level = open.last {
      guard let node = next else {
        next = level.node.next
        open.removeLast()
        continue
      }
      switch node.name {
      case "par":
        guard parts.count < Self.partLimit else { return }
        add(node, in: level)
        next = node.next
      case "seq", "body":
        open.append(inside(node, level))
        next = node.firstChild
      default: next = node.next
      }
    }
  }

  private mutating func inside(_ node: MarkupNode, _ level: Level) -> Level {
    let types = node.words("type", namespace: Namespaces.ops)
    var structure = level.structure
    if structure == nil, OverlayTypes.isEscapable(types) {
      structureCount += 1
      structure = structureCount
    }
    lone = []
    return Level(
      node: node, kinds: level.kinds.union(OverlayTypes.kinds(types)), structure: structure)
  }

  private mutating func add(_ node: MarkupNode, in level: Level) {
    let types = node.words("type", namespace: Namespaces.ops)
    let isLone = level.structure == nil && OverlayTypes.isEscapable(types)
    if isLone, types != lone { structureCount += 1 }
    lone = isLone ? types : []
    guard
      let text = node.child("text")?.attribute("src").flatMap({ BookPath.resolve($0, from: path) }),
      let audio = node.child("audio"),
      let sound = audio.attribute("src").flatMap({ BookPath.resolve($0, from: path)?.path }),
      let begin = audio.attribute("clipBegin").map({ ClockValue.milliseconds($0) }) ?? 0
    else { return }
    var end: Int?
    if let value = audio.attribute("clipEnd") {
      guard let time = ClockValue.milliseconds(value), time > begin else { return }
      end = time
    }
    parts.append(
      Part(
        text: text, sound: sound, begin: begin, end: end,
        kinds: level.kinds.union(OverlayTypes.kinds(types)),
        structure: level.structure ?? (isLone ? structureCount : nil)))
  }
}
