import Basics
import Foundation
import HTTPServer

extension HTTPRequest {
  /// Whether a browser will show the answer to a person who typed the address or followed a link.
  var isNavigation: Bool {
    guard method == "GET" || method == "HEAD" else { return false }
    // Browsers say what they want an answer for; of one that does not, `Accept` tells it.
    if let destination = header("Sec-Fetch-Dest") { return destination == "document" }
    return header("Accept")?.lowercased().contains("text/html") == true
  }
}

/// A problem as a page for people; programs get a problem document instead.
struct ProblemPage {
  let problem: Problem

  /// The page's document with the problem in it; the page shows it in the person's language.
  ///
  /// - Parameter document: The page's own document.
  /// - Returns: The answer, with the problem's status and headers.
  func answer(in document: String) -> HTTPResponse {
    // A problem can always be written: it holds strings and whole numbers.
    let value = String(
      decoding: (try? JSONEncoder().encode(problem.shape)) ?? Data(), as: UTF8.self)
    let sign = "<meta name=\"problem\" content=\"\(value.escapedAsMarkup)\">"
    return answer(document.replacing("<title>", with: "\(sign)\n<title>", maxReplacements: 1))
  }

  /// A self-contained page, for callers that may not load the page's files.
  var plainAnswer: HTTPResponse {
    answer(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Vorleser</title>
      </head>
      <body><main><h1>\(problem.type.title.escapedAsMarkup)</h1><p>\(problem.detail.escapedAsMarkup)</p></main></body>
      </html>

      """)
  }

  private func answer(_ text: String) -> HTTPResponse {
    var response = HTTPResponse.content(Array(text.utf8), type: "text/html; charset=utf-8")
    response.status = problem.status
    for header in problem.headers { response.set(header.name, header.value) }
    return response
  }
}
