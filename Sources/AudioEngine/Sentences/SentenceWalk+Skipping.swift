import ReadAloud

/// The distance of a skip.
public enum SkipUnit: String, Hashable, Sendable, Codable, CaseIterable {
  /// To the next sentence or the one before.
  case sentence
  /// To the next paragraph, heading or other block; backwards first to the start of this one.
  case paragraph
  /// To the next chapter; backwards first to the start of this one.
  case chapter
}

/// The direction of a skip.
public enum SkipDirection: String, Hashable, Sendable, Codable, CaseIterable {
  case forward, backward
}

extension SentenceWalk {
  /// Finds the target of a skip.
  ///
  /// - Parameters:
  ///   - unit: The distance.
  ///   - direction: The direction.
  ///   - place: The sentence that is being heard.
  /// - Returns: The sentence to go on with, or `nil` behind the last one. Before the first one it is
  ///   the first.
  /// - Throws: When the book can no longer be read.
  mutating func skip(
    _ unit: SkipUnit, _ direction: SkipDirection, from place: Place
  ) async throws -> Place? {
    switch (unit, direction) {
    case (.sentence, .forward): try await self.place(after: place)
    case (.sentence, .backward): try await self.place(before: place) ?? place
    case (.paragraph, .forward): try await nextBlock(after: place)
    case (.paragraph, .backward): try await previousBlock(before: place)
    case (.chapter, .forward): try await firstPlace(fromChapter: place.chapter + 1)
    case (.chapter, .backward): try await previousChapter(before: place)
    }
  }

  private mutating func nextBlock(after place: Place) async throws -> Place? {
    var current = place
    while let sentence = try await sentence(at: current) {
      let next = try await self.place(after: current)
      guard let next else { return nil }
      if sentence.endsBlock || next.chapter != current.chapter { return next }
      current = next
    }
    return nil
  }

  private mutating func previousBlock(before place: Place) async throws -> Place? {
    let start = try await blockStart(of: place)
    guard start == place, let before = try await self.place(before: place) else { return start }
    return try await blockStart(of: before)
  }

  private mutating func blockStart(of place: Place) async throws -> Place {
    var start = place
    while start.index > 0 {
      let before = Place(chapter: start.chapter, index: start.index - 1)
      if try await sentence(at: before)?.endsBlock != false { break }
      start = before
    }
    return start
  }

  private mutating func previousChapter(before place: Place) async throws -> Place? {
    let start = Place(chapter: place.chapter, index: 0)
    guard start == place, let before = try await lastPlace(upToChapter: place.chapter - 1) else {
      return start
    }
    return Place(chapter: before.chapter, index: 0)
  }
}
