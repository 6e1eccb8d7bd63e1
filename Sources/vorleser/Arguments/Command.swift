/// One command with its arguments, its help and its action.
///
/// Help screens, parsing and shell completions are all made from this value.
struct Command: Sendable {
  var name: String
  /// One line for the list of commands.
  var summary: String
  /// The help screen's text below the summary.
  var discussion = ""
  var arguments: [Argument] = []
  var options: [Option] = []
  var subcommands: [Command] = []
  /// The subcommand that runs when none is named.
  var defaultSubcommand: String?
  /// Whether the command is left out of lists, since only the project's own set-up calls it.
  var isHidden = false
  /// The action; `nil` for a command with subcommands.
  var run: (@Sendable (Invocation) async throws -> Void)?

  /// The options that help and completions name.
  var listedOptions: [Option] { options.filter { !$0.isHidden } }
}

/// A value given by its place.
struct Argument: Sendable {
  var name: String
  var help: String
  var isRepeating = false
  /// Whether it may be left out; only arguments at the end may.
  var isOptional = false
  var completion = Completion.none
}

/// A value or switch given by its name.
struct Option: Sendable {
  var name: String
  var short: Character?
  /// The placeholder of the value in help (`FILE`); `nil` for a switch.
  var value: String?
  var help: String
  var completion = Completion.none
  /// Whether the option is left out of lists, since only the project's own tests use it.
  var isHidden = false

  /// The option in help, such as `-o, --output FILE`.
  var usage: String {
    let names = [short.map { "-\($0)" }, "--\(name)"].compactMap(\.self).joined(separator: ", ")
    return value.map { "\(names) \($0)" } ?? names
  }
}

/// The completions that a shell offers for a value.
enum Completion: Sendable, Equatable {
  case none
  case file
  case words([String])
}
