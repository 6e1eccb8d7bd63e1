// @ts-check
// The shapes of what the server takes and answers; docs/api.md describes them.

/**
 * @typedef {{offset: number, version: number, updated: string | null, device: string | null,
 *   state: ReadingState}} Position
 * @typedef {"reading" | "finished" | "unread" | "given-up"} ReadingState
 * @typedef {"read" | "reflow" | "listen" | "search" | "mark" | "pages" | "contents" | "drawn" | "recording"} Capability what can be done with a book
 * @typedef {{id: number, title: string, authors: string[], language: string | null, format: string, capabilities: Capability[],
 *   series: {name: string, position: string | null} | null, fingerprint: string, fileName: string,
 *   byteCount: number, cover: string | null, added: string, lastRead: string | null,
 *   removed: string | null, length: number, progress: number, position: Position,
 *   voice: string | null, missing: boolean, blank?: boolean, shelf: "shared" | "private", addedBy: number | null,
 *   address?: string | null, favorite: boolean, rating: number | null, tags: string[],
 *   archived: boolean}} Book `address`: of the web page that it was saved from; a kept answer of an older program has none
 * @typedef {{favorite?: boolean, rating?: number | null, tags?: string[], addTags?: string[], removeTags?: string[],
 *   state?: ReadingState, archived?: boolean}} OpinionChange what it does not name stays; ratings are 0.5 to 5
 * @typedef {{id: number, name: string, books: number}} Tag
 * @typedef {{kind: string, revision: number, gone: boolean, book: number | null, id: string | null, details?: Book,
 *   collection?: Collection, position?: Position}} Change of a book, an opinion, a collection, a place, or of what the library does not show
 * @typedef {{changes: Change[], next: string, more: boolean}} Changes
 * @typedef {{name: string, books: number}} FacetValue
 * @typedef {{name: string | null, collection: number | null, count: number}} BookGroup the next `count` books of a list; `null` for those
 *   that have nothing of the kind
 * @typedef {{books: number, favorites: number, archived: number, tags: number, authors: number, states: FacetValue[], formats: FacetValue[],
 *   languages: FacetValue[]}} BookChoices numbers of books, but for `tags` and `authors`: how many different ones
 * @typedef {{id: number, name: string, parent: number | null, shared: boolean, own: boolean, rule: ShelfRule | null,
 *   books: number}} Collection with a rule it is a smart shelf
 * @typedef {{name?: string, parent?: number | null, shared?: boolean, rule?: ShelfRule, books?: number[], addBooks?: number[],
 *   removeBooks?: number[]}} CollectionChange
 * @typedef {{all: ShelfRule[]} | {any: ShelfRule[]} | {not: ShelfRule} | ShelfCondition} ShelfRule
 * @typedef {{field: string, test: string, value?: string | number | boolean}} ShelfCondition
 * @typedef {{index: number, title: string | null, start: number, length: number,
 *   linear: boolean, layout: string, side: "left" | "right" | "center" | null}} ChapterInfo
 * @typedef {{label: string | null, width: number, height: number, start: number}} DrawnPageInfo sizes in points
 * @typedef {{boxes: number[], page: number | null, offset: number | null, address: string | null}} DrawnPageLink
 * @typedef {{label: string, offset: number | null, chapter: number | null,
 *   children: ContentsEntry[]}} ContentsEntry
 * @typedef {{code?: string | null, values?: Record<string, string>}} Coded which sentence of the server's it is, and what it names
 * @typedef {{severity: string, place: string, message: string} & Coded} Finding
 * @typedef {{id: string, name: string, mediaType: string, extensions: string[]}} BookFormat a format that files may be of
 * @typedef {Book & {chapters: ChapterInfo[], contents: ContentsEntry[], direction: "ltr" | "rtl",
 *   layout: string, writing: "horizontal-tb" | "vertical-rl" | "vertical-lr",
 *   spread: "auto" | "none" | "landscape" | "both", findings: Finding[], edition: string, chapterCount?: number,
 *   contentsCount?: number, languageDetected: boolean,
 *   languageCorrected: boolean, encoding: string | null, chapterRule?: string | null, cleaning?: TextCleaning | null,
 *   replacements: string | null, recording?: BookRecording | null}} BookDetails `replacements`: changes whenever the person's replacement rules for the book do
 * @typedef {{seconds: number | null, narrators: string[], chapters: number[]}} BookRecording the recording that a book brings
 * @typedef {{chapter: number, sounds: string[], clips: number[], changed?: boolean}} Recording of a chapter; eight numbers for each
 *   clip, see docs/api.md; `changed`: the chapter has another text by now than when the audiobook was made
 * @typedef {{at: number, to: number, offset: number} | {at: number, to: null, offset: null}} Cut at the second `at` a sound is left for the
 *   second `to`, where the text of `offset` begins; `null`: nothing more of it is heard
 * @typedef {{encoding: string | null, chosen: boolean,
 *   candidates: {encoding: string, confidence: number, sample: string}[], encodings: string[]}} BookEncodings the likeliest first
 * @typedef {{id: number, name: string, rule: string, example?: string | null, serialNumber: number, enable: boolean}} ChapterRule
 *   the fields are those of Legado
 * @typedef {{version: number, rules: ChapterRule[]}} ChapterRules
 * @typedef {{language?: string | null, encoding?: string | null, chapterRule?: string | null,
 *   cleaning?: TextCleaning | null}} Correction of what the program told of a book
 * @typedef {"title" | "sortTitle" | "contributors" | "series" | "language" | "published" | "publisher" | "identifiers" | "description" |
 *   "subjects"} MetadataField
 * @typedef {{name: string, sortAs: string | null, role: string | null, kind?: "creator" | "contributor"}} Contributor
 * @typedef {{title: string | null, sortTitle: string | null, contributors: Contributor[],
 *   series: {name: string, position: string | null} | null, language: string | null, published: string | null,
 *   publisher: string | null, identifiers: string[], description: string | null, subjects: string[]}} Metadata
 * @typedef {{book: number, shown: Metadata, file: Metadata, corrected: MetadataField[],
 *   cover: "file" | "chosen" | "drawn"}} BookMetadata
 * @typedef {{count: number, shown: Metadata, differing: MetadataField[], corrected: MetadataField[]}} CommonMetadata
 * @typedef {{title?: string | null, sortTitle?: string | null, contributors?: Contributor[] | null,
 *   series?: {name: string, position?: string | null} | null, language?: string | null, published?: string | null,
 *   publisher?: string | null, identifiers?: string[] | null, description?: string | null, subjects?: string[] | null,
 *   addSubjects?: string[], removeSubjects?: string[]}} MetadataChange what it does not name stays, and `null` follows the file
 * @typedef {{lines: "automatic" | "join" | "keep", dropIndents: boolean, collapseBlankLines: boolean, hideLicence: boolean,
 *   hideBoilerplate: boolean}} TextCleaning how a person sees the lines of a plain text
 * @typedef {{count: number, regularity: number, whole: boolean, slow: boolean, usable: boolean,
 *   titles: {title: string, level: number, bytes: number}[]}} ChapterPreview
 * @typedef {{chosen: string | null, candidates: {name: string | null, rule: string | null, preview: ChapterPreview}[]}} BookChapterRules
 *   without a rule: the program's own way
 * @typedef {{edition: string, quote?: {exact: string, prefix: string, suffix: string, tail?: string}}} Seen the text that an offset is of,
 *   and what stands there: by that the server finds it in another edition
 * @typedef {{sheets: {href: string, scope: string}[], scope: string, rules: string, layout: string,
 *   page: {width: number, height: number} | null}} ChapterStyle
 * @typedef {{index: number, title: string | null, start: number, length: number, html: string,
 *   language: string | null, sentences: number[], hiddenNotes: {names: string[], html: string}[], findings: Finding[],
 *   style: ChapterStyle | null}} Chapter
 * @typedef {{index: number, chapter: number, start: number, end: number, from: number, to: number,
 *   words: number[], skipped: string | null} & Coded} Segment
 * `goesOnAt`: where the book goes on after a kept sound that ends before it; the server's streams go to the end. `cuts`: of a sound that
 * holds more than what is heard.
 * @typedef {{segments: Segment[], next: number, complete: boolean,
 *   failure: ProblemDocument | null, goesOnAt?: number | null, cuts?: Cut[]}} TimelinePart
 * @typedef {{id: string, name: string, language: string, engine: string,
 *   sex?: "female" | "male" | null, hasAccent?: boolean, description: string}} Voice
 * @typedef {{type: string, title: string, status: number, detail: string, existing?: Book,
 *   current?: any, offset?: number, limit?: number, pixels?: number, least?: number, most?: number,
 *   seconds?: number, language?: string, reason?: string, values?: Record<string, string>}} ProblemDocument `current` is what another device has stored: a Position or a Mark; `reason` is the case of the type, and the numbers and `values` are those of the sentence
 * @typedef {import("./mark.js").Mark} Mark
 * @typedef {import("./mark.js").Content} MarkContent
 * @typedef {{id: string, family: string, group: string, weight: [number, number], italic: boolean, format: string,
 *   fileName: string, byteCount: number}} Font
 * @typedef {{title: string, format: AudiobookFormat, mediaType: string, seconds: number, byteCount: number | null,
 *   expires: string | null}} SharedAudiobook what somebody with a link learns of an audiobook
 * @typedef {"mp3" | "m4b" | "epub" | "opus" | "flac" | "wav"} AudiobookFormat
 * @typedef {{id: string, book: number, title: string, voice: string, format: AudiobookFormat, level: "sentence" | "word" | null,
 *   state: "waiting" | "working" | "paused" | "done" | "failed", fraction: number, seconds: number, secondsLeft: number | null,
 *   byteCount: number | null, skipped: number, recording: AddedRecording | null, rules: string | null, sharedUntil: string | null,
 *   problem: string | null, failure: ProblemDocument | null, created: string}} Audiobook `rules`: the key of those by which it was read, once it
 *   can be played in the reader; `failure`: the problem, where it can be said in the reader's language
 * @typedef {{files: string[], reader: string}} AddedRecording in files of its own, that a person has added; `reader` is empty if nobody says
 * @typedef {{languages: string[], state: "waiting" | "working" | "failed", done: number, pages: number,
 *   problem: string | null}} RecognitionWork
 * @typedef {{pages: number, wordless: number, languages: string[] | null, suggested: string[], available: string[] | null,
 *   work: RecognitionWork | null}} Recognition pages without a text of their own
 * @typedef {{id: string, format: string, width: number, height: number, byteCount: number}} Background
 * @typedef {{voice: Voice, byteCount: number, state: "available" | "installing" | "installed" | "failed", fraction: number,
 *   problem: string | null}} VoiceOffer a voice that can be installed or removed
 * @typedef {{offers: VoiceOffer[], mayInstall: boolean}} VoiceOffers
 * @typedef {{from: number, voice: string, until?: "chapter", rules?: string | null, format?: "mp3" | "opus",
 *   languages?: "any"}} StreamRequest `format` is `mp3` without it; `languages` has the voice try what it does not speak
 * @typedef {"note-marks" | "page-numbers" | "running-heads" | "citations" | "urls" | "code" | "tables" | "captions"
 *   | "notes"} SkipKind
 * @typedef {{sentence?: number | null, paragraph?: number | null, heading?: number | null, chapter?: number | null}} Pauses
 * @typedef {{find: string, match: "word" | "anywhere" | "expression", matchCase: boolean, say: string,
 *   as: "text" | "phonemes" | "skip", on: boolean}} SpeechRule
 * @typedef {{pattern: string, replacement?: string, name?: string, group?: string, id?: number, scope?: string, excludeScope?: string,
 *   scopeTitle?: boolean, scopeContent?: boolean, isEnabled?: boolean, isRegex?: boolean, timeoutMillisecond?: number,
 *   order?: number, conversion?: ScriptConversion}} ReplacementRule with the fields of Legado's
 * @typedef {"s2t" | "t2s" | "s2tw" | "tw2s" | "s2hk" | "hk2s" | "s2twp" | "tw2sp" | "t2tw" | "tw2t" | "t2hk" | "hk2t" | "t2jp"
 *   | "jp2t"} ScriptConversion of Chinese characters, by OpenCC's names
 * @typedef {{version: number, rules: ReplacementRule[]}} Replacements
 * @typedef {{scope: string, version: number, skip: Partial<Record<SkipKind, boolean>>, pauses: Pauses,
 *   pronunciations: SpeechRule[], dialogue?: DialogueChoices, emphasis?: boolean}} SpeechChoices
 * @typedef {{mode: "off" | "quotations" | "characters", narrator?: string, quotations?: string,
 *   characters: {name: string, voice: string}[]}} DialogueChoices who reads what is said
 * @typedef {{name: string, count: number, example: string}} Speaker
 * @typedef {{whole: boolean, count: number, example?: string, characters: Speaker[]}} Dialogue what is said in a book
 * @typedef {{key: string, language: string | null, skip: {kind: SkipKind, skipped: boolean,
 *   decided: "usual" | "all" | "book"}[], pauses: Required<Pauses>, usualPauses: Required<Pauses>,
 *   pronunciations: number}} Speech
 * @typedef {{kind: SkipKind, count: number, examples: {start: number, end: number, before: string, text: string,
 *   after: string}[]}} SkipFinding
 * @typedef {{source: string, rules: SpeechRule[], refused: ({line: number, text: string, reason: string} & Coded)[]}} ImportedRules
 */

