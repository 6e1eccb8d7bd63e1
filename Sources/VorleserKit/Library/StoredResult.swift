import Storage

/// Says what the storage throws in the library's words.
func stored<Value>(_ body: () async throws -> Value) async throws -> Value {
  do {
    return try await body()
  } catch let error as StorageError {
    throw LibraryError.storage(error)
  }
}
