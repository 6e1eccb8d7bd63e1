/// The types of problems, as docs/api.md lists them.
enum ProblemType: String, Sendable, CaseIterable {
  case badRequest = "bad-request"
  case badPattern = "bad-pattern"
  case foreign
  case signIn = "sign-in"
  case forbidden
  case wrongPassword = "wrong-password"
  case tooManyTries = "too-many-tries"
  case weakPassword = "weak-password"
  case nameTaken = "name-taken"
  case badCode = "bad-code"
  case notPossible = "not-possible"
  case notFound = "not-found"
  case noCover = "no-cover"
  case noSuchVoice = "no-such-voice"
  case methodNotAllowed = "method-not-allowed"
  case conflict
  case duplicate
  case otherFile = "other-file"
  case otherEdition = "other-edition"
  case otherRules = "other-rules"
  case missingFile = "missing-file"
  case tooLarge = "too-large"
  case notABook = "not-a-book"
  case passwordNeeded = "password-needed"
  case notADictionary = "not-a-dictionary"
  case notARecording = "not-a-recording"
  case notFetched = "not-fetched"
  case noArticle = "no-article"
  case noFeed = "no-feed"
  case destination
  case refused
  case tooSlow = "too-slow"
  case beginAgain = "begin-again"
  case badRule = "bad-rule"
  case nothingToSay = "nothing-to-say"
  case busy
  case otherLanguage = "other-language"
  case otherScript = "other-script"
  case voiceFailed = "voice-failed"
  case readOnly = "read-only"
  case diskFull = "disk-full"
  case defect

  /// The HTTP status of the type.
  var status: Int {
    switch self {
    case .badRequest, .badPattern: 400
    case .signIn: 401
    case .foreign, .forbidden, .wrongPassword: 403
    case .notFound, .noCover, .noSuchVoice: 404
    case .methodNotAllowed: 405
    case .conflict, .duplicate, .otherFile, .otherEdition, .otherRules, .nameTaken, .notPossible:
      409
    case .missingFile, .badCode, .beginAgain: 410
    case .tooLarge: 413
    case .notABook, .passwordNeeded, .notADictionary, .notARecording, .notFetched, .noArticle,
      .noFeed, .refused,
      .destination,
      .badRule,
      .nothingToSay,
      .tooSlow, .weakPassword,
      .otherLanguage, .otherScript:
      422
    case .tooManyTries: 429
    case .defect: 500
    case .busy, .voiceFailed: 503
    case .readOnly, .diskFull: 507
    }
  }

  /// The title, the same for every case of the type.
  var title: String {
    switch self {
    case .badRequest: "Bad request"
    case .badPattern: "Invalid regular expression"
    case .foreign: "Not Vorleser's page"
    case .signIn: "Not signed in"
    case .forbidden: "Not allowed"
    case .wrongPassword: "Wrong name or password"
    case .tooManyTries: "Too many attempts"
    case .weakPassword: "Weak password"
    case .nameTaken: "Name taken"
    case .badCode: "Code not valid"
    case .notPossible: "Not possible now"
    case .notFound: "Not found"
    case .noCover: "No cover"
    case .noSuchVoice: "No such voice"
    case .methodNotAllowed: "Method not allowed"
    case .conflict: "Changed on another device"
    case .duplicate: "Already in the library"
    case .otherFile: "Different file"
    case .otherEdition: "Text replaced"
    case .otherRules: "Rules changed"
    case .missingFile: "File missing"
    case .tooLarge: "Too large"
    case .notABook: "Not a book"
    case .passwordNeeded: "Password needed"
    case .notADictionary: "Not a dictionary"
    case .notARecording: "Not a recording of the book"
    case .notFetched: "Page can't be fetched"
    case .noArticle: "No article found"
    case .noFeed: "No feed found"
    case .destination: "Destination of backups can't be used"
    case .refused: "Book can't be opened"
    case .tooSlow: "Takes too long"
    case .nothingToSay: "Nothing to read aloud"
    case .badRule: "Invalid rule"
    case .beginAgain: "Begin again"
    case .busy: "Busy"
    case .otherLanguage: "No voice speaks this language"
    case .otherScript: "No voice reads this script"
    case .voiceFailed: "Voice failed"
    case .readOnly: "Data folder is read-only"
    case .diskFull: "Disk full"
    case .defect: "Internal error"
    }
  }
}
