import ChapterBuilding
import Foundation
import PDFFiles
import PDFUnpacking
import ReadingModel
import Sandbox
import Synchronization

/// The pages of a PDF: a process of its own draws each, and the words that were read when the file was opened have their
/// places on them.
final class PDFPages: PageSource {
  /// How long a process may draw; what takes longer is built to.
  private static let seconds = 30
  /// The size of a page that says none (ISO 32000-1 has no default; PDFium takes that of a letter).
  private static let usual: (width: Float, height: Float) = (612, 792)

  let pages: [DrawnPage]
  var widths: ClosedRange<Int> { PDFUnpacker.drawnWidths }
  var tiledWidths: ClosedRange<Int> { PDFUnpacker.tiledWidths }
  var tileSize: Int { PDFUnpacker.tileSize }

  private let file: URL
  let password: FilePassword?
  private let links: [[PDFLink]]
  let frames: [PDFFrame]
  /// The indexes of the pages that have no words in the file.
  let wordless: [Int]
  /// The figures by the paths under which the text shows them.
  let figures: [String: PageFigure]
  private enum State {
    case written([WrittenGroup])
    case found(Task<PageMap, any Error>)
  }
  private let state: Mutex<State>

  /// - Parameters:
  ///   - file: The file.
  ///   - password: Its password, if it has one.
  ///   - content: What was read of it.
  ///   - written: Its words in the order of the book's text.
  ///   - figures: The figures that the text shows, by their paths.
  init(
    _ file: URL, _ password: FilePassword?, _ content: PDFContent, _ written: [WrittenGroup],
    figures: [String: PageFigure] = [:]
  ) {
    self.figures = figures
    wordless = content.wordlessPages
    self.file = file
    self.password = password
    links = content.pages.map(\.links)
    frames = content.pages.map(\.frame)
    pages = content.pages.map { page in
      let size = page.shownSize
      let isKnown = size.width > 0 && size.height > 0
      return DrawnPage(
        width: isKnown ? size.width : Self.usual.width,
        height: isKnown ? size.height : Self.usual.height, label: page.label)
    }
    state = Mutex(.written(written))
  }

  func picture(of index: Int, width: Int) async throws -> Resource {
    try await drawn([String(index), String(width)])
  }

  func tile(of index: Int, width: Int, column: Int, row: Int) async throws -> Resource {
    try await drawn([String(index), String(width), "--tile", "\(column),\(row)"])
  }

  /// Draws a figure.
  ///
  /// - Parameter figure: One of ``figures``.
  /// - Returns: The picture.
  /// - Throws: ``BookOpenError``; `CancellationError`.
  func picture(of figure: PageFigure) async throws -> Resource {
    let box = figure.box
    let edges = [box.left, box.top, box.right, box.bottom].map { String($0) }
    return try await drawn([
      String(figure.page), String(figure.size.width), "--box", edges.joined(separator: ","),
    ])
  }

  @concurrent
  private func drawn(_ arguments: [String]) async throws -> Resource {
    let output = try await UnpackedFile.make(
      of: file, by: "draw-pdf", arguments, password: password,
      seconds: Self.seconds
    ) { [password] in
      switch $0 {
      case .exited(_, let message): BookOpenError(PDFFailure(line: message), password)
      case .killed(signal: SIGXCPU), .timedOut: .limit(reason: "its page takes too long to draw")
      case .killed: .damagedArchive(reason: "its page can't be drawn")
      }
    }
    try output.handle.seek(toOffset: 0)
    let bytes = try output.handle.readToEnd() ?? Data()
    // A figure that is a photograph is JPEG (its first two bytes, ITU-T T.81, B.1.1.3).
    let mediaType = bytes.starts(with: [0xFF, 0xD8]) ? "image/jpeg" : "image/png"
    return Resource(bytes: Array(bytes), mediaType: mediaType)
  }

  func words(of index: Int, in content: any BookContent) async throws -> [PageWord] {
    try await map(content).pages[index].filter { $0.index != Int(WrittenWord.picture) }
      .map(\.word)
  }

  func links(of index: Int, in content: any BookContent) async throws -> [PageLink] {
    guard !links[index].isEmpty else { return [] }
    let map = try await map(content)
    var starts: [PagePlace]?
    var found: [PageLink] = []
    for link in links[index] {
      let boxes = link.boxes.map {
        PageBox(left: $0.left, top: $0.top, right: $0.right, bottom: $0.bottom)
      }
      switch link.target {
      case .address(let text):
        guard let address = LinkResolver.address(text) else { continue }
        found.append(PageLink(boxes: boxes, target: .address(address)))
      case .page(let page, let x, let y):
        guard pages.indices.contains(page) else { continue }
        let words = map.pages[page].map(\.word)
        if let word = frames[page].word(at: x, y, among: words.map(\.box)) {
          found.append(PageLink(boxes: boxes, target: .page(page, words[word].place)))
        } else {
          let known = if let starts { starts } else { try await self.starts(in: content) }
          starts = known
          found.append(PageLink(boxes: boxes, target: .page(page, known[page])))
        }
      }
    }
    return found
  }

  @concurrent
  func starts(in content: any BookContent) async throws -> [PagePlace] {
    let map = try await map(content)
    var next: PagePlace?
    var starts: [PagePlace] = []
    for entries in map.pages.reversed() {
      // A page of nothing but notes, which stand at the end of the text, begins where the next page does.
      next = (entries.map(\.word.place) + [next].compactMap(\.self)).min {
        ($0.chapter, $0.offset) < ($1.chapter, $1.offset)
      }
      starts.append(next ?? PagePlace(chapter: 0, offset: 0))
    }
    // The last pages may have no text: they are at the place of the page before.
    starts.reverse()
    guard let last = map.pages.lastIndex(where: { !$0.isEmpty }) else { return starts }
    for index in starts.indices[(last + 1)...] { starts[index] = starts[last] }
    return starts
  }

  /// The places of all words, which are found once; a failure is tried again.
  func map(_ content: any BookContent) async throws -> PageMap {
    let (task, written) = state.withLock { state -> (Task<PageMap, any Error>, [WrittenGroup]) in
      switch state {
      case .found(let task): return (task, [])
      case .written(let groups):
        let count = pages.count
        let task = Task.detached {
          PageMap(groups, in: try await Self.texts(of: content), pageCount: count)
        }
        state = .found(task)
        return (task, groups)
      }
    }
    do {
      return try await task.value
    } catch {
      if !written.isEmpty { state.withLock { $0 = .written(written) } }
      throw error
    }
  }

  private static func texts(of content: any BookContent) async throws -> [String] {
    let count = try await content.chapterLengths().count
    var texts: [String] = []
    for index in 0..<count { texts.append(try await content.chapter(at: index).text) }
    return texts
  }
}
