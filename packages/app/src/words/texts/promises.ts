import { limits } from '@mediation/api-client';

const {
  documents,
  reviewHoursFrom,
  reviewHoursTo,
  moveHours,
  weeksTypical,
  sessionsTypical,
  sessionMinutes,
  retentionYears,
} = limits;
const minutes = 60_000;

/** The numbers promised to people, as texts. */
export const promises = {
  documents,
  reviewHours: `${reviewHoursFrom}–${reviewHoursTo}`,
  reviewLateHours: reviewHoursTo,
  moveHours,
  weeksTypical,
  sessionsTypical,
  sessionMinutes,
  retentionYears,
  megabytes: limits.fileMaxBytes / 1024 / 1024,
  logoMegabytes: limits.logoMaxBytes / 1024 / 1024,
  invitationDays: limits.invitation / (24 * 60 * minutes),
  idleMinutes: limits.signedInIdle / minutes,
  slots: limits.sessionSlots,
} as const;
