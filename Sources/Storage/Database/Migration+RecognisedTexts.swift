extension Migration {
  /// The languages in which the text of a book's pages was recognised, such as `deu+eng`; null for a text that the file has itself.
  ///
  /// The text lies in a file of the data folder that these languages and the book's file name.
  static let recognisedTexts = Migration(
    name: "recognised texts", script: "ALTER TABLE books ADD COLUMN recognised TEXT;")
}
