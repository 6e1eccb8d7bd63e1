extension Command {
  /// The root command.
  static var vorleser: Command {
    Command(
      name: "vorleser", summary: "Read books aloud with a natural voice, on your own computer.",
      discussion: """
        Exit codes: 0 success, 1 'check', 'verify' or 'restore' found a problem, 64 wrong command line, 65 unusable \
        book or text, 66 unreadable file, 69 missing voice, model or sound card, 70 internal error, \
        73 result can't be written, 74 read or write error, 75 temporary failure, 130 Ctrl-C.
        """,
      subcommands: [
        .serve, .tls, .people, .add, .list, .search, .edit, .correct, .recognise, .duplicates,
        .archive, .remove,
        .verify,
        .backup,
        .restore, .destination,
        .marks, .statistics, .info,
        .text, .html,
        .check, .convert, .export, .article, .feed,
        .sentences,
        .phonemes,
        .speak,
        .narrate, .align, .play, .voices, .dictionaries, .completions, .prepare,
        .unpackArchive, .unpackMobi, .unpackPDF, .drawPDF, .recognisePage, .convertPicture,
        .drawSVG,
        .speakPico,
      ] + forTests)
  }

  private static var forTests: [Command] {
    #if DEBUG_BRIDGE
    [.probeSandbox]
    #else
    []
    #endif
  }

  static let completions = Command(
    name: "completions", summary: "Print a completion script for a shell.",
    discussion: """
      Save it where your shell looks for completions, and open a new shell:
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
        throw UsageError(
          "'\(call.arguments[0])' isn't a supported shell. Use bash, zsh or fish.", call.path)
      }
      Terminal.print(script, terminator: "")
    })
}
