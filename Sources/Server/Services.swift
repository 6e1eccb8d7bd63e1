import Basics
import VorleserKit

/// The services that the routes use.
struct Services: Sendable {
  let kit: VorleserKit
  let library: Library
  let librarySearch: LibrarySearch
  let accounts: Accounts
  let hub: EventHub
  let web: WebFiles
  /// The version that `GET /healthz` reports.
  let version: String
  /// The identity of this build; it changes with the program, so that clients do not reuse data of
  /// an older one.
  let build: String
  let issuedRules = IssuedRules()
  let spokenPassages = SpokenPassages()
  let narrations: NarrationFeed
  let audiobooks: Audiobooks
  let recognitions: Recognitions
  let voiceInstallations: VoiceInstallations
  let sendings: BackupSendings
  let restoreJobs: RestoreJobs
  let timetable: BackupTimetable
  let watched: WatchedFolders
  let backupTickets = BackupTickets()
  let imports = WorkGate(.adding)
  let exports = WorkGate(.converting)
  let pictures = PagePictures()
  let uploads: UploadLimits
  let meter: RequestMeter

  /// Makes the services of a library's routes.
  ///
  /// - Parameters:
  ///   - kit: The kit that reads aloud.
  ///   - library: The books.
  ///   - accounts: The people.
  ///   - web: The page's files.
  ///   - version: The version that `GET /healthz` reports.
  ///   - uploads: The limits of uploads.
  ///   - log: Takes lines about failed requests and sentences.
  ///   - onWatch: Told what happens in watched folders.
  init(
    kit: VorleserKit, library: Library, accounts: Accounts, web: WebFiles, version: String,
    uploads: UploadLimits = UploadLimits(), log: Log = Log(),
    onWatch: @escaping @Sendable (FolderWatch.Event) -> Void = { _ in }
  ) {
    self.kit = kit
    self.library = library
    librarySearch = LibrarySearch(library)
    self.accounts = accounts
    self.web = web
    self.version = version
    self.uploads = uploads
    build = ProgramBuild.identity(version: version)
    hub = EventHub()
    narrations = NarrationFeed(hub: hub)
    audiobooks = Audiobooks(library)
    recognitions = Recognitions(library)
    voiceInstallations = VoiceInstallations(kit)
    sendings = BackupSendings(library)
    restoreJobs = RestoreJobs(library, accounts)
    timetable = BackupTimetable(library, sendings)
    watched = WatchedFolders(library, report: onWatch)
    meter = RequestMeter(log: log)
    kit.reportSkipped(to: meter.noteSkipped)
  }

  /// Every route, in the order in which they are tried.
  var routes: [Route] {
    accountRoutes + peopleRoutes + bookRoutes + metadataRoutes + coverRoutes + opinionRoutes
      + collectionRoutes
      + binRoutes + duplicateRoutes
      + fileRoutes
      + webPageRoutes + feedRoutes + listeningQueueRoutes
      + exportRoutes + backupRoutes + destinationRoutes + restoreJobRoutes + watchedFolderRoutes
      + uploadRoutes + passageRoutes + passageSpeechRoutes
      + chapterRoutes + drawnPageRoutes + recognitionRoutes + chapterRuleRoutes + siteRuleRoutes
      + searchRoutes
      + librarySearchRoutes
      + positionRoutes + readingSessionRoutes + statisticsRoutes + changeRoutes + markRoutes
      + markFileRoutes + listeningRoutes + recordingRoutes + audiobookRoutes + addedRecordingRoutes
      + spokenTextRoutes
      + voiceRoutes + speechRoutes
      + replacementRoutes
      + settingsRoutes + fontRoutes + backgroundRoutes + dictionaryRoutes + eventRoutes
      + metricsRoutes + descriptionRoutes + pageRoutes
  }
}

extension Services {
  /// Makes the application of a server on these services; the program and the tests use this one
  /// function.
  ///
  /// - Parameters:
  ///   - callers: The rules for callers and proxies.
  ///   - isAlone: Whether only this machine reaches the library, so that no account is needed.
  /// - Returns: The application.
  func application(for callers: CallerRules, isAlone: Bool) -> Application {
    Application(
      callers: callers, router: Router(routes: routes),
      gate: Gate(accounts: accounts, library: library, isAloneEnough: isAlone), web: web,
      meter: meter)
  }
}
