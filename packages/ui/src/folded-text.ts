const plainMarks: Record<string, string> = {
  ...Object.fromEntries(Array.from('`´‘’‚‛ʹʻʼʽˈ′‵＇', (it) => [it, "'"])),
  ...Object.fromEntries(Array.from('“”„‟«»″‶〝〞', (it) => [it, '"'])),
  ...Object.fromEntries(Array.from('‐‑‒–—―−', (it) => [it, '-'])),
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ø: 'o',
  Ø: 'o',
  ß: 'ss',
  ẞ: 'ss',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  ħ: 'h',
  Ħ: 'h',
  ı: 'i',
  ł: 'l',
  Ł: 'l',
  ŧ: 't',
  Ŧ: 't',
};

const foldedCharacter = (it: string) =>
  plainMarks[it] ??
  it
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase();

/** A text without capitals and accents and with plain apostrophes, quotes and dashes, so that a search finds it however it is typed. */
export const foldedText = (text: string) => Array.from(text, foldedCharacter).join('');

/**
 * The parts of a text around what is searched, folded: `['…', 'found', '…']` has what was found at odd places, as it is
 * written.
 */
export function splitByMatches(text: string, searched: readonly string[]): string[] {
  const wanted = searched.map(foldedText).filter((it) => it !== '');
  if (wanted.length === 0) return [text];
  const { folded, starts, ends } = unitsOf(text);
  const pattern = wanted.map((it) => it.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|');
  const parts: string[] = [];
  let at = 0;
  for (const { 0: found, index } of folded.matchAll(new RegExp(pattern, 'g'))) {
    const start = starts[index] ?? 0;
    const end = ends[index + found.length - 1] ?? text.length;
    if (start < at) continue;
    parts.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  return [...parts, text.slice(at)];
}

/** A folded text, and where the character of each of its units begins and ends in the original, with its accents. */
function unitsOf(text: string) {
  const [starts, ends]: [number[], number[]] = [[], []];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const units = foldedCharacter(character);
    at += character.length;
    if (units === '' && ends.length > 0) ends[ends.length - 1] = at;
    for (let unit = 0; unit < units.length; unit += 1) {
      starts.push(at - character.length);
      ends.push(at);
    }
    folded += units;
  }
  return { folded, starts, ends };
}
