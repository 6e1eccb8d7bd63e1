/// What a person has chosen of how a text's file is read; the rest is found out.
struct TextChoices: Hashable, Sendable {
  /// The encoding.
  var encoding: EncodingName?
  /// What a heading looks like.
  var chapterRule: String?
}
