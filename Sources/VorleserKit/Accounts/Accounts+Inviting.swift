public import ReadingModel
import Storage

extension Accounts {
  /// Invites a new person.
  ///
  /// - Parameter role: What they may do.
  /// - Returns: The code, which is shown once, and what is known of it.
  /// - Throws: ``AccountError/tooMany``; ``LibraryError/storage(_:)``.
  public func invite(_ role: Role) async throws -> (code: String, invitation: Invitation) {
    try await makeCode(for: nil, role, days: Self.invitationDays)
  }

  /// Makes a code with which a person chooses a new password.
  ///
  /// - Parameter person: Who.
  /// - Returns: The code, which is shown once, and what is known of it.
  /// - Throws: ``AccountError/nobody``; ``LibraryError/storage(_:)``.
  public func reset(_ person: PersonID) async throws -> (code: String, invitation: Invitation) {
    guard let account = try await stored({ try await store.account(of: person) }) else {
      throw AccountError.nobody
    }
    return try await makeCode(for: person, account.role, days: Self.resetDays)
  }

  private func makeCode(
    for person: PersonID?, _ role: Role, days: Int
  ) async throws -> (code: String, invitation: Invitation) {
    let code = Secret.code()
    let hash = Secret.hash(Secret.cleaned(code: code))
    let made = try await stored {
      try await store.addInvitation(hash, for: person, role: role, days: days)
    }
    guard let made else { throw AccountError.tooMany }
    return (code, made)
  }

  /// The invitations that are open.
  ///
  /// - Returns: The invitations, newest first.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func invitations() async throws -> [Invitation] {
    try await stored { try await store.invitations() }
  }

  /// Deletes an invitation.
  ///
  /// - Parameter id: Its number.
  /// - Throws: ``AccountError/nobody``; ``LibraryError/storage(_:)``.
  public func removeInvitation(_ id: Int) async throws {
    guard try await stored({ try await store.removeInvitation(id) }) else {
      throw AccountError.nobody
    }
  }

  /// The invitation of a code.
  ///
  /// - Parameters:
  ///   - code: As it was typed.
  ///   - address: Where it comes from, for the limits.
  /// - Returns: The invitation, and the name of the person who chooses a new password with it.
  /// - Throws: ``AccountError/badCode``, ``AccountError/tooManyTries(seconds:)``;
  ///   ``LibraryError/storage(_:)``.
  public func invitation(
    code: String, address: String
  ) async throws -> (invitation: Invitation, name: String?) {
    try limits.begin(account: nil, address: address)
    let hash = Secret.hash(Secret.cleaned(code: code))
    guard let found = try await stored({ try await store.invitation(hash) }) else {
      throw AccountError.badCode
    }
    limits.succeeded(account: nil, address: address)
    guard let person = found.person else { return (found, nil) }
    return (found, try await stored { try await store.account(of: person)?.name })
  }

  /// Uses a code: makes an account or stores a new password, and signs the person in.
  ///
  /// - Parameters:
  ///   - code: As it was typed.
  ///   - name: The name of a new person; ignored for a new password.
  ///   - password: The password.
  ///   - address: Where it comes from, for the limits.
  ///   - device: The device's name for itself.
  /// - Returns: The session.
  /// - Throws: ``AccountError``; ``LibraryError/storage(_:)``.
  public func accept(
    code: String, name: String, password: String, address: String, device: String
  ) async throws -> SignedIn {
    let device = try Self.label(device)
    let (invitation, known) = try await invitation(code: code, address: address)
    let hash = Secret.hash(Secret.cleaned(code: code))
    if invitation.person != nil {
      let bytes = try PasswordRules.check(password, for: known ?? "")
      let text = try await hasher.hash(bytes)
      guard let account = try await stored({ try await store.setPassword(text, using: hash) })
      else { throw AccountError.badCode }
      // Whoever was kept out by their own mistakes comes in now.
      limits.succeeded(account: AccountName.key(account.name), address: address)
      return try await begin(account, on: device)
    }
    let name = try AccountName(name)
    let text = try await hasher.hash(PasswordRules.check(password, for: name.text))
    let added = try await stored {
      try await store.add(
        name: name.text, key: name.key, role: invitation.role, password: text, using: hash)
    }
    guard let added else {
      // Which of the two it was: the code is not used up where the name was taken.
      _ = try await self.invitation(code: code, address: address)
      throw AccountError.nameTaken
    }
    return try await begin(added, on: device)
  }

  /// Makes a token for a program.
  ///
  /// - Parameters:
  ///   - name: What it is for.
  ///   - scope: Its scope.
  ///   - person: The person in whose name the program acts.
  /// - Returns: The token as it is shown once, and what is known of it.
  /// - Throws: ``AccountError/tooMany``, ``AccountError/badLabel``; ``LibraryError/storage(_:)``.
  public func makeToken(
    name: String, scope: TokenScope, for person: PersonID
  ) async throws -> (secret: String, token: AppToken) {
    let name = try Self.label(name)
    let secret = Self.tokenMark + Secret.token()
    let made = try await stored {
      try await store.addToken(Secret.hash(secret), name: name, scope: scope, of: person)
    }
    guard let made else { throw AccountError.tooMany }
    return (secret, made)
  }

  /// The beginning of every token, by which tools recognise a token that was published by mistake.
  private static var tokenMark: String { "vorleser_" }

  /// The account of a program's token.
  ///
  /// - Parameter secret: The token.
  /// - Returns: The token with its account; `nil` when there is none.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func token(_ secret: String) async throws -> (token: AppToken, account: Account)? {
    guard secret.hasPrefix(Self.tokenMark) else { return nil }
    return try await stored { try await store.token(Secret.hash(secret)) }
  }

  /// The tokens of a person.
  ///
  /// - Parameter person: Who.
  /// - Returns: The tokens, newest first.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func tokens(of person: PersonID) async throws -> [AppToken] {
    try await stored { try await store.tokens(of: person) }
  }

  /// Deletes a token.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - person: Whose it is.
  /// - Throws: ``AccountError/nobody``; ``LibraryError/storage(_:)``.
  public func removeToken(_ id: Int, of person: PersonID) async throws {
    guard try await stored({ try await store.removeToken(id, of: person) }) else {
      throw AccountError.nobody
    }
  }
}
