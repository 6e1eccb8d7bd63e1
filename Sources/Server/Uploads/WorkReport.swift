import VorleserKit

/// Tells a person's pages how far their work is, under the token that the client chose for it.
struct WorkReport: Sendable {
  /// The number of steps of the progress; a bar on a page shows no finer ones.
  private static let steps = 50.0

  /// How far the work is.
  struct Step: Equatable {
    let stage: String
    /// The share of the stage that is done, 0...1.
    var fraction: Double
    /// The files of the stage that are done, and of how many.
    var files: ImportProgress.Files?
  }

  /// Sends a step, and why the work failed; `nil` without a token.
  private let send: (@Sendable (Step, (any Error)?) async -> Void)?

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - name: The name of the query's value that has the token; without it nothing is sent.
  ///   - call: The request.
  ///   - send: Sends an event with the token, the step, and the problem of failed work.
  /// - Throws: ``Problem`` `bad-request` for a malformed token.
  init(
    _ name: String, _ call: Call,
    send: @escaping @Sendable (String, Step, ProblemShape?) async -> Void
  ) throws(Problem) {
    guard let token = call.value(name) else {
      self.send = nil
      return
    }
    guard token.wholeMatch(of: /[A-Za-z0-9_\-]{1,64}/) != nil else {
      throw Problem.badRequest("'\(name)' takes 1 to 64 of A–Z a–z 0–9 _ -.")
    }
    let base = call.origin.base
    self.send = { step, error in
      await send(token, step, error.map { Problem($0, below: base).shape })
    }
  }

  /// Does the work and sends its progress and outcome.
  ///
  /// - Parameter work: The work; it takes a function that reports progress.
  /// - Returns: The result of the work.
  /// - Throws: The errors of the work.
  func follow<Outcome>(
    _ work: (@escaping @Sendable (Step) -> Void) async throws -> Outcome
  ) async throws -> Outcome {
    guard let send else { return try await work { _ in } }
    // Only the newest step waits: what is told late is not worth telling.
    let (steps, continuation) = AsyncStream.makeStream(
      of: Step.self, bufferingPolicy: .bufferingNewest(1))
    let telling = Task {
      var last: Step?
      for await step in steps where step != last {
        last = step
        await send(step, nil)
      }
    }
    do {
      let outcome = try await work { step in
        var step = step
        step.fraction = (step.fraction * Self.steps).rounded(.down) / Self.steps
        continuation.yield(step)
      }
      continuation.finish()
      await telling.value
      await send(Step(stage: "done", fraction: 1), nil)
      return outcome
    } catch {
      continuation.finish()
      await telling.value
      await send(Step(stage: "failed", fraction: 1), error)
      throw error
    }
  }
}

extension WorkReport.Step {
  /// A step of an import.
  init(_ progress: ImportProgress) {
    self.init(
      stage: progress.stage.rawValue, fraction: progress.fraction, files: progress.files)
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
    return try WorkReport("import", call) { token, step, problem in
      let shape = ImportEventShape(
        import: token, name: name, stage: step.stage, fraction: step.fraction,
        done: step.files?.done, total: step.files?.total, problem: problem)
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
    return try WorkReport("export", call) { token, step, problem in
      let shape = ExportEventShape(
        export: token, book: book, stage: step.stage, fraction: step.fraction, problem: problem)
      await hub.send(ServerEvent("export", shape), to: person)
    }
  }
}
