import { viewerLocale } from '../../words/names/viewer.ts';

/** "5 Oct" for a week, "Oct" for a month, by its first day. */
export const periodName = (day: string, isByWeek: boolean) =>
  new Date(`${day}T00:00Z`).toLocaleDateString(viewerLocale(), {
    timeZone: 'UTC',
    month: 'short',
    ...(isByWeek ? { day: 'numeric' } : {}),
  });
