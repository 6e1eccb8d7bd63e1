import ReadingModel
import Storage
import TestSupport

/// A device as the page is one: it keeps what it changes until the server has it, and merges by field.
struct OfflineDevice {
  struct Change {
    var wanted: Mark?
    var base: Mark?
    var key: MarkKey
  }

  let name: String
  var known: [MarkKey: Mark] = [:]
  var pending: [MarkKey: Change] = [:]
  var settings: [String: SettingValue] = [:]
  var sessions: [(book: Int, report: SessionReport)] = []
  var theme: SettingValue?
  var read: Set<String> = []
  var books: Set<Int> = []
  var token: FeedToken?

  init(name: String) { self.name = name }

  private func shown(_ key: MarkKey) -> Mark? { pending[key]?.wanted ?? known[key] }

  mutating func write(_ word: String, to new: Mark) {
    let key = MarkKey(book: new.book, id: new.id)
    var mark = shown(key) ?? new
    mark.note += "\(word);"
    mark.removed = nil
    change(key, mark)
  }

  mutating func colour(_ color: Mark.Color, using generator: inout SeededGenerator) {
    let keys = known.keys.sorted { ($0.book, $0.id) < ($1.book, $1.id) }
    guard let key = keys.randomElement(using: &generator), var mark = shown(key) else { return }
    mark.color = color
    mark.removed = nil
    change(key, mark)
  }

  mutating func remove(using generator: inout SeededGenerator) {
    let keys = known.keys.sorted { ($0.book, $0.id) < ($1.book, $1.id) }
    // What waits is not thrown away unsent.
    guard let key = keys.randomElement(using: &generator), pending[key] == nil else { return }
    pending[key] = Change(wanted: nil, base: known[key], key: key)
  }

  private mutating func change(_ key: MarkKey, _ mark: Mark) {
    pending[key] = Change(wanted: mark, base: pending[key]?.base ?? known[key], key: key)
  }

  mutating func synchronise(with shelf: Bookshelf, limit: Int) async throws {
    for change in pending.values { try await send(change, to: shelf) }
    pending = [:]
    for (book, report) in sessions { _ = try await shelf.note(report, in: book) }
    sessions = []
    if !settings.isEmpty { _ = try await shelf.changeSettings(settings, of: nil) }
    settings = [:]
    var hasMore = true
    while hasMore {
      let page = try await shelf.changes(since: token, limit: limit)
      for change in page.changes { apply(change.content) }
      token = page.next
      hasMore = page.hasMore
    }
  }

  private func send(_ change: Change, to shelf: Bookshelf) async throws {
    guard let wanted = change.wanted else {
      _ = try await shelf.setRemoved(change.key.id, in: change.key.book, true)
      return
    }
    var content = wanted
    var base = change.base
    while true {
      if let removed = base, removed.removed != nil,
        let back = try await shelf.setRemoved(change.key.id, in: change.key.book, false)
      {
        // Others may have changed it meanwhile.
        content = Self.merged(content, removed, back)
        base = back
      }
      guard
        case .conflict(let current)? = try await shelf.setMark(
          content, expecting: base?.version ?? 0)
      else { return }
      content = Self.merged(content, base, current)
      base = current
    }
  }

  /// As `Web/js/marks/merge.js` does.
  private static func merged(_ ours: Mark, _ base: Mark?, _ theirs: Mark) -> Mark {
    var result = theirs
    if ours.color != base?.color { result.color = ours.color }
    if ours.note == base?.note { return result }
    if theirs.note == base?.note ?? "" || ours.note.contains(theirs.note) {
      result.note = ours.note
    } else if !theirs.note.contains(ours.note) {
      result.note = theirs.note + "\n\n---\n\n" + ours.note
    }
    result.removed = nil
    return result
  }

  private mutating func apply(_ content: FeedChange.Content) {
    switch content {
    case .book(let id): books.insert(id)
    case .bookGone(let id): books.remove(id)
    case .position, .opinion, .collection, .collectionGone: break
    case .mark(let mark): known[MarkKey(book: mark.book, id: mark.id)] = mark
    case .markGone(let book, let id): known[MarkKey(book: book, id: id)] = nil
    case .setting(_, _, let value): theme = value
    case .session(let session):
      if session.isRemoved { read.remove(session.id) } else { read.insert(session.id) }
    }
  }
}
