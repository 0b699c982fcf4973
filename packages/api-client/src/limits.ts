const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The numbers that the product promises to people. Durations are in milliseconds. */
export const limits = {
  /** A call without an answer is given up after this long. */
  requestTimeout: 30_000,
  /** An access token lives this long; the session cookie renews it. */
  accessToken: 10 * minute,
  /** The link in a mail that sets a new password works this long, once. */
  passwordReset: 10 * minute,
  /** Where realtime is not connected, lists are asked for this often. */
  pollEvery: 30_000,
  /** What one realtime channel may listen to, and how many of them one socket may join. */
  realtimeBindings: 20,
  realtimeChannels: 20,
  /** A session ends after this long without a sign of its person, where an organization sets nothing else. */
  sessionIdle: 15 * minute,
  /** A session ends after this long in any case. */
  sessionLongest: 12 * hour,
  /** How often a page says that somebody is at the screen, at most. */
  activityEvery: minute,
  passwordMin: 8,
  /** The password hash reads no further than this. */
  passwordMaxBytes: 72,
  nameMax: 120,
  titleMax: 120,
  descriptionMax: 4_000,
  messageMax: 8_000,
  messagesPerPage: 50,
  perPage: 50,
  pageMax: 100,
  /** An invitation waits this long for an answer. */
  invitation: 7 * day,
  weeksTypical: '4–8',
  sessionsTypical: '3–5',
  sessionMinutes: '60 to 90',
  reviewHours: '24–48',
  rescheduleHours: 24,
  documents: 16,
} as const;
