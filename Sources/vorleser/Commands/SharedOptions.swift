import BookParser
import Publishing

extension Argument {
  static let book = Argument(
    name: "book", help: "A book in any supported format.", completion: .file)
}

extension Option {
  static let json = Option(name: "json", value: nil, help: "Print JSON, for programs.")
  static let verbose = Option(
    name: "verbose", value: nil, help: "Show all causes of an error.")
  static let home = Option(
    name: "home", value: "FOLDER",
    help: "The data folder (default: $XDG_DATA_HOME/vorleser or ~/.local/share/vorleser).",
    completion: .file)
  static let person = Option(
    name: "person", value: "NAME",
    help: "The person whose progress and private shelf to use (default: the library's owner).")
  static let openHosts = Option(
    name: "open-host", value: "HOSTS",
    help:
      "Fetch web pages from these hosts of this machine or its network too, separated by commas.")
  static let chapter = Option(
    name: "chapter", value: "N", help: "Only this chapter, by its number in 'info'.")
  static let encoding = Option(
    name: "encoding", value: "NAME",
    help: "The encoding of a plain text, such as gbk or windows-1251 (default: detected).",
    completion: .words(EncodingName.all.map(\.description)))
  static let chapters = Option(
    name: "chapters", value: "REGEX",
    help:
      "What a heading of a plain text looks like, a regular expression (default: found by the program)."
  )
  static let cleaning = Option(
    name: "clean", value: "RULES",
    help:
      "How the lines of a plain text are shown and spoken: \(CleaningRule.list), separated by commas."
  )
  static let language = Option(
    name: "language", value: "TAG",
    help: "The book's language, such as de or en-GB (default: the book's own, or detected).")
  static let voice = Option(
    name: "voice", value: "VOICE",
    help: "The voice: a name from 'vorleser voices', or a blend such as af_heart:60,bf_emma:40.")
  static let speed = Option(
    name: "speed", value: "FACTOR", help: "The speed, 0.5 to 2 (default: 1).")
  static let rules = Option(
    name: "rules", value: "FILE",
    help: "Rules for what to skip and how to say words: exported from Vorleser, Voice Dream or "
      + "Librera.", completion: .file)
  static let output = Option(
    name: "output", short: "o", value: "FILE",
    help: "The audio file to write: .mp3, .opus, .flac or .wav.",
    completion: .file)
  static let timings = Option(
    name: "timings", value: "FILE",
    help:
      "Also write subtitles (.srt, .vtt or .lrc), or the time of every word (.json, .readalong.json).",
    completion: .file)
  static let mark = Option(
    name: "mark", value: "LEVEL",
    help: "What readers mark while they play an EPUB: sentence or word (default: sentence).",
    completion: .words(OverlayLevel.allCases.map(\.rawValue)))
}
