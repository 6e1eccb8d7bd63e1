import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The routes of people, invitations and shelves.
  var peopleRoutes: [Route] {
    [
      Route("GET", "/api/people", needs: .admin) { _ in .json(try await people()) },
      Route("PATCH", "/api/people/{person}", needs: .admin) { call in
        let role = try await role(call)
        _ = try await accounts.setRole(role, of: try call.personInPath())
        return .json(try await people())
      },
      Route("DELETE", "/api/people/{person}", needs: .admin) { call in
        try await accounts.remove(try call.personInPath())
        return .json(try await people())
      },
      Route("POST", "/api/people/{person}/reset", needs: .admin) { call in
        let (code, invitation) = try await accounts.reset(try call.personInPath())
        return .json(
          NewInvitationShape(code: code, invitation: InvitationShape(invitation)), status: 201)
      },
      Route("GET", "/api/invitations", needs: .admin) { _ in .json(try await invitations()) },
      Route("POST", "/api/invitations", needs: .admin) { call in
        let role = try await role(call)
        // Without an account nobody can invite anybody.
        guard try await !accounts.isEmpty() else { throw Problem.noAccount }
        let (code, invitation) = try await accounts.invite(role)
        return .json(
          NewInvitationShape(code: code, invitation: InvitationShape(invitation)), status: 201)
      },
      Route("DELETE", "/api/invitations/{invitation}", needs: .admin) { call in
        try await accounts.removeInvitation(try call.number(inPath: "invitation"))
        return .json(try await invitations())
      },
      Route("PUT", "/api/books/{id}/shelf", needs: .ownBook) { call in
        let id = try call.book()
        let request = try await call.body(ShelfRequest.self)
        guard ["shared", "private"].contains(request.shelf) else {
          throw Problem.badRequest("'shelf' can be 'shared' or 'private'.")
        }
        let place = ShelfPlace(call.person, isPrivate: request.shelf == "private")
        return .json(BookShape(try await library.move(id, to: place), call.origin.base))
      },
    ]
  }

  private func people() async throws -> PeopleShape {
    PeopleShape(people: try await accounts.all().map(PersonShape.init))
  }

  private func invitations() async throws -> InvitationsShape {
    InvitationsShape(invitations: try await accounts.invitations().map(InvitationShape.init))
  }

  private func role(_ call: Call) async throws -> Role {
    guard let role = Role(rawValue: try await call.body(RoleRequest.self).role) else {
      throw Problem.badRequest("'role' can be 'admin' or 'reader'.")
    }
    return role
  }
}

extension Call {
  /// A number in the path.
  ///
  /// - Throws: ``Problem`` `not-found` for a text that is no number.
  func number(inPath name: String) throws(Problem) -> Int {
    guard let number = Self.number(values[name] ?? ""), number > 0 else {
      throw Problem.notFound("No match for that number.")
    }
    return number
  }

  /// The person that the path names.
  fileprivate func personInPath() throws(Problem) -> PersonID {
    PersonID(try number(inPath: "person"))
  }
}
