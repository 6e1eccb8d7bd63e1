import HTTPServer
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
        let report = try await imports.pass(call.person) {
          let file = try await receive(
            call, named: "backup.zip", limit: uploads.byteLimit, orThrow: uploads.tooLarge)
          return try await library.restore(backup: file.url, people: accounts)
        }
        return .json(RestoreReportShape(report))
      }.patient(Self.uploadPatience),
    ]
  }
}
