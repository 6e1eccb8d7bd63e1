/// The costs of a text in every encoding that contains ASCII.
struct Scores {
  /// The cost in one encoding.
  struct Score {
    var encoding: TextEncoding
    /// The language in which the text costs least.
    var language: Language?
    /// The cost of the sample in nats.
    var cost: Float
  }

  /// The way in which an encoding decodes a sample; equal for two encodings that decode it alike.
  enum Decoding: Equatable {
    /// The unit of each byte that occurs, in the order of the bytes.
    case table([UInt16])
    /// An encoding with several bytes a character. No two of them decode a text alike.
    case name(String)
  }

  /// The cost of each step down the list of encodings.
  ///
  /// It decides only between texts that cost nearly the same.
  private static let rarityCost: Float = 0.1

  /// The encodings, the likeliest first; never empty.
  let all: [Score]
  private let sampleCount: Int
  private let outsideCount: Int
  private let occurring: [Int]

  /// Scores a text.
  ///
  /// - Parameter survey: A survey with bytes beyond ASCII.
  init(_ survey: ByteSurvey) {
    let sample = survey.sample
    let histogram = PairHistogram(sample)
    var scores: [Score] = []
    for (rank, model) in SingleByteModel.all.enumerated() {
      let (cost, language) = model.cost(of: histogram)
      scores.append(
        Score(
          encoding: model.encoding, language: language,
          cost: cost + Float(rank) * Self.rarityCost + model.encoding.rarity))
    }
    for (rank, encoding) in TextEncoding.multiByte.enumerated() {
      let (cost, language) = MultiByteModel.cost(of: sample, in: encoding)
      scores.append(
        Score(encoding: encoding, language: language, cost: cost + Float(rank) * Self.rarityCost))
    }
    // Of equal costs the earlier one comes first: the order breaks ties.
    all = scores.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
      .map(\.element)
    sampleCount = sample.count
    outsideCount = histogram.outsideCount
    var isOccurring = [Bool](repeating: false, count: 256)
    for byte in sample { isOccurring[Int(byte)] = true }
    occurring = isOccurring.indices.filter { $0 >= 0x80 && isOccurring[$0] }
  }

  /// The least cost scaled to the head, for comparison with ``WideText/cost``.
  func headCost(_ survey: ByteSurvey) -> Float {
    let cost = all[0].cost + Float(outsideCount) * WideText.asciiCost
    return cost / Float(max(sampleCount, 1)) * Float(survey.head.count)
  }

  /// The way in which an encoding decodes the sample.
  func decoding(of encoding: TextEncoding) -> Decoding {
    guard encoding.isTableOfBytes, let table = try? SingleByteTable(encoding) else {
      return .name(encoding.name)
    }
    return .table(occurring.map { table.units[$0] })
  }
}
