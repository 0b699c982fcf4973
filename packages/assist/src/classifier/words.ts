import { concepts } from '../data/concepts.ts';
import { stopWords } from '../data/stop-words.ts';

/** A word of a text as it is compared: lower case, without accents and apostrophes. */
export interface Word {
  text: string;
  /** Its range in the text that was read. */
  start: number;
  end: number;
  /** Whether a sentence begins with it. */
  isFirst: boolean;
  /** Whether a comma is before it. */
  followsComma: boolean;
}

/** Words that differ by a person's sex alone count as one, so that nobody is judged by it. */
const alike: Record<string, string> = {
  she: 'he',
  shes: 'hes',
  shed: 'hed',
  shell: 'hell',
  her: 'him',
  his: 'him',
  hers: 'him',
  herself: 'himself',
  wife: 'spouse',
  husband: 'spouse',
  girlfriend: 'boyfriend',
  mother: 'parent',
  father: 'parent',
  mom: 'parent',
  dad: 'parent',
  sister: 'brother',
  daughter: 'son',
  daughters: 'sons',
  girl: 'boy',
  girls: 'boys',
  woman: 'man',
  aunt: 'uncle',
  grandma: 'grandpa',
  grandmother: 'grandfather',
  ella: 'el',
  ellas: 'ellos',
  esposa: 'esposo',
  marido: 'esposo',
  exmarido: 'exmujer',
  novia: 'novio',
  madre: 'padre',
  mama: 'papa',
  hermana: 'hermano',
  hija: 'hijo',
  hijas: 'hijos',
  nina: 'nino',
  ninas: 'ninos',
  nena: 'nene',
  abuela: 'abuelo',
  tia: 'tio',
};

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
  mum: 'parent',
  mam: 'parent',
  mommy: 'parent',
  mummy: 'parent',
  daddy: 'parent',
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

const word =
  /\p{L}+\*[\p{L}*]+|[\p{L}\p{M}](?:[\p{L}\p{M}\d$@]|['](?=\p{L}))*|\d+(?:[.,:/]\d+)*|[!?]+|\p{Extended_Pictographic}|["]/gu;

/** The text that was read last: its words are asked for by what reads its tone, its risk and its language. */
let last = { text: '', words: [] as readonly Word[] };

/** The words of a text that was read, with numbers as `0`, masked words as `**`, and marks and quotes as words of their own. */
export function wordsOf(text: string): readonly Word[] {
  if (last.text !== text) last = { text, words: readWords(text) };
  return last.words;
}

function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index: start } of text.matchAll(word)) {
    const end = start + found.length;
    const before = text.slice(Math.max(0, start - 4), start);
    let isFirst = beginning.test(before);
    let followsComma = comma.test(before);
    const meant = isName(found, before) ? 'somebody' : plain(found);
    for (const text of meant.includes(' ') ? meant.split(' ') : [meant]) {
      words.push({ text, start, end, isFirst, followsComma });
      isFirst = followsComma = false;
    }
  }
  return words;
}

/** What is before the first word of a sentence. */
const beginning = /(?:^|[.!?]\s+)[¿¡(]*$/;
const comma = /[,;]\s*[¿¡]*$/;

/** Days and months, and words that are written with a capital anywhere. */
const capitals =
  /^(?:I|Im|Ill|Ive|Id|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/;

const known = new Set([...Object.values(concepts).join(' ').split(/[ _]/), ...stopWords.en, ...stopWords.es]);

/** Whether a word is one of the commonest of English or Spanish, a concept's or a name. */
export const isKnown = (word: string): boolean => word === 'somebody' || known.has(word);

/** Whether a word is a name: nobody is judged by theirs. At the start of a sentence, a word that is not known. */
function isName(word: string, before: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(word) || word.includes('*') || capitals.test(word.replaceAll("'", ''))) return false;
  return /[\p{L},] $/u.test(before.slice(-2)) || !known.has(plain(word));
}

/** Words of the texts so far, folded. They repeat, and each costs more to fold than to look up. */
const folds = new Map<string, string>();
const [mostFolds, longestFold] = [20_000, 30];

function plain(found: string): string {
  const before = folds.get(found);
  if (before !== undefined) return before;
  const text = fold(found);
  if (folds.size < mostFolds && found.length <= longestFold) folds.set(found, text);
  return text;
}

function fold(found: string): string {
  if (/^\d/.test(found)) return '0';
  if (found.includes('*')) return '**';
  if (!/^\p{L}/u.test(found)) return found.slice(0, 2);
  const folded = found
    .replace(/'s$/i, '')
    .replaceAll("'", '')
    .replaceAll(/(?<=\p{L})[0134578$@](?=\p{L})/gu, (it) => leet[it] ?? it)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1');
  const meant = Object.hasOwn(written, folded) ? written[folded]! : folded;
  return Object.hasOwn(alike, meant) ? alike[meant]! : meant;
}
