extension InterfaceDescription {
  static let accounts = ResourceDescription(
    title: "The own account", routes: signIn + sessions + tokens)

  private static let signIn: [RouteDescription] = [
    .init("GET /api/account", "Says who is signed in.", answer: .json("Account")),
    .init(
      "POST /api/account/set-up", "Makes the first account, an admin's.",
      """
      The account takes over everything in the library. The route answers only where a library without accounts is \
      served to its own machine. The answer sets the session's cookie.
      """,
      body: .json("SignInRequest"), answer: .json("Account", status: 201),
      errors: [.notPossible, .weakPassword, .nameTaken]),
    .init(
      "POST /api/account/sign-in", "Signs a person in.", "The answer sets the session's cookie.",
      body: .json("SignInRequest"), answer: .json("Account"),
      errors: [.wrongPassword, .tooManyTries]),
    .init(
      "POST /api/account/sign-out", "Ends the session of this request.",
      answer: .json("Account")),
    .init(
      "POST /api/account/password", "Changes the password.",
      "All other sessions and all tokens of the person end.", body: .json("PasswordRequest"),
      answer: .json("Account"), errors: [.wrongPassword, .weakPassword, .tooManyTries]),
  ]

  private static let sessions: [RouteDescription] = [
    .init(
      "GET /api/account/sessions", "Lists the devices on which the person is signed in.",
      answer: .json("SessionList")),
    .init(
      "PATCH /api/account/sessions/{session}", "Renames a device.", body: .json("DeviceRequest"),
      answer: .json("SessionList")),
    .init(
      "DELETE /api/account/sessions/{session}", "Ends a session.", answer: .json("SessionList")),
    .init(
      "DELETE /api/account/sessions", "Ends every session of the person, this one too.",
      answer: .json("Account")),
  ]

  private static let tokens: [RouteDescription] = [
    .init("GET /api/account/tokens", "Lists the person's tokens.", answer: .json("TokenList")),
    .init(
      "POST /api/account/tokens", "Makes a token for a program.", body: .json("TokenRequest"),
      answer: .json("NewToken", status: 201), errors: [.notPossible]),
    .init("DELETE /api/account/tokens/{token}", "Removes a token.", answer: .json("TokenList")),
  ]

  static let people = ResourceDescription(
    title: "People", routes: personRoutes + invitationRoutes)

  private static let personRoutes: [RouteDescription] = [
    .init("GET /api/people", "Lists everybody with an account.", answer: .json("PersonList")),
    .init(
      "PATCH /api/people/{person}", "Changes a person's role.",
      "The last admin stays one.", body: .json("RoleRequest"), answer: .json("PersonList"),
      errors: [.notPossible]),
    .init(
      "DELETE /api/people/{person}",
      "Removes a person for good, with places, marks and private shelf.",
      "The last admin stays while there are others.", answer: .json("PersonList"),
      errors: [.notPossible]),
    .init(
      "POST /api/people/{person}/reset", "Makes a code for a new password.",
      "The code works for a day.", answer: .json("NewInvitation", status: 201)),
  ]

  private static let invitationRoutes: [RouteDescription] = [
    .init("GET /api/invitations", "Lists the open invitations.", answer: .json("InvitationList")),
    .init(
      "POST /api/invitations", "Makes a code for a new account.", "The code works for 7 days.",
      body: .json("RoleRequest"), answer: .json("NewInvitation", status: 201),
      errors: [.notPossible]),
    .init(
      "DELETE /api/invitations/{invitation}", "Takes an invitation back.",
      answer: .json("InvitationList")),
    .init(
      "POST /api/invitations/look", "Says what a code is for.", body: .json("CodeRequest"),
      answer: .json("Code"), errors: [.badCode, .tooManyTries]),
    .init(
      "POST /api/invitations/accept",
      "Takes a code up: makes the account or stores the new password.",
      """
      The answer sets the session's cookie. With a new password the person's other sessions and tokens end.
      """,
      body: .json("AcceptRequest"), answer: .json("Account", status: 201),
      errors: [.badCode, .nameTaken, .weakPassword, .tooManyTries]),
  ]
}
