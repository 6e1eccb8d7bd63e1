import Testing

/// ARCHITECTURE.md says what the import rules say.
struct ModuleTableTests {
  @Test func theTableInTheDocumentIsTheOneThatIsEnforced() throws {
    var documented: [String: Set<String>] = [:]
    for line in try Repository.text("ARCHITECTURE.md").split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 6, let name = cells[2].firstMatch(of: /`(\w+)`/) else { continue }
      documented[String(name.1)] = Set(cells[4].matches(of: /`(\w+)`/).map { String($0.1) })
    }
    #expect(documented == allowedImports)
  }

  @Test func thePackageDependsOnWhatIsImported() throws {
    let package = try Repository.text("Package.swift")
    var dependencies: [String: Set<String>] = [:]
    let name = #/(?:(?:module|wrapper)\(\s*|name: )"(?<name>\w+)",\s*/#
    for match in package.matches(of: name) where allowedImports[String(match.name)] != nil {
      let list = package[match.range.upperBound...].trimmingPrefix("dependencies: ")
      guard list.hasPrefix("[") else { continue }
      dependencies[String(match.name)] = Set(
        list.prefix { $0 != "]" }.matches(of: /"(\w+)"/).map { String($0.1) })
    }
    #expect(dependencies == allowedImports)
  }

  @Test func anImportedModuleIsBelow() throws {
    for (module, imports) in allowedImports {
      for other in imports {
        let back = allowedImports[other] ?? []
        #expect(!back.contains(module), "\(module) and \(other) import each other")
      }
    }
  }
}
