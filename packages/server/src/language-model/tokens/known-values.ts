import { fold } from './folded-text.ts';

/** A fact of the case that identifies somebody, like the name of a party or their address. */
export interface KnownValue {
  kind: 'PERSON' | 'PLACE';
  value: string;
}

interface Found {
  kind: string;
  start: number;
  end: number;
}

/** Parts of names that are words of their own. */
const particles = new Set('de del la las los el y e da das do dos di van von der den of the al bin ibn st'.split(' '));

/** Scripts that put no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** How a value may stand in a folded text: a place as a whole or by its first line, a person also by a part of the name. */
function formsOf({ kind, value }: KnownValue): string[] {
  const partsOf = (text: string) => text.split(/[^\p{L}\p{N}'’-]+/u).filter((it) => it !== '');
  const joined = (parts: string[]) => parts.map(escaped).join(String.raw`[^\p{L}\p{N}\n]{1,3}`);
  const { text } = fold(value);
  const parts = partsOf(text);
  const [street = ''] = text.split(/[,\n]/);
  const single = parts.filter((it, at) => it.length > 1 && (at === 0 || !particles.has(it))).map(escaped);
  const shorter = kind === 'PERSON' ? single : /\d/.test(street) ? [joined(partsOf(street))] : [];
  return [joined(parts), ...shorter].filter((it) => it !== '');
}

/** A pattern for a form as words of their own, also with an s: "Adas car". */
const wordsOf = (form: string) =>
  new RegExp(unspaced.test(form) ? form : String.raw`(?<![\p{L}\p{N}])${form}s?(?![\p{L}\p{N}])`, 'gu');

/** Returns a search for known values in a folded text, the longest first. */
export function searchFor(known: readonly KnownValue[]): (text: string) => Found[] {
  const patterns = known
    .flatMap((it, at) => formsOf(it).map((form) => ({ form, kind: `${it.kind}_${at + 1}` })))
    .toSorted((one, other) => other.form.length - one.form.length)
    .map(({ form, kind }) => ({ kind, pattern: wordsOf(form) }));
  return (text) =>
    patterns.flatMap(({ kind, pattern }) =>
      [...text.matchAll(pattern)].map((it) => ({ kind, start: it.index, end: it.index + it[0].length })),
    );
}
