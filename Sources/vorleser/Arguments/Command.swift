/// One command: what it takes, what its help says and what it does.
///
/// Help screens, parsing and shell completions are all made from this value.
struct Command: Sendable {
  var name: String
  /// One line for the list of commands.
  var summary: String
  /// What the help screen says below the summary.
  var discussion = ""
  var arguments: [Argument] = []
  var options: [Option] = []
  var subcommands: [Command] = []
  /// The subcommand that runs when none is named.
  var defaultSubcommand: String?
  /// Commands that only the project's own set-up calls are not listed.
  var isHidden = false
  /// What it does; a command with subcommands has nothing to do itself.
  var run: (@Sendable (Invocation) async throws -> Void)?

  /// The options that help and completions name.
  var listedOptions: [Option] { options.filter { !$0.isHidden } }
}

/// A value given by its place.
struct Argument: Sendable {
  var name: String
  var help: String
  var isRepeating = false
  var completion = Completion.none
}

/// A value or switch given by its name.
struct Option: Sendable {
  var name: String
  var short: Character?
  /// What stands for the value in help (`FILE`); `nil` for a switch.
  var value: String?
  var help: String
  var completion = Completion.none
  /// Options that only the project's own tests give are not listed.
  var isHidden = false

  /// `-o, --output FILE`, as help shows it.
  var usage: String {
    let names = [short.map { "-\($0)" }, "--\(name)"].compactMap(\.self).joined(separator: ", ")
    return value.map { "\(names) \($0)" } ?? names
  }
}

/// What a shell offers for a value.
enum Completion: Sendable, Equatable {
  case none
  case file
  case words([String])
}