/**
 * @typedef {{name: string, address: string, model: string, voice: string, language: string, hasKey: boolean}} VoiceConnection a
 *   voice that another program speaks
 */

/**
 * @typedef {{host: string, content?: string[], title?: string[], author?: string[], date?: string[], strip?: string[],
 *   next?: string[]}} SiteRule lists of CSS selectors
 * @typedef {{version: number, rules: SiteRule[]}} SiteRules
 * @typedef {{title: string, author: string | null, date: string | null, byRule: boolean, length: number, pictures: number,
 *   pages: string[], text: string}} SiteRuleTrial what a rule finds on a page
 */

/**
 * @typedef {{id: number, address: string, home: string | null, name: string, group: string | null, fullText: boolean,
 *   articles: number, unread: number, added: string, fetched: string | null, due: string,
 *   failure: {reason: string, values: Record<string, string>, detail: string} | null}} Feed
 * @typedef {{name: string, articles: number, unread: number}} FeedGroup
 * @typedef {{feeds: Feed[], groups: FeedGroup[]}} Feeds
 * @typedef {{added: number, known: number, refused: {address: string, reason: string, detail: string}[]}} FeedImport
 */

/**
 * @typedef {{books: number, indexed: number, complete: boolean}} IndexProgress how many books can be searched
 * @typedef {{chapter: number, heading: string | null, start: number, end: number, before: string, text: string, after: string}} FoundMatch
 * @typedef {{book: number, title: string, authors: string[], language: string | null, matches: FoundMatch[], more: boolean}} FoundBook
 * @typedef {{named: {book: number, title: string, authors: string[]}[], books: FoundBook[], next: number | null,
 *   index: IndexProgress}} LibrarySearch
 */

