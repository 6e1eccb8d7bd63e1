import Foundation
import TestSupport
import Testing

@testable import VorleserKit

struct WebPreparationTests {
  @Test func thePageIsCopiedWithoutWhatIsNoPartOfIt() throws {
    let folder = try TemporaryFolder()
    let source = folder.url.appending(path: "Web")
    let target = folder.url.appending(path: "share/web")
    for name in ["index.html", "js/main.js", "js/old.js", "tests/a.test.js", "README.md", "a.json"]
    {
      let file = source.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(name.utf8).write(to: file)
    }
    let preparation = WebPreparation(from: source, into: target)
    try preparation.run()
    #expect(try files(target) == ["index.html", "js/main.js", "js/old.js"])

    let before = try modified(target)
    try preparation.run()
    #expect(try modified(target) == before)

    try FileManager.default.removeItem(at: source.appending(path: "js/old.js"))
    try Data("new".utf8).write(to: source.appending(path: "index.html"))
    try preparation.run()
    #expect(try files(target) == ["index.html", "js/main.js"])
    #expect(try Data(contentsOf: target.appending(path: "index.html")) == Data("new".utf8))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "share").path)
        == ["web"])
  }

  @Test func whoWorksOnThePageNamesItsFolder() throws {
    let resources = ResourceFolder(url: URL(filePath: "/usr/share/vorleser"))
    #expect(resources.web(environment: [:]).path == "/usr/share/vorleser/web")
    #expect(resources.web(environment: ["VORLESER_WEB": "/src/Web"]).path == "/src/Web")
  }

  private func files(_ folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.contains(".") }.sorted()
  }

  private func modified(_ folder: URL) throws -> Date? {
    try folder.appending(path: "index.html").resourceValues(forKeys: [.contentModificationDateKey])
      .contentModificationDate
  }
}
