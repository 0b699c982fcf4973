import { limits } from '@mediation/api-client';

/** How a document's waiting looks: amber from a day, red past what is promised to people. */
export function lateness(hours: number): 'in_time' | 'soon' | 'late' {
  if (hours >= limits.reviewHoursTo) return 'late';
  return hours >= limits.reviewHoursFrom ? 'soon' : 'in_time';
}
