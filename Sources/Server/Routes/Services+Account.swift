import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The routes to sign in and out, and to change one's own account.
  var accountRoutes: [Route] { signInRoutes + ownAccountRoutes }

  private var signInRoutes: [Route] {
    [
      Route("GET", "/api/account", needs: .open) { call in
        .json(try await accountShape(of: call.caller))
      },
      Route("POST", "/api/account/set-up", needs: .open) { call in
        let request = try await call.body(SignInRequest.self)
        // Where others can reach the library, the first to come would be its admin.
        guard call.caller.credential == .alone else { throw AccountError.notFirst }
        _ = try await accounts.add(
          AccountName(request.name), password: request.password, isFirst: true)
        return try await come(
          in: accounts.signIn(
            name: request.name, password: request.password, address: call.origin.client,
            device: request.device), call, status: 201)
      },
      Route("POST", "/api/account/sign-in", needs: .open) { call in
        let request = try await call.body(SignInRequest.self)
        return try await come(
          in: accounts.signIn(
            name: request.name, password: request.password, address: call.origin.client,
            device: request.device), call)
      },
      Route("POST", "/api/account/sign-out", needs: .account) { call in
        if let session = call.caller.session {
          try await accounts.endSession(session, of: call.person)
        }
        return goOut(call)
      },
      Route("POST", "/api/invitations/look", needs: .open) { call in
        let request = try await call.body(CodeRequest.self)
        let (invitation, name) = try await accounts.invitation(
          code: request.code, address: call.origin.client)
        return .json(
          CodeShape(
            purpose: invitation.person == nil ? "invitation" : "reset", name: name,
            role: invitation.role.rawValue, expires: TimeText.text(invitation.expires)))
      },
      Route("POST", "/api/invitations/accept", needs: .open) { call in
        let request = try await call.body(AcceptRequest.self)
        return try await come(
          in: accounts.accept(
            code: request.code, name: request.name, password: request.password,
            address: call.origin.client, device: request.device), call, status: 201)
      },
    ]
  }

  private var ownAccountRoutes: [Route] {
    [
      Route("POST", "/api/account/password", needs: .account) { call in
        let request = try await call.body(PasswordRequest.self)
        try await accounts.changePassword(
          of: call.person, from: request.present, to: request.new, keeping: call.caller.session,
          address: call.origin.client)
        return .json(try await accountShape(of: call.caller))
      },
      Route("GET", "/api/account/sessions", needs: .account) { call in
        .json(try await sessions(call))
      },
      Route("DELETE", "/api/account/sessions", needs: .account) { call in
        try await accounts.endSessions(of: call.person)
        return goOut(call)
      },
      Route("PATCH", "/api/account/sessions/{session}", needs: .account) { call in
        let request = try await call.body(DeviceRequest.self)
        try await accounts.renameSession(
          try call.number(inPath: "session"), request.device, of: call.person)
        return .json(try await sessions(call))
      },
      Route("DELETE", "/api/account/sessions/{session}", needs: .account) { call in
        try await accounts.endSession(try call.number(inPath: "session"), of: call.person)
        return .json(try await sessions(call))
      },
      Route("GET", "/api/account/tokens", needs: .account) { call in
        .json(try await tokens(call))
      },
      Route("POST", "/api/account/tokens", needs: .account) { call in
        let request = try await call.body(TokenRequest.self)
        guard let scope = TokenScope(rawValue: request.scope) else {
          throw Problem.badRequest("'scope' can be 'read' or 'all'.")
        }
        // A token acts in somebody's name.
        guard try await !accounts.isEmpty() else { throw Problem.noAccount }
        let made = try await accounts.makeToken(
          name: request.name, scope: scope, for: call.person)
        return .json(
          NewTokenShape(secret: made.secret, token: TokenShape(made.token)), status: 201)
      },
      Route("DELETE", "/api/account/tokens/{token}", needs: .account) { call in
        try await accounts.removeToken(try call.number(inPath: "token"), of: call.person)
        return .json(try await tokens(call))
      },
    ]
  }

  private func accountShape(of caller: Caller) async throws -> AccountShape {
    let account = try await accounts.all().first { $0.id == caller.person }
    return AccountShape(
      accounts: try await !accounts.isEmpty(), person: account.map(PersonShape.init),
      csrf: caller.csrf, setUp: caller.credential == .alone)
  }

  private func sessions(_ call: Call) async throws -> SessionsShape {
    SessionsShape(
      sessions: try await accounts.sessions(of: call.person).map {
        SessionShape($0, current: call.caller.session)
      })
  }

  private func tokens(_ call: Call) async throws -> TokensShape {
    TokensShape(tokens: try await accounts.tokens(of: call.person).map(TokenShape.init))
  }

  private func come(
    in signedIn: Accounts.SignedIn, _ call: Call, status: Int = 200
  ) async throws -> HTTPResponse {
    let caller = Caller(
      person: signedIn.account.id, role: signedIn.account.role,
      credential: .session(signedIn.session, token: signedIn.token))
    // The gate knew nobody yet when it admitted this call.
    call.request.keepConnection()
    var response = HTTPResponse.json(try await accountShape(of: caller), status: status)
    response.headers.append(SessionCookie.header(signedIn.token, call.origin))
    return response
  }

  private func goOut(_ call: Call) -> HTTPResponse {
    var response = HTTPResponse.json(
      AccountShape(accounts: true, person: nil, csrf: nil, setUp: false))
    response.headers.append(SessionCookie.removal(call.origin))
    // Browsers obey it over TLS only; elsewhere each answer is asked for again anyway.
    response.headers.append(("Clear-Site-Data", "\"cache\""))
    return response
  }
}
