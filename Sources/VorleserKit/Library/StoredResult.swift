import Storage

/// Turns errors of the storage into errors of the library.
func stored<Value>(_ body: () async throws -> Value) async throws -> Value {
  do {
    return try await body()
  } catch let error as StorageError {
    throw LibraryError.storage(error)
  }
}
