import ReadingModel

extension ReadingState {
  /// The state's code in the database.
  var code: Int {
    switch self {
    case .reading: 0
    case .finished: 1
    case .unread: 2
    case .givenUp: 3
    }
  }

  /// The state of a code; a place that was never stored is unread.
  init(code: Int, version: Int) {
    let stored = Self.allCases.first { $0.code == code } ?? .reading
    self = version == 0 ? .unread : stored
  }
}
