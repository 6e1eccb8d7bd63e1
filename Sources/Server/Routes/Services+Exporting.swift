import HTTPServer
import Publishing
import ReadingModel
import VorleserKit

extension Services {
  /// The routes that hand out a book in another format.
  var exportRoutes: [Route] {
    [
      Route("GET", "/api/books/{id}/export", query: ["format", "export"], needs: .book) { call in
        let id = try call.book()
        let format: PublicationFormat = try call.choice("format") ?? .epub
        let report = try WorkReport.ofExport(id, call, hub)
        _ = try await library.book(id, for: call.person)
        let exported = try await report.follow { progress in
          try await exports.pass(call.person) {
            try await library.export(id, as: format) { progress("converting", $0) }
          }
        }
        var response = HTTPResponse(
          status: 200,
          headers: [
            ("Content-Type", format.mediaType), ("Content-Length", "\(exported.byteCount)"),
            ("Content-Disposition", ContentDisposition.attachment(exported.name)),
            // Made anew for each download.
            ("Cache-Control", "no-store"),
          ],
          body: .stream { writer in try await exported.read { try await writer.write($0) } })
        // Never shown as a page of ours, whatever is in it.
        response.set("Content-Security-Policy", StrictHeaders.resourcePolicy)
        return response
      }
    ]
  }
}
