/// Tells a person's pages how far their work is, under the token that the client chose for it.
struct WorkReport: Sendable {
  /// The number of steps of the progress; a bar on a page shows no finer ones.
  private static let steps = 50.0

  private struct Step: Equatable {
    let stage: String
    let fraction: Double
  }

  /// Sends a stage, the share of it that is done, and why the work failed; `nil` without a token.
  private let send: (@Sendable (String, Double, (any Error)?) async -> Void)?

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - name: The name of the query's value that has the token; without it nothing is sent.
  ///   - call: The request.
  ///   - send: Sends an event with the token, the stage, the share of it that is done, and the problem of failed work.
  /// - Throws: ``Problem`` `bad-request` for a malformed token.
  init(
    _ name: String, _ call: Call,
    send: @escaping @Sendable (String, String, Double, ProblemShape?) async -> Void
  ) throws(Problem) {
    guard let token = call.value(name) else {
      self.send = nil
      return
    }
    guard token.wholeMatch(of: /[A-Za-z0-9_\-]{1,64}/) != nil else {
      throw Problem.badRequest("'\(name)' takes 1 to 64 of A–Z a–z 0–9 _ -.")
    }
    let base = call.origin.base
    self.send = { stage, fraction, error in
      await send(token, stage, fraction, error.map { Problem($0, below: base).shape })
    }
  }

  /// Does the work and sends its progress and outcome.
  ///
  /// - Parameter work: The work; it takes a function that reports progress.
  /// - Returns: The result of the work.
  /// - Throws: The errors of the work.
  func follow<Outcome>(
    _ work: (@escaping @Sendable (_ stage: String, _ fraction: Double) -> Void) async throws
      -> Outcome
  ) async throws -> Outcome {
    guard let send else { return try await work { _, _ in } }
    // Only the newest step waits: what is told late is not worth telling.
    let (steps, continuation) = AsyncStream.makeStream(
      of: Step.self, bufferingPolicy: .bufferingNewest(1))
    let telling = Task {
      var last: Step?
      for await step in steps where step != last {
        last = step
        await send(step.stage, step.fraction, nil)
      }
    }
    do {
      let outcome = try await work { stage, fraction in
        continuation.yield(
          Step(stage: stage, fraction: (fraction * Self.steps).rounded(.down) / Self.steps))
      }
      continuation.finish()
      await telling.value
      await send("done", 1, nil)
      return outcome
    } catch {
      continuation.finish()
      await telling.value
      await send("failed", 1, error)
      throw error
    }
  }
}

extension WorkReport {
  /// The report of an import.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - call: The request; its token is `import`.
  ///   - hub: Sends the events.
  /// - Returns: The report.
  /// - Throws: ``Problem`` `bad-request` for a malformed token.
  static func ofImport(_ name: String, _ call: Call, _ hub: EventHub) throws(Problem) -> Self {
    let person = call.person
    return try WorkReport("import", call) { token, stage, fraction, problem in
      let shape = ImportEventShape(
        import: token, name: name, stage: stage, fraction: fraction, problem: problem)
      await hub.send(ServerEvent("import", shape), to: person)
    }
  }

  /// The report of an export.
  ///
  /// - Parameters:
  ///   - book: The book's number.
  ///   - call: The request; its token is `export`.
  ///   - hub: Sends the events.
  /// - Returns: The report.
  /// - Throws: ``Problem`` `bad-request` for a malformed token.
  static func ofExport(_ book: Int, _ call: Call, _ hub: EventHub) throws(Problem) -> Self {
    let person = call.person
    return try WorkReport("export", call) { token, stage, fraction, problem in
      let shape = ExportEventShape(
        export: token, book: book, stage: stage, fraction: fraction, problem: problem)
      await hub.send(ServerEvent("export", shape), to: person)
    }
  }
}
