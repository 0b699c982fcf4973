const plainMarks: Record<string, string> = {
  ...Object.fromEntries([...'`´‘’‚‛ʹʻʼʽˈ′‵＇'].map((it) => [it, "'"])),
  ...Object.fromEntries([...'“”„‟«»″‶〝〞'].map((it) => [it, '"'])),
  ...Object.fromEntries([...'‐‑‒–—―−'].map((it) => [it, '-'])),
  ...{ æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe', ø: 'o', Ø: 'o', ß: 'ss', ẞ: 'ss' },
  ...{ đ: 'd', Đ: 'd', ð: 'd', Ð: 'd', ħ: 'h', Ħ: 'h', ı: 'i', ł: 'l', Ł: 'l', ŧ: 't', Ŧ: 't' },
};

const foldedCharacter = (it: string) =>
  plainMarks[it] ??
  it
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase();

/** A text without capitals and accents and with plain apostrophes, quotes and dashes, so that a search finds it however it is typed. */
export const foldedText = (text: string) => Array.from(text, foldedCharacter).join('');

/** Where a text holds what is searched, folded, as start and end. */
export function placeOf(text: string, searched: string): [number, number] | undefined {
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    for (let unit = foldedCharacter(character).length; unit > 0; unit -= 1) starts.push(at);
    at += character.length;
  }
  const wanted = foldedText(searched);
  const found = wanted === '' ? -1 : foldedText(text).indexOf(wanted);
  return found < 0 ? undefined : [starts[found] ?? 0, starts[found + wanted.length] ?? text.length];
}
