const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The limits that the product promises to people. Durations are in milliseconds. */
export const limits = {
  /** The timeout of a request. */
  requestTimeout: 30_000,
  /** The timeout of a request with a file, longer for slow networks. */
  fileTimeout: 5 * minute,
  /** The lifetime of an access token; the session cookie renews it. */
  accessToken: 10 * minute,
  /** The lifetime of a password reset link, which works once. */
  passwordReset: 10 * minute,
  signingCode: 10 * minute,
  /** The lifetime of a link that confirms a registration. */
  registration: 24 * hour,
  /** The interval at which lists are polled while realtime is disconnected. */
  pollEvery: 30_000,
  /** How far back a page can ask what it has missed. */
  changesWithin: 10 * minute,
  /** The maximum subscriptions of a realtime channel, and channels of a socket. */
  realtimeBindings: 20,
  realtimeChannels: 20,
  /** The maximum open sockets of a person, and of an address. */
  realtimeSocketsPerPerson: 20,
  realtimeSocketsPerAddress: 500,
  /** The default idle timeout of a sign-in session; an organization may set another. */
  signedInIdle: 15 * minute,
  /** The default time between the warning and the end of a sign-in session; an organization may set another. */
  sessionWarning: 2 * minute,
  /** The maximum lifetime of a sign-in session. */
  signedInLongest: 12 * hour,
  /** The shortest interval at which a page reports activity. */
  activityEvery: minute,
  /** How long a password or a second factor counts as a fresh confirmation. */
  confirmedFor: 10 * minute,
  /** The recovery codes of a person. */
  recoveryCodes: 10,
  passwordMin: 8,
  passwordMax: 256,
  nameMax: 120,
  titleMax: 120,
  /** What is to be done, in a clause. */
  dutyMax: 200,
  dutiesMax: 20,
  descriptionMax: 4_000,
  reasonMax: 500,
  /** So that it fits on the first page of a paper. */
  statusTextMax: 1_500,
  addressMax: 500,
  /** A part of an organization's terms: its title, its line and its words. */
  termsTitleMax: 80,
  termsSummaryMax: 200,
  termsTextMax: 4_000,
  /** Why a session starts although something is missing. */
  startReasonMin: 10,
  messageMax: 8_000,
  /** A longer text is refused. A result says how much of a shorter text was analysed. */
  aiTextMax: 100_000,
  questionMax: 2_000,
  /** What became of a comment on a clause, in a line. */
  outcomeMax: 200,
  messagesPerPage: 50,
  /** What is searched for in a channel. */
  searchMin: 2,
  searchMax: 100,
  /** The unread count stops here. */
  unreadMost: 1_000,
  notificationsPerPage: 20,
  perPage: 50,
  pageMax: 100,
  /** How many reads one request carries. */
  batchSize: 20,
  /** The lifetime of an invitation. */
  invitation: 7 * day,
  weeksTypical: '4–8',
  sessionsTypical: '3–5',
  sessionMinutes: '60–90',
  /** The expected duration of a document review, in hours; a document that waits longer is late. */
  reviewHoursFrom: 24,
  reviewHoursTo: 48,
  /** A decision about a document can be undone for so long; the database allows a few seconds more. */
  reviewUndo: 10_000,
  commentMax: 2_000,
  moveHours: 24,
  /** The minutes before its start from which a session can be joined. */
  joinMinutes: 15,
  /** How long a session is, in minutes, and how many times are offered for it. */
  sessionShortest: 30,
  sessionLongest: 180,
  sessionUsual: 60,
  /** The longest time that a mediator keeps free between sessions, in minutes. */
  sessionGapMost: 120,
  sessionSlots: 5,
  /** The rules of a tier, the patterns and the nights of a cycle that a parenting schedule holds. */
  scheduleRules: 100,
  schedulePatterns: 20,
  cycleNights: 56,
  /** The longest holiday or exception, in nights. */
  spanNights: 365,
  documents: 16,
  /** The default retention in years after a case is closed; an organization may set another. */
  retentionYears: 7,
  fileMaxBytes: 10 * 1024 * 1024,
  fileNameMax: 200,
  /** The maximum length of a reason or a question. */
  noteMax: 1_000,
  /** Why an admin opens messages or documents of a case. */
  openingReasonLeast: 10,
  openingReasonMax: 500,
  /** How long it stays open. */
  openingMinutes: 60,
  openingMinutesLeast: 5,
  openingMinutesMost: 1_440,
  /** The rows of a proposal, and how long a row and the note of a topic may be. */
  termsMax: 20,
  termLabelMax: 80,
  termWordsMax: 500,
  topicNoteMax: 120,
  /** How long the name of a figure may be, and how large its amount, in the smallest unit of the currency. */
  figureLabelMax: 80,
  figureMost: 10_000_000_000_000,
  /** How long the name of a way to divide things may be, and how many each author keeps in a case. */
  settlementNameMax: 60,
  settlementsMax: 20,
  /** The rate card: the largest rate, in the smallest unit, the bands of a sliding scale and the lengths of its texts. */
  rateMost: 1_000_000_000,
  feeBands: 12,
  sellerMax: 500,
  paymentTextMax: 1_000,
  paymentLinkMax: 300,
  taxNameMax: 20,
  /** What time was for, and the longest that a line of time is, in minutes. */
  timeWhatMax: 120,
  timeMinutesMost: 1_440,
  logoMaxBytes: 1024 * 1024,
  /** The maximum width and height of a re-encoded logo, in pixels. */
  logoMaxPixels: 512,
} as const;
