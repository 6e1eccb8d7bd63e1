import ReadingModel
import VorleserKit

/// Sends the progress of an import to every page, under the word that the client chose for it.
struct ImportReport: Sendable {
  /// The number of steps of an import's progress; a bar on a page shows no finer ones.
  private static let steps = 50.0

  private struct Step: Equatable {
    let stage: String
    let fraction: Double
  }

  private let hub: EventHub
  private let token: String?
  private let name: String
  private let person: PersonID
  private let base: BasePath

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - call: The request; without `import` in its query nothing is sent.
  ///   - name: The file's name.
  ///   - hub: Sends the events.
  /// - Throws: ``Problem`` `bad-request` for a malformed word.
  init(_ call: Call, name: String, hub: EventHub) throws(Problem) {
    self.hub = hub
    self.name = name
    person = call.person
    base = call.origin.base
    token = call.value("import")
    guard let token else { return }
    guard token.wholeMatch(of: /[A-Za-z0-9_\-]{1,64}/) != nil else {
      throw Problem.badRequest("'import' takes 1 to 64 of A–Z a–z 0–9 _ -.")
    }
  }

  /// Runs an import and sends its progress and outcome.
  ///
  /// - Parameter work: The import; it takes a function that reports progress.
  /// - Returns: The result of the import.
  /// - Throws: The errors of the import.
  func follow<Outcome>(
    _ work: (@escaping @Sendable (_ stage: String, _ fraction: Double) -> Void) async throws
      -> Outcome
  ) async throws -> Outcome {
    guard token != nil else { return try await work { _, _ in } }
    // Only the newest step waits: what is told late is not worth telling.
    let (steps, continuation) = AsyncStream.makeStream(
      of: Step.self, bufferingPolicy: .bufferingNewest(1))
    let telling = Task {
      var last: Step?
      for await step in steps where step != last {
        last = step
        await send(step.stage, step.fraction)
      }
    }
    do {
      let outcome = try await work { stage, fraction in
        continuation.yield(
          Step(stage: stage, fraction: (fraction * Self.steps).rounded(.down) / Self.steps))
      }
      continuation.finish()
      await telling.value
      await send("done", 1)
      return outcome
    } catch {
      continuation.finish()
      await telling.value
      await send("failed", 1, Problem(error, below: base))
      throw error
    }
  }

  private func send(_ stage: String, _ fraction: Double, _ problem: Problem? = nil) async {
    guard let token else { return }
    let shape = ImportEventShape(
      import: token, name: name, stage: stage, fraction: fraction, problem: problem?.shape)
    await hub.send(ServerEvent("import", shape), to: person)
  }
}
