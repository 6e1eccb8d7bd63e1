import ReadingModel

/// A change, as a person's devices learn of it.
struct ChangeShape: Codable, Sendable {
  var kind: String
  var revision: Int
  var gone: Bool
  @Null var book: Int?
  @Null var id: String?
  var details: BookShape?
  var collection: CollectionShape?
  var position: PositionShape?
  var mark: MarkShape?
  var session: ReadingSessionShape?
  var value: SettingValue?

  /// A change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - details: The book that has changed; `nil` when it can't be seen any more.
  ///   - person: The person who learns of it.
  init(_ change: FeedChange, details: BookShape?, for person: PersonID) {
    revision = change.revision
    gone = false
    kind = ""
    book = nil
    id = nil
    switch change.content {
    case .book(let id):
      kind = "book"
      book = id
      self.details = details
      gone = details == nil
    case .bookGone(let id):
      kind = "book"
      book = id
      gone = true
    case .opinion(let id):
      kind = "opinion"
      book = id
      self.details = details
      gone = details == nil
    case .collection(let collection):
      kind = "collection"
      id = String(collection.id)
      self.collection = CollectionShape(collection, for: person)
    case .collectionGone(let number):
      kind = "collection"
      id = String(number)
      gone = true
    case .position(let id, let position):
      kind = "position"
      book = id
      self.position = PositionShape(position)
    case .mark(let mark):
      kind = "mark"
      book = mark.book
      id = mark.id
      self.mark = MarkShape(mark)
    case .markGone(let book, let id):
      kind = "mark"
      self.book = book
      self.id = id
      gone = true
    case .setting(let book, let name, let value):
      kind = "setting"
      self.book = book
      id = name
      self.value = value
      gone = value == nil
    case .session(let session):
      kind = "session"
      book = session.work.book
      id = session.id
      gone = session.isRemoved
      if !session.isRemoved { self.session = ReadingSessionShape(session) }
    }
  }
}

/// A part of the person's changes.
struct ChangesShape: Codable, Sendable {
  var changes: [ChangeShape]
  var next: String
  var more: Bool
}
