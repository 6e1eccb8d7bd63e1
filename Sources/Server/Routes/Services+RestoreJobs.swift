import Encryption
import HTTPServer
import VorleserKit

extension Services {
  /// The routes that restore backups from the places where they have gone.
  var restoreJobRoutes: [Route] {
    [
      Route("GET", "/api/backup/destinations/{destination}/backups", needs: .admin) { call in
        let backups = try await library.backups(at: call.values["destination"] ?? "")
        return .json(StoredBackupsShape(backups: backups.map { StoredBackupShape($0) }))
      }.patient(Self.uploadPatience),
      Route("GET", "/api/backup/restoring", needs: .admin) { _ in
        .json(await restoreJob())
      },
      Route("POST", "/api/backup/restoring", needs: .admin) { call in
        let request = try await call.body(RestoreRequest.self)
        try await restoreJobs.start(try request.order(), passphrase: try request.givenPassphrase())
        return .json(await restoreJob(), status: 202)
      },
      Route("DELETE", "/api/backup/restoring", query: ["running"], needs: .admin) { call in
        if try call.flag("running") { await restoreJobs.cancel() } else { await restoreJobs.stop() }
        return .json(await restoreJob())
      },
    ]
  }

  private func restoreJob() async -> RestoreJobAnswerShape {
    RestoreJobAnswerShape(restoring: await restoreJobs.job.map { RestoreJobShape($0) })
  }
}

extension RestoreRequest {
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
