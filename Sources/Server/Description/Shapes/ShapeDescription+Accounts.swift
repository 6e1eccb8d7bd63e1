extension InterfaceDescription {
  /// Accounts, sessions, tokens and invitations.
  static let accountShapes: [ShapeDescription] = accountAnswers + accountLists + accountRequests

  private static let accountAnswers: [ShapeDescription] = [
    .init(
      "Account", AccountShape.self, "Who uses the library now.",
      [
        "accounts": "`false` in a library without accounts, which is its owner's alone.",
        "person": "The person who is signed in, or `null`.",
        "csrf": "The value of the header `X-CSRF-Token` for every change, or `null`.",
        "setUp": "Whether this client can make the first account.",
      ],
      example: #"""
        {"accounts": true, "person": \#(personExample), "csrf": "kR3v…", "setUp": false}
        """#),
    .init(
      "Person", PersonShape.self, "A person with an account.",
      [
        "id": "The person's number.", "name": "The name with which the person signs in.",
        "role": "`admin` or `reader`.", "created": "When the account was made.",
      ], example: personExample),
    .init(
      "Session", SessionShape.self, "A device on which the person is signed in.",
      [
        "id": "The session's number.", "device": "The name of the device.",
        "created": "When the person signed in.", "used": "When the session was last used.",
        "current": "Whether this request came with the session.",
      ], example: sessionExample),
    .init(
      "Token", TokenShape.self, "A token of a program, without its secret.",
      [
        "id": "The token's number.", "name": "The name that the person gave it.",
        "scope": "`read` (only `GET`) or `all`.", "created": "When it was made.",
        "used": "When a program last used it, or `null`.",
      ], example: tokenExample),
    .init(
      "NewToken", NewTokenShape.self, "A token that has just been made.",
      [
        "secret": "What the program shows. No other answer contains it.",
        "token": "The token as the list has it.",
      ],
      example: #"{"secret": "vorleser_4fJx…", "token": \#(tokenExample)}"#),
    .init(
      "Invitation", InvitationShape.self, "An open invitation, without its code.",
      [
        "id": "The invitation's number.",
        "person": "The person who chooses a new password with it; `null` for a new account.",
        "role": "The role of the account: `admin` or `reader`.", "created": "When it was made.",
        "expires": "When the code stops working.",
      ], example: invitationExample),
    .init(
      "NewInvitation", NewInvitationShape.self, "An invitation that has just been made.",
      [
        "code": "The code, used at `/invitation#CODE`. No other answer contains it.",
        "invitation": "The invitation as the list has it.",
      ],
      example: #"{"code": "7KQ4-M2XD-9TRB", "invitation": \#(invitationExample)}"#),
    .init(
      "Code", CodeShape.self, "What a code is for.",
      [
        "purpose": "`invitation` for a new account, `reset` for a new password.",
        "name": "For `reset`: the name of the account. Otherwise `null`.",
        "role": "The role of the account: `admin` or `reader`.",
        "expires": "When the code stops working.",
      ],
      example: #"""
        {"purpose": "invitation", "name": null, "role": "reader",
         "expires": "2026-11-28T14:30:00.000Z"}
        """#),
  ]

  private static let accountLists: [ShapeDescription] = [
    .init(
      "PersonList", PeopleShape.self, "Everybody with an account.",
      ["people": "The people, the oldest account first."],
      example: #"{"people": [\#(personExample)]}"#),
    .init(
      "SessionList", SessionsShape.self, "The devices on which the person is signed in.",
      ["sessions": "The sessions."], example: #"{"sessions": [\#(sessionExample)]}"#),
    .init(
      "TokenList", TokensShape.self, "The person's tokens.", ["tokens": "The tokens."],
      example: #"{"tokens": [\#(tokenExample)]}"#),
    .init(
      "InvitationList", InvitationsShape.self, "The open invitations.",
      ["invitations": "The invitations."], example: #"{"invitations": [\#(invitationExample)]}"#),
  ]

  private static let accountRequests: [ShapeDescription] = [
    .init(
      "SignInRequest", SignInRequest.self, "A name and a password.",
      [
        "name": "The name of the account.", "password": "The password.",
        "device": "The name of the device for the list of sessions.",
      ],
      example: #"{"name": "Ada", "password": "three quiet rivers", "device": "Laptop"}"#),
    .init(
      "PasswordRequest", PasswordRequest.self, "A new password.",
      ["present": "The present password.", "new": "The new password."],
      example: #"{"present": "three quiet rivers", "new": "seven loud lakes"}"#),
    .init(
      "TokenRequest", TokenRequest.self, "A token to be made.",
      ["name": "The name of the token.", "scope": "`read` or `all`."],
      example: #"{"name": "Feed reader", "scope": "read"}"#),
    .init(
      "CodeRequest", CodeRequest.self, "A code.", ["code": "The code of an invitation."],
      example: #"{"code": "7KQ4-M2XD-9TRB"}"#),
    .init(
      "AcceptRequest", AcceptRequest.self, "A code that is taken up.",
      [
        "code": "The code of an invitation.",
        "name": "The name of the new account. For a new password the server ignores it.",
        "password": "The password of the account.",
        "device": "The name of the device for the list of sessions.",
      ],
      example: #"""
        {"code": "7KQ4-M2XD-9TRB", "name": "Bo", "password": "three quiet rivers",
         "device": "Phone"}
        """#),
    .init(
      "RoleRequest", RoleRequest.self, "A role.", ["role": "`admin` or `reader`."],
      example: #"{"role": "reader"}"#),
    .init(
      "DeviceRequest", DeviceRequest.self, "The name of a device.",
      ["device": "The new name."], example: #"{"device": "Kitchen tablet"}"#),
  ]

  private static let personExample =
    #"{"id": 1, "name": "Ada", "role": "admin", "created": "2026-11-21T14:30:00.000Z"}"#
  private static let sessionExample = #"""
    {"id": 4, "device": "Phone", "created": "2026-11-21T14:30:00.000Z",
     "used": "2026-11-22T08:00:00.000Z", "current": true}
    """#
  private static let tokenExample = #"""
    {"id": 2, "name": "Feed reader", "scope": "read", "created": "2026-11-21T14:30:00.000Z",
     "used": null}
    """#
  private static let invitationExample = #"""
    {"id": 1, "person": null, "role": "reader", "created": "2026-11-21T14:30:00.000Z",
     "expires": "2026-11-28T14:30:00.000Z"}
    """#
}
