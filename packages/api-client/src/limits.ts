const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The numbers that the product promises to people. Durations are in milliseconds. */
export const limits = {
  /** A call without an answer is given up after this long. */
  requestTimeout: 30_000,
  /** A call that carries a file has longer, for slow networks. */
  fileTimeout: 5 * minute,
  /** An access token lives this long; the session cookie renews it. */
  accessToken: 10 * minute,
  /** The link in a mail that sets a new password works this long, once. */
  passwordReset: 10 * minute,
  /** The link that confirms a registration works this long. */
  registration: 24 * hour,
  /** Where realtime is not connected, lists are asked for this often. */
  pollEvery: 30_000,
  /** What one realtime channel may listen to, and how many of them one socket may join. */
  realtimeBindings: 20,
  realtimeChannels: 20,
  /** How many sockets one person may have open, and how many may come from one address. */
  realtimeSocketsPerPerson: 20,
  realtimeSocketsPerAddress: 500,
  /** A session ends after this long without a sign of its person, where an organization sets nothing else. */
  signedInIdle: 15 * minute,
  /** So long before that end people are warned, where an organization sets nothing else. */
  sessionWarning: 2 * minute,
  /** A session ends after this long in any case. */
  signedInLongest: 12 * hour,
  /** How often a page says that somebody is at the screen, at most. */
  activityEvery: minute,
  passwordMin: 8,
  /** The password hash reads no further than this. */
  passwordMaxBytes: 72,
  nameMax: 120,
  titleMax: 120,
  descriptionMax: 4_000,
  reasonMax: 500,
  addressMax: 500,
  messageMax: 8_000,
  /** A longer text is not analysed at all; how much of a shorter one is, the result says. */
  aiTextMax: 100_000,
  questionMax: 2_000,
  messagesPerPage: 50,
  /** More messages than this are not counted as unread. */
  unreadMost: 1_000,
  notificationsPerPage: 20,
  perPage: 50,
  pageMax: 100,
  /** An invitation waits this long for an answer. */
  invitation: 7 * day,
  weeksTypical: '4–8',
  sessionsTypical: '3–5',
  sessionMinutes: '60 to 90',
  /** A review of a document takes between these two; a document that waits longer is late. */
  reviewHoursFrom: 24,
  reviewHoursTo: 48,
  /** A decision about a document can be undone for so long; the database allows a few seconds more. */
  reviewUndo: 10_000,
  commentMax: 2_000,
  rescheduleHours: 24,
  /** How long a session is, in minutes, and how many times are offered for it. */
  sessionShortest: 30,
  sessionLongest: 180,
  sessionUsual: 60,
  sessionSlots: 5,
  documents: 16,
  /** Each class of data is kept this long after its case closed, where an organization sets nothing else. */
  retentionYears: 7,
  fileMaxBytes: 10 * 1024 * 1024,
  fileNameMax: 200,
  /** A reason or a question that goes with a row. */
  noteMax: 1_000,
  logoMaxBytes: 1024 * 1024,
  /** A logo is drawn anew, no wider and no higher than this. */
  logoMaxPixels: 512,
} as const;
