import Foundation
import ReadingModel
import Storage
import VorleserKit

extension Command {
  static let people = Command(
    name: "people", summary: "Say who may sign in to the library.",
    discussion: """
      Without a subcommand it lists them. The first account is its owner's and takes over all places \
      and marks that there are. From then on the page asks everybody to sign in.
      """,
    subcommands: [.listPeople, .addPerson, .invitePerson, .resetPerson, .removePerson],
    defaultSubcommand: "list")

  private static let name = Argument(name: "name", help: "The name that somebody signs in with.")
  private static let admin = Option(
    name: "admin", value: nil, help: "They may invite people and change every shared book.")

  private static let listPeople = Command(
    name: "list", summary: "List who may sign in.", options: [.json, .home, .verbose],
    run: { call in
      let accounts = try Accounts(call.kit())
      let rows = try await accounts.all().map(PersonRow.init)
      await accounts.close()
      if call.has("json") { return try Terminal.json(rows) }
      if rows.isEmpty {
        Terminal.note("Nobody has an account; 'vorleser people add NAME' makes the first.")
      }
      for row in rows { Terminal.print(row.text) }
    })

  private static let addPerson = Command(
    name: "add", summary: "Make an account.",
    discussion: """
      Asks for the password, which is not shown; without a terminal it is the first line of standard \
      input.
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
    name: "invite", summary: "Make a code with which somebody new can choose name and password.",
    discussion: "The code is used once and is good for \(Accounts.invitationDays) days.",
    options: [admin, .home, .verbose],
    run: { call in
      let accounts = try Accounts(call.kit())
      let made = try await accounts.invite(call.has("admin") ? .admin : .reader)
      await accounts.close()
      Terminal.print(made.code)
      Terminal.note("Open '/invitation' under the library's address and type this code.")
    })

  private static let resetPerson = Command(
    name: "reset", summary: "Make a code with which somebody can choose a new password.",
    discussion: """
      For a password that was forgotten. The code is used once and is good for a day; the old password \
      is good until then, and all their devices are signed out when it is used.
      """,
    arguments: [name], options: [.home, .verbose],
    run: { call in
      let accounts = try Accounts(call.kit())
      let account = try await accounts.account(named: call.arguments[0])
      let made = try await accounts.reset(account.id)
      await accounts.close()
      Terminal.print(made.code)
      Terminal.note(
        "Open '/invitation' under the library's address and type this code; it is for "
          + "\(account.name.asLine).")
    })

  private static let removePerson = Command(
    name: "remove", summary: "Remove an account with all that is theirs.",
    discussion: """
      Their places, marks and private books are gone for good. Of the library's owner only the \
      account goes: what they had stays with the library.
      """,
    arguments: [name],
    options: [
      Option(name: "yes", value: nil, help: "Do not ask."), .home, .verbose,
    ],
    run: { call in
      let accounts = try Accounts(call.kit())
      let account = try await accounts.account(named: call.arguments[0])
      guard
        try call.has("yes")
          || PasswordPrompt.confirm(
            "Remove \(account.name.asLine) with their places, marks and private books? (yes/no) ")
      else {
        Terminal.note("Nobody was removed.")
        throw ExitCode.usage
      }
      try await accounts.remove(account.id)
      await accounts.close()
      Terminal.note("\(account.name.asLine) is removed.")
    })
}

extension Invocation {
  /// Whom a command is about.
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
  /// In a sentence.
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
