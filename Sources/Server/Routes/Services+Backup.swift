import Encryption
import HTTPServer
import ReadingModel
import Storage
import VorleserKit

extension Services {
  /// The routes that back the library up and restore it.
  var backupRoutes: [Route] {
    [
      Route("GET", "/api/backup", query: ["files", "ticket"], needs: .admin) { call in
        let includesFiles = try call.flag("files")
        let passphrase = try await passphrase(of: call)
        let backup = try await exports.pass(call.person) {
          try await library.backupForDownload(
            includesFiles: includesFiles, passphrase: passphrase)
        }
        return backup.download(
          as: passphrase == nil ? "application/zip" : "application/octet-stream")
      }.patient(Self.uploadPatience),
      Route("POST", "/api/backup/passphrase", needs: .admin) { call in
        let request = try await call.body(PassphraseRequest.self)
        let passphrase = try Passphrase.new(request.passphrase)
        guard let ticket = await backupTickets.make(passphrase, for: call.person) else {
          throw Problem.busy("Too many backups are asked for. Try again in a minute.")
        }
        return .json(BackupTicketShape(ticket: ticket), status: 201)
      },
      Route("POST", "/api/backup", needs: .admin) { call in
        let passphrase = try call.filePassword().flatMap { Passphrase($0.text) }
        let report = try await imports.pass(call.person) {
          let file = try await receive(
            call, named: "backup.zip", limit: uploads.byteLimit, orThrow: uploads.tooLarge)
          return try await library.restore(
            backup: file.url, people: accounts, passphrase: passphrase)
        }
        return .json(RestoreReportShape(report))
      }.patient(Self.uploadPatience),
    ]
  }
  /// What encrypts a download; `nil` for none.
  private func passphrase(of call: Call) async throws -> Passphrase? {
    guard let number = call.value("ticket") else { return nil }
    guard let passphrase = await backupTickets.take(number, for: call.person) else {
      throw Problem.notFound("The passphrase was given too long ago. Enter it again.")
    }
    return passphrase
  }
}
