extension Command {
  /// The whole tool.
  static var vorleser: Command {
    Command(
      name: "vorleser", summary: "Reads books aloud with a natural voice, on this machine.",
      subcommands: [
        .info, .text, .html, .check, .sentences, .phonemes, .speak, .narrate, .play, .voices,
        .completions, .prepare,
      ])
  }

  static let completions = Command(
    name: "completions", summary: "Print a completion script for a shell.",
    discussion: """
      bash: vorleser completions bash > ~/.local/share/bash-completion/completions/vorleser
      zsh: vorleser completions zsh > ~/.zfunc/_vorleser
      fish: vorleser completions fish > ~/.config/fish/completions/vorleser.fish
      """,
    arguments: [
      Argument(
        name: "shell", help: "bash, zsh or fish.", completion: .words(CompletionScript.shells))
    ],
    run: { call in
      guard let script = CompletionScript.text(for: call.arguments[0], root: .vorleser) else {
        throw UsageError("'\(call.arguments[0])' is none of bash, zsh and fish.", call.path)
      }
      Terminal.print(script, terminator: "")
    })
}
