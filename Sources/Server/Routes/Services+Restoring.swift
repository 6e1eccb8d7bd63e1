import Encryption
import HTTPServer
import VorleserKit

extension Services {
  /// The routes that restore backups from the places where they have gone.
  var restoringRoutes: [Route] {
    [
      Route("GET", "/api/backup/destinations/{destination}/backups", needs: .admin) { call in
        let backups = try await library.backups(at: call.values["destination"] ?? "")
        return .json(PlacedBackupsShape(backups: backups.map { PlacedBackupShape($0) }))
      }.patient(Self.uploadPatience),
      Route("GET", "/api/backup/restoring", needs: .admin) { _ in
        .json(await restoring())
      },
      Route("POST", "/api/backup/restoring", needs: .admin) { call in
        let request = try await call.body(RestoringRequest.self)
        try await restorings.start(try request.order(), passphrase: try request.givenPassphrase())
        return .json(await restoring(), status: 202)
      },
      Route("DELETE", "/api/backup/restoring", needs: .admin) { _ in
        await restorings.stop()
        return .json(await restoring())
      },
    ]
  }

  private func restoring() async -> RestoringAnswerShape {
    RestoringAnswerShape(restoring: await restorings.work.map { RestoringShape($0) })
  }
}

extension RestoringRequest {
  /// The backup, and what is wanted of it.
  ///
  /// - Throws: ``Problem`` for a word that is no section, and for none at all.
  fileprivate func order() throws(Problem) -> RestoreOrder {
    guard let sections else { return RestoreOrder(backup: backup, destination: destination) }
    let known = sections.compactMap { BackupSection(rawValue: $0) }
    guard known.count == sections.count, !known.isEmpty else {
      let names = BackupSection.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem.badRequest("'sections' takes some of these: \(names).")
    }
    return RestoreOrder(backup: backup, destination: destination, sections: Set(known))
  }

  /// The passphrase; what can't be one opens no backup.
  fileprivate func givenPassphrase() throws(BackupError) -> Passphrase? {
    guard let passphrase else { return nil }
    guard let given = Passphrase(passphrase) else { throw .wrongPassphrase }
    return given
  }
}
