/** A word of a text as it is compared: lower case, without accents and apostrophes. */
export interface Word {
  text: string;
  /** Its range in the text that was read. */
  start: number;
  end: number;
}

/** How people write words in a hurry, and the words meant. English and Spanish. */
const written: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  yall: 'you',
  yous: 'you',
  youse: 'you',
  em: 'them',
  gonna: 'going to',
  gunna: 'going to',
  wanna: 'want to',
  cuz: 'because',
  coz: 'because',
  cos: 'because',
  bc: 'because',
  cannot: 'cant',
  mum: 'mom',
  mam: 'mom',
  mama: 'mom',
  mommy: 'mom',
  mummy: 'mom',
  daddy: 'dad',
  pls: 'please',
  plz: 'please',
  q: 'que',
  k: 'que',
  xq: 'porque',
  pq: 'porque',
  tmb: 'tambien',
  x: 'por',
};

/** Letters that stand for others inside a word, such as "k1ll" and "h8te". A word of digits alone keeps them. */
const leet: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a' };

const word = /[\p{L}\p{M}](?:[\p{L}\p{M}\d$@]|['](?=\p{L}))*|\d+(?:[.,:/]\d+)*|[!?]+|\p{Extended_Pictographic}|["]/gu;

/** The words of a text that was read, with numbers as `0`, and with marks and quotes as words of their own. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].flatMap((found) => {
    const [start, end] = [found.index, found.index + found[0].length];
    return plain(found[0])
      .split(' ')
      .map((it) => ({ text: it, start, end }));
  });
}

function plain(found: string): string {
  if (/^\d/.test(found)) return '0';
  if (!/^\p{L}/u.test(found)) return found.slice(0, 2);
  const folded = found
    .replaceAll("'", '')
    .replaceAll(/(?<=\p{L})[0134578$@](?=\p{L})/gu, (it) => leet[it] ?? it)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1');
  return Object.hasOwn(written, folded) ? written[folded]! : folded;
}
