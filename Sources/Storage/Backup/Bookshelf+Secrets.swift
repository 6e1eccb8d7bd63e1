import SQLite

extension Bookshelf {
  /// A sealed secret, which nobody can read without the key.
  ///
  /// - Parameter name: What it is kept under.
  /// - Returns: `nil` if there is none.
  /// - Throws: ``StorageError``.
  package func sealedSecret(_ name: String) throws -> [UInt8]? {
    try database().run("SELECT sealed FROM secrets WHERE name = ?", [.text(name)]).first?.blob(0)
  }

  /// Keeps a sealed secret in place of any other of its name, inside a transaction.
  ///
  /// - Parameters:
  ///   - sealed: The sealed secret; `nil` forgets it.
  ///   - name: What it is kept under.
  /// - Throws: ``StorageError``.
  func setSealed(_ sealed: [UInt8]?, _ name: String) throws {
    guard let sealed else {
      try database().run("DELETE FROM secrets WHERE name = ?", [.text(name)])
      return
    }
    try database().run(
      "INSERT OR REPLACE INTO secrets VALUES (?, ?)", [.text(name), .blob(sealed)])
  }
}
