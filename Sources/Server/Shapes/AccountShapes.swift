/// The person who uses the page, and the token for changes.
struct AccountShape: Codable, Sendable {
  /// Whether there are accounts; a library without accounts belongs to its owner.
  var accounts: Bool
  /// The person who is signed in.
  @Null var person: PersonShape?
  /// The token that every change sends in the header `X-CSRF-Token`.
  @Null var csrf: String?
  /// Whether this caller can make the first account.
  var setUp: Bool
}

/// A person with an account.
struct PersonShape: Codable, Sendable {
  var id: Int
  var name: String
  var role: String
  var created: String
}

/// Everybody.
struct PeopleShape: Codable, Sendable {
  var people: [PersonShape]
}

/// A device on which somebody is signed in.
struct SessionShape: Codable, Sendable {
  var id: Int
  var device: String
  var created: String
  var used: String
  /// Whether it is the caller's own session.
  var current: Bool
}

/// All devices of a person.
struct SessionsShape: Codable, Sendable {
  var sessions: [SessionShape]
}

/// A program's token, without its secret.
struct TokenShape: Codable, Sendable {
  var id: Int
  var name: String
  var scope: String
  var created: String
  @Null var used: String?
}

/// All tokens of a person.
struct TokensShape: Codable, Sendable {
  var tokens: [TokenShape]
}

/// A token that has just been made, the only time that it is shown.
struct NewTokenShape: Codable, Sendable {
  var secret: String
  var token: TokenShape
}

/// An invitation that is open, without its code.
struct InvitationShape: Codable, Sendable {
  var id: Int
  /// The person who chooses a new password with it; `null` for a new person.
  @Null var person: Int?
  var role: String
  var created: String
  var expires: String
}

/// All invitations that are open.
struct InvitationsShape: Codable, Sendable {
  var invitations: [InvitationShape]
}

/// A code that has just been made, the only time that it is shown.
struct NewInvitationShape: Codable, Sendable {
  var code: String
  var invitation: InvitationShape
}

/// The purpose of a code.
struct CodeShape: Codable, Sendable {
  /// `invitation` or `reset`.
  var purpose: String
  /// The name of the person who chooses a new password; `null` for a new person.
  @Null var name: String?
  var role: String
  var expires: String
}

/// Body of `POST /api/account/sign-in` and `POST /api/account/set-up`.
struct SignInRequest: RequestShape {
  static let fields = ["name", "password", "device"]

  var name: String
  var password: String
  var device: String
}

/// Body of `POST /api/account/password`.
struct PasswordRequest: RequestShape {
  static let fields = ["present", "new"]

  var present: String
  var new: String
}

/// Body of `POST /api/account/tokens`.
struct TokenRequest: RequestShape {
  static let fields = ["name", "scope"]

  var name: String
  var scope: String
}

/// Body of `POST /api/invitations/look`.
struct CodeRequest: RequestShape {
  static let fields = ["code"]

  var code: String
}

/// Body of `POST /api/invitations/accept`.
struct AcceptRequest: RequestShape {
  static let fields = ["code", "name", "password", "device"]

  var code: String
  /// The new person's name; ignored for a new password.
  var name: String
  var password: String
  var device: String
}

/// Body of `POST /api/invitations` and `PATCH /api/people/{person}`.
struct RoleRequest: RequestShape {
  static let fields = ["role"]

  var role: String
}

/// Body of `PATCH /api/account/sessions/{session}`.
struct DeviceRequest: RequestShape {
  static let fields = ["device"]

  var device: String
}

/// Body of `PUT /api/books/{id}/shelf`.
struct ShelfRequest: RequestShape {
  static let fields = ["shelf"]

  var shelf: String
}
