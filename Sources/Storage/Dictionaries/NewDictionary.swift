/// A dictionary whose files are in their place.
public struct NewDictionary: Hashable, Sendable {
  let name: String
  let about: String?
  let format: String
  let types: String
  let wordCount: Int
  let folder: String

  /// Describes a dictionary.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - about: Its own description.
  ///   - format: The format of its files.
  ///   - types: StarDict's types of every entry's parts.
  ///   - wordCount: How many headwords and synonyms there are.
  ///   - folder: The name of its folder.
  public init(
    name: String, about: String?, format: String, types: String, wordCount: Int, folder: String
  ) {
    self.name = name
    self.about = about
    self.format = format
    self.types = types
    self.wordCount = wordCount
    self.folder = folder
  }
}
