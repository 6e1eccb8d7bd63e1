/// Reports the word that is heard.
extension PlaybackSession {
  func followUntilCancelled() async {
    while !Task.isCancelled {
      await follow()
      // Only a cancellation ends the sleep early, and the loop with it.
      try? await clock.sleep(for: settings.tick)
    }
  }

  /// Updates the listener's position.
  func follow() async {
    let heard = await sink.heard
    guard !Task.isCancelled else { return }
    // The last piece stays, for its pause belongs to it.
    while delivered.count > 1, delivered[1].start <= heard { delivered.removeFirst() }
    guard let piece = delivered.first, heard > 0 else { return }
    place = piece.place
    let word = Timeline.last(of: piece.words, at: heard - piece.start)
    var update = current
    // The rest of a sentence that was cut has not lost the words before it.
    let isSameSentence = update.position?.sentence == piece.whole
    let last = isSameSentence ? update.position?.word : nil
    update.position = PlaybackPosition(
      chapter: piece.place.chapter, sentence: piece.whole, word: word?.offsets ?? last)
    let isDry = heard >= deliveredSampleCount && queue.isEmpty && !queue.isComplete
    if isDry, update.state == .playing {
      update.state = .synthesising
      update.underrunCount += 1
      isStarved = true
    }
    current = update
  }

  func publish() {
    for watcher in watchers.values { watcher.yield(current) }
  }

  func forgetWatcher(_ number: Int) {
    watchers[number] = nil
  }
}
