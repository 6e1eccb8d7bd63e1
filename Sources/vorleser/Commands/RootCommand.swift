extension Command {
  /// The whole tool.
  static var vorleser: Command {
    Command(
      name: "vorleser", summary: "Read books aloud with a natural voice, on this machine.",
      discussion: """
        It ends with 0 when all went well, 1 when 'check' found something major, 64 for a wrong \
        command line, 65 for a book or text that can't be used, 66 for a file that can't be read, \
        69 when a voice, a model or a sound card is missing, 70 for a defect of the program, 73 \
        when a result can't be written, 74 when reading or writing broke off, 75 for what may \
        go well when tried again, and 130 after Ctrl-C.
        """,
      subcommands: [
        .serve, .tls, .people, .add, .list, .remove, .info, .text, .html, .check, .sentences,
        .phonemes,
        .speak,
        .narrate, .play, .voices, .dictionaries, .completions, .prepare,
      ])
  }

  static let completions = Command(
    name: "completions", summary: "Print a completion script for a shell.",
    discussion: """
      Write it to a file where the shell looks for it, and open a new shell:
      bash: ~/.local/share/bash-completion/completions/vorleser
      zsh: ~/.zfunc/_vorleser (with ~/.zfunc in $fpath)
      fish: ~/.config/fish/completions/vorleser.fish
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
