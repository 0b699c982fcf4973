import { limits } from '@mediation/api-client';

/** Characters that break a line, or that nobody sees. The contract refuses them in a name. */
const breaks = /[\p{Cc}\p{White_Space}]+/gu;
const hidden = /[\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

/** A text from a file on one line, cut between two letters where it is too long for a name. */
export function nameFrom(text: string, most: number = limits.titleMax): string {
  const line = text.replaceAll(breaks, ' ').replaceAll(hidden, '').trim();
  let name = '';
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (name.length + segment.length > most) break;
    name += segment;
  }
  return name.trim();
}
