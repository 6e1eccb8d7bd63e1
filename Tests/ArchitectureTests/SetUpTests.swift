import Testing

/// What the build needs is what set-up installs.
struct SetUpTests {
  @Test func everyLibraryOfThePackageIsInstalled() throws {
    let list = try Repository.text("Tools/debian-packages.txt")
    let build = try #require(list.firstMatch(of: /(?s)\[build\]\n(.*?)\n\[/)).1
    let installed = Set(build.split(separator: "\n").compactMap { $0.split(separator: " ").first })
    let needed = try Repository.text("Package.swift").matches(of: /apt: "([^"]+)"/).map(\.1)
    #expect(!needed.isEmpty)
    for package in needed {
      #expect(installed.contains(package), "\(package) is not in Tools/debian-packages.txt")
    }
  }

  @Test func everyDebianPackageSaysWhatItIsFor() throws {
    for line in try Repository.text("Tools/debian-packages.txt").split(separator: "\n")
    where !line.hasPrefix("#") && !line.hasPrefix("[") {
      #expect(line.contains(/# \w/), "\(line)")
    }
  }

  @Test(arguments: ["wheels", "browser", "lint", "peers", "listen", "storage"])
  func everyWheelIsPinnedByVersionAndHash(lock: String) throws {
    let pins = try pinned(in: "Tools/\(lock).lock")
    #expect(!pins.isEmpty)
    for pin in pins {
      #expect(pin.contains(/^[a-z0-9-]+==[0-9.]+( --hash=sha256:[0-9a-f]{64})+$/), "\(pin)")
    }
  }

  @Test func theNoticeNamesEveryWheelThatIsInstalled() throws {
    let notice = try Repository.text("NOTICE")
    for pin in try pinned(in: "Tools/wheels.lock") {
      let name = try #require(pin.split(separator: "=").first)
      // Parts of one thing are named once, by the number at the end.
      let stem = name.replacing(/-\d$/, with: "-1")
      #expect(notice.contains(stem), "NOTICE does not name \(name)")
    }
  }

  @Test func everyPromisedTargetHasALineOfHelp() throws {
    let makefile = try Repository.text("Makefile")
    let helped = Set(makefile.matches(of: /(?m)^([a-z-]+):.*## \w/).map { String($0.1) })
    let promised = [
      "setup", "build", "run", "test", "browser-test", "long-test", "width-test", "epubcheck",
      "screenshots", "crash-test",
      "fuzz", "check",
      "score", "bench", "listen",
      "format", "lint", "docs", "install", "deb", "deb-test", "clean",
    ]
    #expect(helped == Set(promised + ["help"]))
  }

  /// Requirements of a lock file, a line each.
  private func pinned(in lock: String) throws -> [String] {
    try Repository.text(lock).replacing(/(?m)^#.*$/, with: "").replacing("\\\n", with: " ")
      .split(separator: "\n").map { String($0).replacing(/\s+/, with: " ") }
  }
}
