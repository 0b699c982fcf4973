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

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** How a value may stand in a folded text: a place as a whole, a person also by a single part of the name. */
function formsOf({ kind, value }: KnownValue): string[] {
  const parts = fold(value)
    .text.split(/[^\p{L}\p{N}'’-]+/u)
    .filter((it) => it !== '');
  const whole = parts.map(escaped).join(String.raw`[^\p{L}\p{N}\n]{1,3}`);
  const single = parts.filter((it, at) => at === 0 || (it.length > 1 && !particles.has(it))).map(escaped);
  return [whole, ...(kind === 'PERSON' ? single : [])].filter((it) => it !== '');
}

/** Finds known values in a folded text, the longest first. */
export function knownIn(text: string, known: readonly KnownValue[]): Found[] {
  return known
    .flatMap((it, at) => formsOf(it).map((form) => ({ form, kind: `${it.kind}_${at + 1}` })))
    .toSorted((one, other) => other.form.length - one.form.length)
    .flatMap(({ form, kind }) =>
      [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${form}(?![\p{L}\p{N}])`, 'gu'))].map((it) => ({
        kind,
        start: it.index,
        end: it.index + it[0].length,
      })),
    );
}
