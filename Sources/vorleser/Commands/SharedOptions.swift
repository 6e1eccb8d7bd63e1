extension Argument {
  static let book = Argument(name: "book", help: "An EPUB or plain text file.", completion: .file)
}

extension Option {
  static let json = Option(name: "json", value: nil, help: "Print JSON, for programs.")
  static let verbose = Option(
    name: "verbose", value: nil, help: "When something fails, print the whole chain of causes.")
  static let home = Option(
    name: "home", value: "FOLDER",
    help: "The data folder (default: $XDG_DATA_HOME/vorleser or ~/.local/share/vorleser).",
    completion: .file)
  static let person = Option(
    name: "person", value: "NAME",
    help: "Whose places and private shelf it is about (default: the library's owner).")
  static let chapter = Option(
    name: "chapter", value: "N", help: "Only the chapter with this index, as 'info' counts them.")
  static let voice = Option(
    name: "voice", value: "VOICE",
    help: "Who speaks: a name from 'vorleser voices', or a blend such as af_heart:60,bf_emma:40.")
  static let speed = Option(
    name: "speed", value: "FACTOR", help: "How fast, 0.5 to 2 (default: 1).")
  static let rules = Option(
    name: "rules", value: "FILE",
    help: "What is skipped and how words are said: a file saved from the page, or a list of "
      + "Voice Dream or Librera.", completion: .file)
  static let output = Option(
    name: "output", short: "o", value: "FILE",
    help: "The audio file; its ending says the format: .mp3, .opus, .flac or .wav.",
    completion: .file)
  static let timings = Option(
    name: "timings", value: "FILE", help: "Also write the time of every word, as JSON.",
    completion: .file)
}
