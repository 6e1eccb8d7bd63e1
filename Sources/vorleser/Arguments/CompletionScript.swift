/// Makes completion scripts for shells from the commands.
enum CompletionScript {
  /// The supported shells.
  static let shells = ["bash", "zsh", "fish"]

  /// The script for one shell, or `nil` if the shell is not supported.
  static func text(for shell: String, root: Command) -> String? {
    switch shell {
    case "bash": bash(root)
    case "zsh": zsh(root)
    case "fish": fish(root)
    default: nil
    }
  }

  /// A command with the path of names to it, without the program's.
  private struct Leaf {
    var path: [String]
    var command: Command
  }

  private static func leaves(of command: Command, _ path: [String] = []) -> [Leaf] {
    [Leaf(path: path, command: command)]
      + command.subcommands.filter { !$0.isHidden }
      .flatMap { leaves(of: $0, path + [$0.name]) }
  }

  private static func words(of command: Command) -> [String] {
    command.subcommands.filter { !$0.isHidden }.map(\.name)
      + command.listedOptions.map { "--\($0.name)" } + ["--help"]
  }

  private static func takesFile(_ command: Command) -> Bool {
    command.arguments.contains { $0.completion == .file }
  }

  private static func choices(_ completion: Completion) -> [String]? {
    if case .words(let words) = completion { words } else { nil }
  }

  private static func bash(_ root: Command) -> String {
    var cases: [String] = []
    for leaf in leaves(of: root) {
      let key = ([root.name] + leaf.path).joined(separator: " ")
      let own = leaf.command.arguments.compactMap { choices($0.completion) }.flatMap(\.self)
      let words = (own + words(of: leaf.command)).joined(separator: " ")
      let files = takesFile(leaf.command) ? " files=1" : ""
      cases.append("    '\(key)') words='\(words)'\(files) ;;")
      for option in leaf.command.options where option.value != nil {
        let values = choices(option.completion)?.joined(separator: " ") ?? ""
        let names = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
        for name in names {
          let files = option.completion == .file ? " files=1" : ""
          cases.append("    '\(key) \(name)') words='\(values)'\(files) ;;")
        }
      }
    }
    return """
      # bash completion for \(root.name)
      _\(root.name)() {
        local current=${COMP_WORDS[COMP_CWORD]} key=\(root.name) words='' files='' i name
        for ((i = 1; i < COMP_CWORD; i++)); do
          case ${COMP_WORDS[i]} in
            -*) case " \(valuedOptions(root)) " in
                *" ${COMP_WORDS[i]} "*)
                  ((i == COMP_CWORD - 1)) && key+=" ${COMP_WORDS[i]}" ;;
              esac ;;
            *) case " \(commandPaths(root)) " in
                *" ${key// /:}:${COMP_WORDS[i]} "*) key+=" ${COMP_WORDS[i]}" ;;
              esac ;;
          esac
        done
        case $key in
      \(cases.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        [[ -n $files ]] || return 0
        # A name a line: names hold spaces.
        while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen -f -- "$current")
      }
      complete -o filenames -F _\(root.name) \(root.name)

      """
  }

  /// Every command as `vorleser:voices:list`, so that a shell pattern can find one.
  private static func commandPaths(_ root: Command) -> String {
    leaves(of: root).filter { !$0.path.isEmpty }
      .map { ([root.name] + $0.path).joined(separator: ":") }.joined(separator: " ")
  }

  /// Every option that takes a value, under all its names.
  private static func valuedOptions(_ root: Command) -> String {
    let names = leaves(of: root).flatMap(\.command.options).filter { $0.value != nil }
      .flatMap { ["--\($0.name)"] + ($0.short.map { ["-\($0)"] } ?? []) }
    return Set(names).sorted().joined(separator: " ")
  }

  /// The script for zsh, which loads the completions of bash.
  private static func zsh(_ root: Command) -> String {
    """
    #compdef \(root.name)
    autoload -U +X bashcompinit && bashcompinit
    \(bash(root))
    """
  }

  private static func fish(_ root: Command) -> String {
    var lines = ["# fish completion for \(root.name)", "complete -c \(root.name) -f"]
    for leaf in leaves(of: root) {
      let condition =
        leaf.path.isEmpty
        ? "__fish_use_subcommand"
        : leaf.path.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
      let start = "complete -c \(root.name) -n '\(condition)'"
      for sub in leaf.command.subcommands where !sub.isHidden {
        lines.append("\(start) -a \(sub.name) -d \(quoted(sub.summary))")
      }
      for option in leaf.command.listedOptions {
        var line = start + " -l \(option.name)"
        if let short = option.short { line += " -s \(short)" }
        if option.value != nil { line += option.completion == .file ? " -r -F" : " -x" }
        if let values = choices(option.completion) {
          line += " -a '\(values.joined(separator: " "))'"
        }
        lines.append(line + " -d \(quoted(option.help))")
      }
      for values in leaf.command.arguments.compactMap({ choices($0.completion) }) {
        lines.append("\(start) -a '\(values.joined(separator: " "))'")
      }
      if takesFile(leaf.command) { lines.append(start + " -F") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "\\'") + "'"
  }
}
