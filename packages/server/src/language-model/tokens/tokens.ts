import { fold } from './folded-text.ts';
import { findIdentifiers } from './identifiers.ts';
import { type KnownValue, searchFor } from './known-values.ts';

const token = /\[?\b([A-Z]{3,8}_\d+(?:_\d+)?)\b\]?/g;

/** The tokens of a text, each as often as it occurs. */
export const tokensIn = (text: string): string[] => [...text.matchAll(token)].map((it) => it[0]).toSorted();

/** Kinds that stay whole when a known name is part of them. */
const isWhole = new Set(['EMAIL', 'URL', 'TEXT']);

interface Range {
  kind: string;
  start: number;
  end: number;
}

/**
 * Replaces what identifies people by tokens, the same token for the same words, and puts the words back. Known values
 * are found first, then addresses and numbers of any person. Other names stay: the text is pseudonymous, not anonymous.
 */
export function createTokens(known: readonly KnownValue[]) {
  const findKnown = searchFor(known);
  const words = new Map<string, string>();
  const names = new Map<string, string>();

  function tokenFor(kind: string, said: string): string {
    const key = `${kind} ${said}`;
    const name =
      names.get(key) ?? `[${kind}_${[...names.values()].filter((it) => it.startsWith(`[${kind}_`)).length + 1}]`;
    names.set(key, name);
    words.set(name, said);
    return name;
  }

  function hideLine(line: string): string {
    const { text, range } = fold(line);
    const identifiers = findIdentifiers(text);
    const found: Range[] = [];
    for (const it of [...identifiers.filter(({ kind }) => isWhole.has(kind)), ...findKnown(text), ...identifiers])
      if (found.every((other) => it.end <= other.start || it.start >= other.end)) found.push(it);
    let hidden = '';
    let at = 0;
    for (const { kind, start, end } of found.toSorted((one, other) => one.start - other.start)) {
      const [from, to] = range(start, end);
      hidden += line.slice(at, from) + tokenFor(kind, line.slice(from, to));
      at = to;
    }
    return hidden + line.slice(at);
  }

  return {
    hide: (text: string) => text.split('\n').map(hideLine).join('\n'),
    /** Puts the words back; null when there is a token that was never given. */
    restore(text: string): string | null {
      const unknown = text.match(token)?.some((it) => !words.has(it));
      return unknown ? null : text.replaceAll(token, (it) => words.get(it) ?? it);
    },
  };
}
