/// The choices of a person for reading a text's file.
///
/// Everything else is detected.
struct TextChoices: Hashable, Sendable {
  /// The encoding; `nil` to detect it.
  var encoding: EncodingName?
  /// The expression of the chapter rule; `nil` for the program's own way.
  var chapterRule: String?
}
