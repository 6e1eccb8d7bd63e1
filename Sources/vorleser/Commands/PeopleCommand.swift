import Foundation
import ReadingModel
import VorleserKit

extension Command {
  static let people = Command(
    name: "people", summary: "Manage who can sign in to the library.",
    discussion: """
      Lists them when no subcommand is given. The first account becomes the library's owner \
      and keeps its reading progress and marks. From then on, everyone signs in.
      """,
    subcommands: [.listPeople, .addPerson, .invitePerson, .resetPerson, .removePerson],
    defaultSubcommand: "list")

  private static let name = Argument(name: "name", help: "The name used to sign in.")
  private static let admin = Option(
    name: "admin", value: nil, help: "Let them invite people and change shared books.")

  private static let listPeople = Command(
    name: "list", summary: "List all accounts.", options: [.json, .home, .verbose],
    run: { call in
      let accounts = try Accounts(call.kit())
      let rows = try await accounts.all().map(PersonRow.init)
      await accounts.close()
      if call.has("json") { return try Terminal.json(rows) }
      if rows.isEmpty {
        Terminal.note("No accounts yet. Create the first with 'vorleser people add NAME'.")
      }
      for row in rows { Terminal.print(row.text) }
    })

  private static let addPerson = Command(
    name: "add", summary: "Create an account.",
    discussion: """
      Asks for the password. Without a terminal, the password is the first line of standard input.
      """,
    arguments: [name], options: [admin, .home, .verbose],
    run: { call in
      let accounts = try Accounts(call.kit())
      let name = try AccountName(call.arguments[0])
      let password = try PasswordPrompt.newPassword(for: name.text)
      let account = try await accounts.add(
        name, password: password, role: call.has("admin") ? .admin : .reader)
      await accounts.close()
      Terminal.note("\(account.name.asLine) can sign in now, as \(account.role.article).")
    })

  private static let invitePerson = Command(
    name: "invite", summary: "Create an invitation code for someone new.",
    discussion: "The code works once and expires in \(Accounts.invitationDays) days.",
    options: [admin, .home, .verbose],
    run: { call in
      let accounts = try Accounts(call.kit())
      let made = try await accounts.invite(call.has("admin") ? .admin : .reader)
      await accounts.close()
      Terminal.print(made.code)
      Terminal.note("Open '/invitation' at the library's address and enter this code.")
    })

  private static let resetPerson = Command(
    name: "reset", summary: "Create a code for choosing a new password.",
    discussion: """
      For a forgotten password. The code works once and expires in a day. The old password works \
      until the code is used, which also signs out all their devices.
      """,
    arguments: [name], options: [.home, .verbose],
    run: { call in
      let accounts = try Accounts(call.kit())
      let account = try await accounts.account(named: call.arguments[0])
      let made = try await accounts.reset(account.id)
      await accounts.close()
      Terminal.print(made.code)
      Terminal.note(
        "Open '/invitation' at the library's address and enter this code. It is for "
          + "\(account.name.asLine).")
    })

  private static let removePerson = Command(
    name: "remove", summary: "Remove an account and everything in it.",
    discussion: """
      Deletes their reading progress, marks and private books for good. For the library's owner, \
      only the account is removed; everything else stays.
      """,
    arguments: [name],
    options: [
      Option(name: "yes", value: nil, help: "Don't ask for confirmation."), .home, .verbose,
    ],
    run: { call in
      let accounts = try Accounts(call.kit())
      let account = try await accounts.account(named: call.arguments[0])
      guard
        try call.has("yes")
          || PasswordPrompt.confirm(
            "Remove \(account.name.asLine) with their places, marks and private books? (yes/no) ")
      else {
        Terminal.note("No account was removed.")
        throw ExitCode.usage
      }
      try await accounts.remove(account.id)
      await accounts.close()
      Terminal.note("\(account.name.asLine) was removed.")
    })
}

extension Invocation {
  /// The person that a command is about.
  ///
  /// - Throws: `AccountError.nobody`.
  func person() async throws -> PersonID {
    guard let name = options["person"] else { return .owner }
    let accounts = try Accounts(kit())
    let account = try await accounts.account(named: name)
    await accounts.close()
    return account.id
  }
}

extension Role {
  /// The role with its article, for a sentence.
  fileprivate var article: String {
    switch self {
    case .admin: "an admin"
    case .reader: "a reader"
    }
  }
}

/// One line of the list of people; its coding is the JSON form.
private struct PersonRow: Encodable {
  var id: Int
  var name: String
  var role: String
  var created: String

  init(_ account: Account) {
    id = account.id.number
    name = account.name
    role = account.role.rawValue
    created = account.created.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  var text: String {
    "\(role.padding(toLength: 8, withPad: " ", startingAt: 0))\(name.asLine)"
  }
}
