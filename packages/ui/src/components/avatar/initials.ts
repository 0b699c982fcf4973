const letter = /[\p{L}\p{N}]/u;
const capital = /\p{Lu}/u;

const first = (word: string) => letter.exec(word)?.[0] ?? '';

/**
 * The first letters of the first and the last name, for any script; "?" if there is no letter. For "Okafor family" the
 * first two letters of the name, because half of all cases end in the same word.
 */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => first(word) !== '');
  const [one = '', last = ''] = [words[0], words.at(-1)];
  if (words.length === 2 && capital.test(one) && last !== last.toUpperCase() && !capital.test(last)) {
    return (/[\p{L}\p{N}].?/u.exec(one)?.[0] ?? '').toLocaleUpperCase();
  }
  const ends = words.length > 1 ? [one, last] : words;
  return ends.map((word) => first(word).toLocaleUpperCase()).join('') || '?';
}