/**
 * @typedef {{age: number, span: number, reading: number, listening: number, both: number, readUnits: number, heardUnits: number,
 *   from: number, to: number, device: string}} SessionReport times in milliseconds
 * @typedef {{id: string, book: number | null, title: string, authors: string[], device: string | null, start: string, end: string,
 *   reading: number, listening: number, both: number, readUnits: number, heardUnits: number, from: number, to: number,
 *   removed: boolean}} ReadingSession
 * @typedef {{reading: number, listening: number, both: number, readUnits: number, heardUnits: number, words: number, pages: number,
 *   sessions: number}} ReadingAmount times in milliseconds
 * @typedef {{start: string, amount: ReadingAmount}} ReadingPeriod `start`: a day such as "2026-11-25"
 * @typedef {{book: number | null, title: string, authors: string[], day: string}} Finishing
 * @typedef {{book: number | null, title: string, authors: string[], amount: ReadingAmount, first: string, last: string}} ReadWork
 * @typedef {{name: string, works: number, amount: ReadingAmount}} ReadPart
 * @typedef {{from: string, to: string, zone: string, today: string, since: string | null, amountToday: ReadingAmount,
 *   total: ReadingAmount, streak: {current: number, longest: number, longestInRange: number}, days: ReadingPeriod[],
 *   weeks: ReadingPeriod[], months: ReadingPeriod[], hours: number[], works: ReadWork[], authors: ReadPart[], formats: ReadPart[],
 *   finished: Finishing[], wordsPerMinute: number | null}} Statistics
 * @typedef {{unitsPerMinute: number | null, source: "book" | "language" | null}} ReadingPace
 */

