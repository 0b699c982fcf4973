import { rude } from '../data/rude-words/by-language.ts';
import { keepsFacts } from './fact-guard.ts';
import { askPolitely } from './ask.ts';
import type { Cut } from './cuts.ts';
import { findCuts, isOnRecord } from './find-cuts.ts';
import { isWhole } from './is-whole.ts';
import { leaveOut, withCapitals } from './leave-out.ts';
import { plainOf } from './plain-of.ts';
import { isLoud, quiet } from './quiet.ts';
import { segmentsOf } from './segments.ts';
import { type Reader, tokensOf } from './tokens.ts';

/** The most rounds; what one leaves out may lay open another rude clause. */
const rounds = 4;

/** How a text is softened; with `isAsking` its first bare request begins with "please". */
interface Softening {
  reader: Reader;
  names: readonly string[];
  isAsking: boolean;
}

/** A text without what is rude in it, or null if there is nothing to leave out or a fact would change. */
export function soften(message: string, softening: Softening): string | null {
  let text = message.replaceAll(/[‘’]/g, "'").trim();
  const original = text;
  for (let round = 0; round < rounds; round += 1) {
    const calmer = softenOnce(text, softening);
    if (calmer === null) return null;
    if (calmer === text) break;
    text = calmer;
  }
  return text === original || !/[\p{L}\p{N}]/u.test(text) ? null : text;
}

function softenOnce(text: string, { reader, names, isAsking }: Softening): string | null {
  const cuts = findCuts(text, reader);
  if (!isHeated(text, cuts, reader)) return text;
  if (!isWhole(plainOf(text), cuts, reader)) return null;
  const kept = cuts.length > 0 ? leaveOut(text, cuts) : text;
  const calm = quiet(withCalmerWords(kept, reader), { language: reader.language, names, isHeated: cuts.length > 0 });
  if (calm === text) return text;
  const begun = withCapitals(calm);
  const asked = isAsking ? withCapitals(askPolitely(begun, reader)) : begun;
  const dropped = cuts.map(({ start, end }) => text.slice(start, end));
  return keepsFacts(text, asked, dropped, names) ? asked : null;
}

/** Whether a text is rude to somebody; shouting and swearing count where they are meant for the reader. */
function isHeated(text: string, cuts: readonly Cut[], reader: Reader): boolean {
  if (cuts.some((it) => it.kind !== 'swearing')) return true;
  const plain = plainOf(text);
  if (rude[reader.language].phrases.calmer.some(([harsh]) => plain.search(harsh) >= 0)) return true;
  const isAddressed = segmentsOf(plain).some((it) => {
    const tokens = tokensOf(plain, { ...it, ...reader });
    return tokens[0]?.parts.has('imperatives') || tokens.some(({ parts, word }) => parts.has('you') || past.test(word));
  });
  return (isAddressed || /\?/.test(plain)) && (cuts.length > 0 || isLoud(text));
}

/** Spanish verbs that say "you" by their ending. */
const past = /^\p{L}{2,}[ai]ste$/u;

function withCalmerWords(text: string, { language }: Reader): string {
  let calm = text;
  for (const [harsh, calmer] of rude[language].phrases.calmer) {
    const plain = plainOf(calm);
    const segments = segmentsOf(calm);
    for (const found of [...plain.matchAll(harsh)].toReversed()) {
      const end = found.index + found[0].length;
      const around = segments.find((it) => it.start <= found.index && found.index < it.end);
      if (around && !isOnRecord(plain, around, [])) calm = calm.slice(0, found.index) + calmer + calm.slice(end);
    }
  }
  return calm;
}
