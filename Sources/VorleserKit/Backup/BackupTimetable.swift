public import Foundation
public import Storage

/// Sends the scheduled backups of a library when they are due, for as long as it runs.
///
/// Some go side by side, so that a destination that is slow holds no other up; one that has fallen silent does not count. Those that
/// begin together share an archive.
///
/// A backup that was due while the program did not run is made up for at the start. What has failed is tried again after an hour,
/// then after two, and at last once a day.
public actor BackupTimetable {
  /// How often it looks whether a backup is due: less than people notice at a time of day.
  static let interval = Duration.seconds(30)
  /// The shortest time between two backups to a destination, by a clock that does not jump.
  static let shortestPause = Duration.seconds(3600)
  /// The most backups that make progress at once: each may read the whole library from the disk, and they share the connection.
  static let limit = 4
  /// The most backups at once, with silent ones: each may keep an encrypted archive on the disk.
  static let limitWithSilent = 16
  /// The longest time until a failed backup is tried again.
  static let longestPause = Duration.seconds(86_400)

  /// What is known of a destination since the program has begun.
  private struct Course {
    var schedule: BackupSchedule
    /// The uptime before which no backup begins.
    var earliest = Duration.zero
    var failureCount = 0
    /// The uptime since which the calendar is behind the last backup.
    var behindSince: Duration?
  }

  private let library: Library
  private let sendings: BackupSendings
  private let clock: BackupClock
  /// By the destinations' names in small letters.
  private var courses: [String: Course] = [:]
  /// The backups on their way, by the same names.
  private(set) var sent: [String: Task<Void, Never>] = [:]
  /// By the same names.
  private var silences: [String: BackupSilence] = [:]
  /// Held while backups are begun or on their way.
  private var turn: BackupTurn?
  private var isBeginning = false

  /// Makes a timetable.
  ///
  /// - Parameters:
  ///   - library: What is backed up.
  ///   - sendings: Sends the backups.
  ///   - clock: The clocks.
  public init(_ library: Library, _ sendings: BackupSendings, clock: BackupClock = .system) {
    self.library = library
    self.sendings = sendings
    self.clock = clock
  }

  /// Sends backups until the task is cancelled.
  public func run() async {
    while !Task.isCancelled {
      await begin()
      try? await Task.sleep(for: Self.interval)
    }
    for task in sent.values { task.cancel() }
    await rest()
  }

  /// Waits until no backup is on its way.
  func rest() async {
    while let task = sent.values.first { await task.value }
  }

  /// When the next backup to a destination begins.
  ///
  /// - Parameter destination: The destination.
  /// - Returns: The time by the calendar; `nil` without a schedule.
  public func next(at destination: BackupDestination) -> Date? {
    guard let schedule = destination.schedule, let from = destination.scheduledFrom else {
      return nil
    }
    let now = clock.now()
    let isBehind = Self.isBehind(now, from, schedule)
    let due = schedule.next(after: isBehind ? now : from, in: clock.zone())
    guard let course = courses[destination.name.lowercased()], course.schedule == schedule else {
      return max(due, now)
    }
    return max(due, now + (course.earliest - clock.uptime()).seconds, now)
  }

  /// The name of the time zone in which the times of day are meant.
  public var zone: String { clock.zone().identifier }

  /// Begins the backups that are due, and does not wait for their ends.
  func begin() async {
    // While another process sends them, this one waits; then it reads what that one has done.
    guard await !scheduled().isEmpty, !isBeginning, takeTurn() else { return }
    isBeginning = true
    var due: [(key: String, name: String, schedule: BackupSchedule)] = []
    for destination in await scheduled() {
      guard let schedule = destination.schedule, let from = destination.scheduledFrom else {
        continue
      }
      let key = destination.name.lowercased()
      guard sent[key] == nil, await isDue(destination.name, schedule, from) else { continue }
      due.append((key, destination.name, schedule))
    }
    let room = min(Self.limit - (await busyCount()), Self.limitWithSilent - sent.count)
    let chosen = due.prefix(max(room, 0))
    let archives = BackupArchives(library, takers: Set(chosen.map(\.key)))
    let now = clock.now()
    for (key, name, schedule) in chosen where !Task.isCancelled {
      silences[key] = BackupSilence()
      sent[key] = Task {
        await send(to: name, schedule, at: now, from: archives)
        await archives.leave(key)
        sent[key] = nil
        silences[key] = nil
        giveTurnBack()
      }
    }
    isBeginning = false
    giveTurnBack()
  }

  /// How many backups on their way make progress; one that is being prepared does.
  private func busyCount() async -> Int {
    let uptime = clock.uptime()
    var count = 0
    for key in sent.keys {
      let work = await sendings.work(at: key)
      if silences[key]?.isSilent(work, at: uptime) == false { count += 1 }
    }
    return count
  }

  private func takeTurn() -> Bool {
    if turn == nil { turn = BackupTurn(in: library.kit.data.url) }
    return turn != nil
  }

  private func giveTurnBack() {
    guard sent.isEmpty, !isBeginning else { return }
    turn?.end()
    turn = nil
  }

  /// The destinations with schedules; what can't be read now is read at the next look.
  private func scheduled() async -> [BackupDestination] {
    let all = (try? await library.backupDestinations()) ?? []
    return all.filter { $0.schedule != nil }
  }

  /// Whether a backup has to begin now.
  private func isDue(_ name: String, _ schedule: BackupSchedule, _ from: Date) async -> Bool {
    let key = name.lowercased()
    let (now, uptime) = (clock.now(), clock.uptime())
    var course = courses[key] ?? Course(schedule: schedule)
    // Somebody has chosen another time, and need not wait for what failed at the old one.
    if course.schedule != schedule { course = Course(schedule: schedule) }
    defer { courses[key] = course }
    guard !Self.isBehind(now, from, schedule) else {
      await catchUp(name, now, uptime, &course)
      return false
    }
    course.behindSince = nil
    return schedule.next(after: from, in: clock.zone()) <= now && course.earliest <= uptime
  }

  /// Sends a backup, and notes when the next one may begin.
  private func send(
    to name: String, _ schedule: BackupSchedule, at now: Date, from archives: BackupArchives
  ) async {
    var course = courses[name.lowercased()] ?? Course(schedule: schedule)
    do {
      try await sendings.sendScheduled(to: name, at: now, from: archives)
      try await library.countBackups(from: max(now, clock.now()), at: name)
      course.failureCount = 0
      course.earliest = clock.uptime() + Self.shortestPause
    } catch DestinationError.isSending, DestinationError.noSuchDestination {
      return
    } catch {
      course.failureCount += 1
      course.earliest = clock.uptime() + Self.pause(after: course.failureCount)
    }
    courses[name.lowercased()] = course
  }

  /// Counts from now on, when the calendar has stayed behind the last backup.
  ///
  /// It was wrong then, and nothing would be due for years. A machine without a clock of its own begins in 1970 until it has asked
  /// the network, so this waits.
  private func catchUp(
    _ name: String, _ now: Date, _ uptime: Duration, _ course: inout Course
  ) async {
    let since = course.behindSince ?? uptime
    course.behindSince = since
    guard uptime - since >= Self.shortestPause else { return }
    // What can't be stored now is stored at the next look.
    try? await library.countBackups(from: now, at: name)
  }

  /// Whether the calendar is so far before the last backup that it has jumped; it may be set back by some hours.
  private static func isBehind(_ now: Date, _ from: Date, _ schedule: BackupSchedule) -> Bool {
    from.timeIntervalSince(now) > schedule.length
  }

  private static func pause(after failureCount: Int) -> Duration {
    // Five doublings pass the longest pause.
    min(shortestPause * (1 << min(failureCount - 1, 5)), longestPause)
  }
}

extension Library {
  fileprivate func countBackups(from time: Date, at name: String) async throws {
    try await stored { try await shelf.countBackups(from: time, at: name) }
  }
}

extension Duration {
  fileprivate var seconds: Double { self / .seconds(1) }
}