/** @typedef {{books: Book[], marks: (Mark & {title?: string})[]}} Bin what was removed and can be restored */

/**
 * @typedef {{books: Book[], known: Book[], refused: {path: string, problem: ProblemDocument}[]}} ArchiveImport what became of the
 *   books of an archive
 */

/** @typedef {"markdown" | "annotations" | "html" | "readwise"} MarkFormat */

/** @typedef {{placed: Mark[], known: number, unplaced: {quote: string, note: string, reason: string}[]}} MarkImport */

/** @typedef {{id: number, name: string, about: string | null, format: string, words: number, on: boolean}} Dictionary */
/** @typedef {{headword: string, pronunciation: string | null, html: string}} DictionaryEntry */
/**
 * @typedef {{word: string, dictionaries: {id: number, name: string, entries: DictionaryEntry[],
 *   problem: string | null}[], suggestions: string[], asked: number}} Definition
 */

/** @typedef {{id: string, name: string, byteCount: number, received: number, for: "book" | "recording" | "addition", own: boolean,
 *   book: number | null}} Upload
 *   a file that arrives in pieces, or that the server's machine adds; `book`: what an addition has become */
/** @typedef {{html: string | null, language: string | null, byte: number, start: number, end: number, blocks: number[], offset: number}} Passage
 *   of a text that has no chapters yet; places are bytes of its file. `offset`: where the byte that was asked for stands in its text */
/** @typedef {{start: number, end: number, before: string, text: string, after: string}} PassageMatch of a search in such a text; places are bytes of its file */
/** @typedef {{matches: PassageMatch[], next: number | null, more: boolean}} PassageAnswer `next` is the byte at which a search goes on, `more` whether it can at once */

// Makes this file a module, whose types others name.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
