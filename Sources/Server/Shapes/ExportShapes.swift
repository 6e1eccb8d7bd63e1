/// Answer of `GET /api/export/formats`.
struct ExportFormatsShape: Codable, Sendable {
  /// What this machine can write.
  var formats: [String]
}
