/// The help of one command: overview, usage, then tables of arguments and options.
struct HelpScreen {
  /// The width of lines, which every terminal has.
  private static let width = 80
  /// Column where descriptions begin.
  private static let column = 26

  let command: Command
  let path: [String]

  /// The whole screen, ending in a newline.
  var text: String {
    var sections = ["OVERVIEW: \(command.summary)"]
    if !command.discussion.isEmpty { sections.append(wrap(command.discussion, indent: 0)) }
    sections.append("USAGE: \(usage)")
    sections.append(table("ARGUMENTS", command.arguments.map { ("<\($0.name)>", $0.help) }))
    sections.append(table("OPTIONS", allOptions.map { ($0.usage, $0.help) }))
    let listed = command.subcommands.filter { !$0.isHidden }
    sections.append(table("SUBCOMMANDS", listed.map { ($0.name, $0.summary) }))
    if !listed.isEmpty {
      let words = [path[0], "help"] + path.dropFirst() + ["<command>"]
      sections.append("  See '\(words.joined(separator: " "))' for detailed help.")
    }
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The usage line without its label.
  var usage: String {
    var words = path
    if !command.options.isEmpty { words.append("[<options>]") }
    words += command.arguments.map {
      ($0.isOptional ? "[<\($0.name)>]" : "<\($0.name)>") + ($0.isRepeating ? "…" : "")
    }
    if !command.subcommands.isEmpty {
      words.append(command.defaultSubcommand == nil ? "<subcommand>" : "[<subcommand>]")
    }
    return words.joined(separator: " ")
  }

  private var allOptions: [Option] {
    let version = Option(
      name: "version", value: nil, help: "Show the version; --verbose adds unfinished parts.")
    let help = Option(name: "help", short: "h", value: nil, help: "Show help information.")
    return command.listedOptions + (path.count == 1 ? [version] : []) + [help]
  }

  private func table(_ title: String, _ rows: [(String, String)]) -> String {
    guard !rows.isEmpty else { return "" }
    return ([title + ":"] + rows.map(row)).joined(separator: "\n")
  }

  private func row(_ row: (name: String, help: String)) -> String {
    let help = wrap(row.help, indent: Self.column)
    let name = "  " + row.name
    if name.count + 2 > Self.column { return name + "\n" + help }
    return name + help.dropFirst(name.count)
  }

  /// Breaks text into indented lines of at most ``width``; newlines in it are kept.
  private func wrap(_ text: String, indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = space
      for word in paragraph.split(separator: " ") {
        if line.count + word.count + 1 > Self.width, line != space {
          lines.append(line)
          line = space
        }
        line += (line == space ? "" : " ") + word
      }
      lines.append(line == space ? "" : line)
    }
    return lines.joined(separator: "\n")
  }
}
