import Encryption
import HTTPServer
import ReadingModel
import Storage
import VorleserKit

extension Services {
  /// The routes that back the library up and restore it.
  var backupRoutes: [Route] {
    [
      Route("GET", "/api/backup", query: ["files"], needs: .admin) { call in
        let includesFiles = try call.flag("files")
        let backup = try await exports.pass(call.person) {
          try await library.backupForDownload(includesFiles: includesFiles)
        }
        return backup.download(as: "application/zip")
      }.patient(Self.uploadPatience),
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
}
