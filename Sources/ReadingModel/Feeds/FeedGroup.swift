/// The name of a group in which a person keeps feeds, as folders of other readers are called.
///
/// A feed is in one group or in none. A group is there as long as a feed names it.
public struct FeedGroup: Hashable, Sendable {
  /// The longest name in UTF-16 units: it is the heading of a list.
  public static let lengthLimit = 100

  /// The name without space around it, and with single spaces inside.
  public let text: String

  /// Reads a name.
  ///
  /// - Parameter text: What a person has typed; `nil` is returned when nothing is left of it, when it is longer than
  ///   ``lengthLimit``, or when it has control characters.
  public init?(_ text: String) {
    let name = Self.line(text)
    guard !name.isEmpty, name.utf16.count <= Self.lengthLimit,
      !name.unicodeScalars.contains(where: Self.isUnwritable)
    else { return nil }
    self.text = name
  }

  /// Takes over a name of a list or a backup, which nobody can be asked about.
  ///
  /// - Parameter text: A name of any length; what can't be part of a name is left out. `nil` is returned when nothing is left.
  public init?(shortening text: String) {
    let written = text.unicodeScalars.filter {
      $0.properties.isWhitespace || !Self.isUnwritable($0)
    }
    var name = ""
    var length = 0
    for character in Self.line(String(String.UnicodeScalarView(written))) {
      length += character.utf16.count
      if length > Self.lengthLimit { break }
      name.append(character)
    }
    self.init(name)
  }

  private static func line(_ text: String) -> String {
    // By scalars: a mark after a space would make a letter with it, and the name another one when it is read again.
    text.unicodeScalars.split { $0.properties.isWhitespace }.map(String.init).joined(separator: " ")
  }

  /// Whether a character says nothing, or can't stand in a list of feeds, which is XML.
  private static func isUnwritable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint
  }
}

/// How many articles the feeds of a group have brought.
public struct FeedGroupCount: Hashable, Sendable {
  /// The group.
  public let group: FeedGroup
  /// How many articles of its feeds are in the library; one that two feeds have brought counts once.
  public let articleCount: Int
  /// How many of these the person has neither begun nor put away.
  public let unreadCount: Int

  /// Describes a group.
  public init(group: FeedGroup, articleCount: Int, unreadCount: Int) {
    self.group = group
    self.articleCount = articleCount
    self.unreadCount = unreadCount
  }
}
