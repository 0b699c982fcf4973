import { t } from '@lingui/core/macro';
import { viewerLocale, viewerZone } from '../names/viewer.ts';

/** Today as `2026-11-21`, in the viewer's time zone. */
export const today = (now = new Date()) => now.toLocaleDateString('sv-SE', viewerZone());

/** When a document is due: "By 3 December", or "It was due on 3 December". */
export function dueText(day: string, now = new Date()): string {
  const isThisYear = day.startsWith(today(now).slice(0, 4));
  const date = new Date(`${day}T12:00`).toLocaleDateString(viewerLocale(), {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return day < today(now) ? t`It was due on ${date}.` : t`By ${date}.`;
}
