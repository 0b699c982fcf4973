import { limits } from '@mediation/api-client';

const {
  documents,
  reviewHours,
  reviewLateHours,
  rescheduleHours,
  weeksTypical,
  sessionsTypical,
  sessionMinutes,
  retentionYears,
} = limits;
const minutes = 60_000;

/** The numbers that the help texts name, as people read them. */
export const promises = {
  documents,
  reviewHours,
  reviewLateHours,
  rescheduleHours,
  weeksTypical,
  sessionsTypical,
  sessionMinutes,
  retentionYears,
  megabytes: limits.fileMaxBytes / 1024 / 1024,
  invitationDays: limits.invitation / (24 * 60 * minutes),
  idleMinutes: limits.signedInIdle / minutes,
  slots: limits.sessionSlots,
} as const;
