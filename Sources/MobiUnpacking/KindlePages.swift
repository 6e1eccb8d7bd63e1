import Basics
import MobiFiles

/// The chapters of a KF8 book, put together from its text, with links that lead to the places that they name.
///
/// libmobi does the same, but a link to the beginning of a fragment leads to the beginning of its chapter there, and one
/// to an element without an `id` to the next that has one.
struct KindlePages {
  /// The chapters' files.
  private(set) var parts: [MobiPart] = []
  /// The files before their links were written.
  private var files: [KindleFile] = []
  /// The name of a part without its ending, and with it.
  private let names: [String: String]
  private let fragments: [MobiText.Fragment]

  /// Puts the chapters together, or is `nil` where the text's tables do not fit it or libmobi's files.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - parts: All parts as libmobi names them.
  ///   - entries: The contents, whose places get names, too.
  init?(_ text: MobiText, parts: [MobiPart], entries: [MobiEntry]) {
    names = Dictionary(
      parts.map { (String($0.name.prefix { $0 != "." }), $0.name) },
      uniquingKeysWith: { first, _ in first })
    fragments = text.fragments
    let pages = parts.filter { $0.kind == .markup }
    guard pages.count == text.skeletons.count, let made = Self.assembled(text) else { return nil }
    files = made
    for number in files.indices { files[number].findLinks() }
    let linked = files.flatMap { $0.links.map(\.target) }
    for target in linked + entries.compactMap({ Target($0.place) }) { name(target) }
    self.parts = zip(pages, files).map { page, file in
      MobiPart(name: page.name, kind: .markup, bytes: file.written { href($0, from: page.name) })
    }
  }

  /// A place in the text, or another part, as links name them.
  enum Target: Hashable {
    case place(fragment: Int, distance: Int)
    case part(String)

    init?(_ place: MobiEntry.Place?) {
      guard case .fragment(let number, let distance) = place else { return nil }
      self = .place(fragment: number, distance: distance)
    }
  }

  /// What leads to a place of the contents.
  func href(_ place: MobiEntry.Place) -> String? {
    Target(place).flatMap { href($0, from: nil) }
  }

  private func href(_ target: Target, from page: String?) -> String? {
    switch target {
    case .part(let stem): return names[stem]
    case .place:
      guard let (number, offset) = location(of: target),
        let name = names[Self.stem(number)]
      else { return nil }
      return files[number].names[offset].map { "\(name)#\($0)" } ?? name
    }
  }

  /// Gives the element at a place an `id`, unless it has one.
  private mutating func name(_ target: Target) {
    guard let (number, offset) = location(of: target) else { return }
    files[number].name(offset)
  }

  /// The file that holds a place, and the place in its bytes.
  private func location(of target: Target) -> (file: Int, offset: Int)? {
    guard case .place(let number, let distance) = target, fragments.indices.contains(number) else {
      return nil
    }
    let position = fragments[number].position + distance
    let file = files.partitioningIndex { $0.range.upperBound > position }
    guard files.indices.contains(file), files[file].range.contains(position) else { return nil }
    return (file, position - files[file].range.lowerBound)
  }

  private static func stem(_ number: Int) -> String {
    let digits = String(number)
    return "part" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }

  /// Puts each fragment into its file; `nil` where one does not fit.
  static func assembled(_ text: MobiText) -> [KindleFile]? {
    var files: [KindleFile] = []
    var fragments = text.fragments[...]
    var end = 0
    for skeleton in text.skeletons {
      let start = skeleton.range.lowerBound
      guard start >= end, skeleton.range.upperBound <= text.bytes.count,
        skeleton.fragmentCount <= fragments.count
      else { return nil }
      var bytes = Array(text.bytes[skeleton.range])
      end = skeleton.range.upperBound
      for fragment in fragments.prefix(skeleton.fragmentCount) {
        let place = fragment.position - start
        guard place >= 0, place <= bytes.count, fragment.length <= text.bytes.count - end else {
          return nil
        }
        bytes.insert(contentsOf: text.bytes[end..<end + fragment.length], at: place)
        end += fragment.length
      }
      fragments.removeFirst(skeleton.fragmentCount)
      files.append(KindleFile(start: start, bytes: bytes))
    }
    return files
  }
}
