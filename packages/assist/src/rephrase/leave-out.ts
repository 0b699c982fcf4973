import type { Cut } from './cuts.ts';

/** A text without its cuts, with the punctuation closed and every sentence begun with a capital. */
export function leaveOut(text: string, cuts: readonly Cut[]): string {
  let kept = '';
  let from = 0;
  for (const { start, end, kind } of cuts) {
    kept += text.slice(from, start);
    from = end;
    const isRunOn = kind === 'contempt' && /[\p{L}\p{N}]\s*$/u.test(kept) && /^\s*[\p{L}\p{N}]/u.test(text.slice(end));
    if (isRunOn) kept = `${kept.trimEnd()}. `;
  }
  return tidy(kept + text.slice(from));
}

const tidy = (text: string) =>
  text
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/[,;:\s]+(?=[,;:.!?])/g, '')
    .replaceAll(/[,;](?=[.!?:])|,(?=,)/g, '')
    .replaceAll(/(?:¿\s*\?|¡\s*!+)/g, '')
    .replaceAll(/(?<=[.!?]\s+|\n\s*)[,.;:!?-]+\s*/g, '')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .replace(/^[\s,.;:!?-]+|[\s,;:-]+$/g, '');

/** Begins every sentence with a capital. */
export const withCapitals = (text: string): string =>
  text.replaceAll(/(?:^|[.!?]\s+|\n)[¿¡"(]*\p{Ll}/gu, (start) => start.toUpperCase());
