#if DEBUG_BRIDGE
import ReadingModel

/// The state of the library and of the program, for tests.
struct SnapshotShape: Codable, Sendable {
  var books: [BookShape]
  /// The marks of the library's owner.
  var marks: [MarkShape]
  /// The settings of the library's owner for all books.
  var settings: [String: SettingValue]
  var people: [PersonShape]
  /// The requests that are being answered, but for event streams.
  var requests: [String]
  var eventStreams: Int
  /// Whether a voice is at work.
  var isSpeaking: Bool
}
#endif
