/// How far a recording is laid beside its text.
public struct AlignmentProgress: Hashable, Sendable {
  /// What is done one after the other.
  public enum Step: String, Hashable, Sendable, CaseIterable {
    /// A voice speaks the text.
    case speaking
    /// The recording is decoded.
    case listening
    /// Both sounds are compared.
    case comparing
    /// The file is made.
    case writing

    /// The share of the work, as the fastest voice takes it for a book of ten hours; other voices need more for the first step.
    fileprivate var weight: Double {
      switch self {
      case .speaking: 0.55
      case .listening: 0.05
      case .comparing: 0.2
      case .writing: 0.2
      }
    }
  }

  /// What is being done.
  public var step: Step
  /// The share of the step that is done, 0...1.
  public var fraction: Double
  /// How long the rest of the step takes at its speed; `nil` at the start.
  public var timeLeft: Duration?
  /// What the voice has spoken; `nil` in the other steps.
  public var narration: NarrationProgress?

  /// How long the rest of the whole work takes, by the time that this step takes; `nil` at the start.
  public var wholeTimeLeft: Duration? {
    let rest = step.weight * (1 - min(max(fraction, 0), 1))
    guard let timeLeft, rest > 0 else { return timeLeft }
    return timeLeft * ((1 - share) / rest)
  }

  /// The share of the whole work that is done, 0...1.
  public var share: Double {
    let former = Step.allCases.prefix { $0 != step }.reduce(0) { $0 + $1.weight }
    return former + step.weight * min(max(fraction, 0), 1)
  }
}
