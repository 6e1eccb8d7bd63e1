import Encryption
import Foundation
import HTTPServer
import Storage
import VorleserKit

extension Services {
  /// The routes of the places where backups go.
  var destinationRoutes: [Route] {
    [
      Route("GET", "/api/backup/destinations", needs: .admin) { _ in
        .json(try await destinations())
      },
      Route("PUT", "/api/backup/destinations/{destination}", needs: .admin) { call in
        let request = try await call.body(DestinationRequest.self)
        let password = try request.password.map { text in
          guard let password = SecretText(text) else {
            throw Problem.badRequest(
              "A password has 1 to \(SecretText.byteLimit) bytes, without control characters.")
          }
          return password
        }
        _ = try await library.addBackupDestination(
          call.values["destination"] ?? "", address: request.address, user: request.user,
          password: password, kind: try request.destinationKind())
        return .json(try await destinations())
      }.patient(Self.uploadPatience),
      Route("DELETE", "/api/backup/destinations/{destination}", needs: .admin) { call in
        let name = call.values["destination"] ?? ""
        await sendings.stop(name)
        try await library.removeBackupDestination(name)
        return .json(try await destinations())
      },
      Route("POST", "/api/backup/destinations/{destination}/backups", needs: .admin) { call in
        let request = try await call.body(SendingRequest.self)
        try await sendings.start(
          to: call.values["destination"] ?? "", includesFiles: request.files,
          passphrase: try request.passphrase.map { try Passphrase.new($0) }, thins: true)
        return .json(try await destinations(), status: 202)
      },
      Route("DELETE", "/api/backup/destinations/{destination}/backups", needs: .admin) { call in
        await sendings.stop(call.values["destination"] ?? "")
        return .json(try await destinations())
      },
      Route("PUT", "/api/backup/destinations/{destination}/schedule", needs: .admin) { call in
        let request = try await call.body(BackupScheduleRequest.self)
        try await library.setBackupSchedule(
          try request.schedule(), passphrase: try request.passphrase.map { try Passphrase.new($0) },
          at: call.values["destination"] ?? "")
        return .json(try await destinations())
      },
      Route("DELETE", "/api/backup/destinations/{destination}/schedule", needs: .admin) { call in
        try await library.setBackupSchedule(nil, at: call.values["destination"] ?? "")
        return .json(try await destinations())
      },
    ]
  }

  private func destinations() async throws -> DestinationsShape {
    var shapes: [DestinationShape] = []
    for destination in try await library.backupDestinations() {
      // Asked for before the result, a backup that ends just now would seem never to have begun.
      let work = await sendings.work(at: destination.name)
      let next = await timetable.next(at: destination)
      shapes.append(DestinationShape(destination, sending: work, next: next))
    }
    return DestinationsShape(
      destinations: shapes, zone: await timetable.zone, below: kit.backupRoots.map(\.path))
  }
}

extension DestinationRequest {
  /// What kind of place it is.
  ///
  /// - Throws: ``Problem`` for another word, and for what a place of this kind has not.
  fileprivate func destinationKind() throws(Problem) -> BackupDestination.Kind {
    switch kind {
    case "webdav" where region == nil && hosted != true: .webDAV
    case "s3": .s3(region: region, isHosted: hosted ?? false)
    case "folder" where region == nil && hosted != true && user == nil && password == nil: .folder
    default:
      throw Problem.badRequest(
        "'kind' takes webdav, s3 or folder; 'region' and 'hosted' are for s3 alone, and a folder has no user."
      )
    }
  }
}
