import HTTPServer
import Storage
import VorleserKit

extension Services {
  /// The largest backup that is received, in bytes: the disk is full before.
  private static let backupByteLimit = 1 << 42

  /// The routes that back the library up and restore it.
  var backupRoutes: [Route] {
    [
      Route("GET", "/api/backup", query: ["files"], needs: .admin) { call in
        let includesFiles = try call.flag("files")
        let backup = try await exports.pass(call.person) {
          try await library.backupForDownload(includesFiles: includesFiles)
        }
        return backup.download(as: "application/zip")
      },
      Route("POST", "/api/backup", needs: .admin) { call in
        let report = try await imports.pass(call.person) {
          let file = try await receiveBackup(call)
          return try await library.restore(backup: file.url, people: accounts)
        }
        return .json(RestoreReportShape(report))
      },
    ]
  }

  /// Receives an archive into the data folder; it is deleted after it was read.
  private func receiveBackup(_ call: Call) async throws -> IncomingFile {
    let limits = UploadLimits(byteLimit: Self.backupByteLimit)
    try limits.check(call.request.body.declaredLength, folder: kit.data.url)
    let file = try await library.receive("backup.zip")
    var count = 0
    for try await piece in call.request.body {
      count += piece.count
      guard count <= limits.byteLimit else { throw limits.tooLarge }
      try await file.write(piece)
    }
    _ = try await file.finish()
    return file
  }
}
