const first = (word: string) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '';

/** The first letters of the first and the last name, for any script; "?" if there is no letter at all. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => first(word) !== '');
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = '') => first(word).toLocaleUpperCase()).join('') || '?';
}
