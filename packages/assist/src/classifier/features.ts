import { type Word } from './words.ts';

/** Hash buckets for words and pairs of words, and for runs of characters; then one place for each flag and a constant. */
const wordBuckets = 2 ** 14;
const characterBuckets = 2 ** 15;

/** Runs of characters, across the spaces between words, have these lengths. */
const [shortest, longest] = [3, 6];

const list = (words: string) => new Set(words.split(' '));

/** What a sentence is like, whatever it is about. */
const flags: readonly ReadonlySet<string>[] = [
  list('i im ive ill id me my mine yo mi me conmigo mio mia'),
  list('you your youre youll youve yours tu te ti vos usted tus contigo'),
  list('he she him her his hers they them their el ella le lo la ellos su sus'),
  list('no not never dont didnt doesnt wont cant isnt wasnt aint nobody without nor nunca jamas nadie sin ni tampoco'),
  list('will ill youll going would could might may should shall must voy vas va podria debe deberia'),
  list('if unless until till otherwise or si hasta salvo sino'),
  list('said says told tells wrote threatened swore called dijo dice decia amenazo escribio juro'),
  list('"'),
  list('? ??'),
  list('! !! !? ?!'),
  list('please thanks thank sorry gracias favor perdon disculpa'),
  list('0'),
];

/** The number of features. */
export const featureCount = wordBuckets + characterBuckets + flags.length + 1;

/** The features of a text: their places and values, and the word that each comes from, or -1. */
export interface Features {
  places: Int32Array;
  values: Float64Array;
  words: Int32Array;
}

/** The FNV-1a hash of a string, mixed so that its low bits depend on all of it. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (bits ^ (bits >>> 12)) >>> 0;
}

/** Counts of buckets, with the word where each was seen first. */
class Block {
  readonly counts = new Map<number, { count: number; word: number }>();

  add(bucket: number, word: number) {
    const seen = this.counts.get(bucket);
    if (seen) seen.count += 1;
    else this.counts.set(bucket, { count: 1, word });
  }

  /** Damped counts, scaled to the length 1. */
  scaled(): { place: number; value: number; word: number }[] {
    const damped = [...this.counts].map(([place, { count, word }]) => ({ place, word, value: 1 + Math.log(count) }));
    const length = Math.sqrt(damped.reduce((sum, { value }) => sum + value * value, 0)) || 1;
    return damped.map((it) => ({ ...it, value: it.value / length }));
  }
}

/** The features of the words of a text, the same for training and use. */
export function featuresOf(words: readonly Word[]): Features {
  const pairs = new Block();
  const runs = new Block();
  let line = ' ';
  const wordAt: number[] = [0];
  for (const [index, { text }] of words.entries()) {
    pairs.add(hash(`w${text}`) % wordBuckets, index);
    if (index > 0) pairs.add(hash(`b${words[index - 1]!.text} ${text}`) % wordBuckets, index);
    line += `${text} `;
    for (let at = 0; at <= text.length; at += 1) wordAt.push(index);
  }
  for (let length = shortest; length <= longest; length += 1)
    for (let at = 0; at + length <= line.length; at += 1)
      runs.add(wordBuckets + (hash(line.slice(at, at + length)) % characterBuckets), wordAt[at + (length >> 1)]!);

  const set = flags.flatMap((flag, index) =>
    words.some(({ text }) => flag.has(text))
      ? [{ place: wordBuckets + characterBuckets + index, value: 0.5, word: -1 }]
      : [],
  );
  const all = [...pairs.scaled(), ...runs.scaled(), ...set, { place: featureCount - 1, value: 1, word: -1 }];
  return {
    places: Int32Array.from(all, (it) => it.place),
    values: Float64Array.from(all, (it) => it.value),
    words: Int32Array.from(all, (it) => it.word),
  };
}
