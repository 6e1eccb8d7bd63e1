/// Parses the words of a command line.
struct ArgumentParser {
  /// The request of a command line.
  enum Request {
    case run(Command, Invocation)
    case help(Command, path: [String])
    case version
  }

  let root: Command

  /// Finds the command, and separates its arguments and options.
  ///
  /// - Throws: ``UsageError`` that names the first wrong word.
  func parse(_ words: [String]) throws -> Request {
    var command = root
    var path = [root.name]
    var rest = words[...]
    while !command.subcommands.isEmpty {
      if let fallback = command.fallback(for: rest) {
        command = fallback
        path.append(fallback.name)
        break
      }
      guard let word = rest.first else { return .help(command, path: path) }
      if let request = standing(word, command, path) { return request }
      rest = rest.dropFirst()
      if word == "help" { return try help(for: rest, from: command, path) }
      guard let next = command.subcommands.first(where: { $0.name == word }) else {
        throw UsageError(unknown(word, in: command), path)
      }
      command = next
      path.append(word)
    }
    return try values(of: command, path, rest)
  }

  /// Switches that every command has.
  private func standing(_ word: String, _ command: Command, _ path: [String]) -> Request? {
    switch word {
    case "--help", "-h": .help(command, path: path)
    case "--version" where path.count == 1: .version
    default: nil
    }
  }

  private func help(
    for words: ArraySlice<String>, from command: Command, _ path: [String]
  ) throws -> Request {
    var command = command
    var path = path
    for word in words {
      guard let next = command.subcommands.first(where: { $0.name == word }) else {
        throw UsageError(unknown(word, in: command), path)
      }
      command = next
      path.append(word)
    }
    return .help(command, path: path)
  }

  private func unknown(_ word: String, in command: Command) -> String {
    if word.hasPrefix("-") { return "Unknown option '\(word)'." }
    let names = command.subcommands.filter { !$0.isHidden }.map(\.name)
    return "Unknown command '\(word)'." + Suggestion.question(for: word, among: names)
  }

  private func values(
    of command: Command, _ path: [String], _ words: ArraySlice<String>
  ) throws -> Request {
    var invocation = Invocation(path: path)
    var rest = words
    var onlyArguments = false
    while let word = rest.popFirst() {
      if onlyArguments || word == "-" || !word.hasPrefix("-") {
        invocation.arguments.append(word)
      } else if word == "--" {
        onlyArguments = true
      } else if let request = standing(word, command, path) {
        return request
      } else {
        try option(word, of: command, path, &rest, into: &invocation)
      }
    }
    try checkCount(of: invocation, for: command)
    return .run(command, invocation)
  }

  private func option(
    _ word: String, of command: Command, _ path: [String], _ rest: inout ArraySlice<String>,
    into invocation: inout Invocation
  ) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let given = String(parts[0])
    let found = command.options.first { option in
      given == "--\(option.name)" || option.short.map { given == "-\($0)" } == true
    }
    guard let option = found else {
      let known = command.options.map { "--\($0.name)" } + ["--help"]
      let question = Suggestion.question(for: given, among: known)
      throw UsageError("Unknown option '\(given)'." + question, path)
    }
    guard option.value != nil else {
      guard parts.count == 1 else { throw UsageError("'\(given)' takes no value.", path) }
      invocation.switches.insert(option.name)
      return
    }
    // An empty one comes from a variable that is not set; as a folder it would be the present one.
    let next = parts.count == 2 ? String(parts[1]) : rest.popFirst()
    guard let value = next, !value.isEmpty else {
      throw UsageError("'\(given)' needs a value (\(option.usage)).", path)
    }
    invocation.options[option.name] = value
    invocation.values[option.name, default: []].append(value)
  }

  private func checkCount(of invocation: Invocation, for command: Command) throws {
    let given = invocation.arguments.count
    if given < command.arguments.count, !command.arguments[given].isOptional {
      throw UsageError("Missing <\(command.arguments[given].name)>.", invocation.path)
    }
    let last = command.arguments.last
    if given > command.arguments.count, last?.isRepeating != true {
      throw UsageError(
        "Unexpected argument '\(invocation.arguments[command.arguments.count])'.", invocation.path)
    }
  }
}

extension Command {
  /// The default subcommand, if only its own options, or no words, follow.
  fileprivate func fallback(for words: ArraySlice<String>) -> Command? {
    guard let subcommand = subcommands.first(where: { $0.name == defaultSubcommand }) else {
      return nil
    }
    guard let word = words.first else { return subcommand }
    let isHelp = ["--help", "-h", "--version"].contains(word)
    return word.hasPrefix("-") && !isHelp ? subcommand : nil
  }
}
