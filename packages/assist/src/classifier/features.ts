import { type Mention, conceptCount, mentionsIn } from './concepts.ts';
import { emptyHash, hash, hashEnd, hashNext, hashOn } from './hash.ts';
import { shapeOf } from './shape.ts';
import type { Word } from './words.ts';

/** The features of a text: their places and values, and the word that each comes from, or -1. */
export interface Features {
  places: Int32Array;
  values: Float64Array;
  words: Int32Array;
}

/** Places for each kind of feature, and how much the kind counts. */
const kinds = {
  words: { size: 2 ** 16, weight: 1 },
  runs: { size: 2 ** 18, weight: 1 },
  concepts: { size: conceptCount, weight: 0.7 },
  pairs: { size: 2 ** 18, weight: 2 },
  edges: { size: 2 ** 16, weight: 0.7 },
  shape: { size: 2 ** 12, weight: 0.6 },
  constant: { size: 1, weight: 1 },
};

/** Runs of characters, across the spaces between words, have this length. */
const runLength = 5;
/** Two words make a pair up to this distance, and two concepts up to that one. */
const [nextWords, nextConcepts] = [2, 12];

/**
 * Counts how often each place of a kind occurs, and where first. One block serves all texts, one after the other, with
 * the same lists: a text fills thousands of places, and a server judges each message as it is sent. Few slots stay in the
 * cache of a processor, where a table of all places would not.
 */
class Block {
  /** How many places occur. The lists may be longer. */
  length = 0;
  readonly #first: number;
  readonly #weight: number;
  /** The bits of a hash that are its place. */
  readonly #mask: number;
  readonly #places: number[] = [];
  readonly #counts: number[] = [];
  readonly #words: number[] = [];
  /** For each place in the lists, its slot. */
  readonly #taken: number[] = [];
  /** In each slot that is taken, 1 more than where its place is in the lists. */
  #slots = new Int32Array(2 ** 10);

  /** The places of the kind begin at `first`. */
  constructor({ size, weight }: { size: number; weight: number }, first: number) {
    this.#first = first;
    this.#weight = weight;
    this.#mask = 2 ** Math.ceil(Math.log2(size)) - 1;
  }

  add(key: number, word: number) {
    const place = key & this.#mask;
    const slot = this.#slotOf(place);
    const listed = this.#slots[slot]!;
    if (listed > 0) this.#counts[listed - 1]! += 1;
    else {
      const at = this.length;
      this.#places[at] = place;
      this.#counts[at] = 1;
      this.#words[at] = word;
      this.#take(slot, at);
      this.length += 1;
      if (this.length * 2 > this.#slots.length) this.#grow();
    }
  }

  /** The slot of a place, or the free one that it would get. */
  #slotOf(place: number): number {
    const last = this.#slots.length - 1;
    let slot = place & last;
    for (let listed = this.#slots[slot]!; listed > 0 && this.#places[listed - 1] !== place; listed = this.#slots[slot]!)
      slot = (slot + 1) & last;
    return slot;
  }

  #take(slot: number, at: number) {
    this.#slots[slot] = at + 1;
    this.#taken[at] = slot;
  }

  #grow() {
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let at = 0; at < this.length; at += 1) this.#take(this.#slotOf(this.#places[at]!), at);
  }

  /** Writes damped counts, scaled to the weight of the kind, from this index on, and is empty again. */
  moveTo({ places, values, words }: Features, from: number) {
    let squares = 0;
    for (let at = 0; at < this.length; at += 1) {
      const place = this.#places[at]!;
      const count = this.#counts[at]!;
      const value = count === 1 ? 1 : 1 + Math.log(count);
      places[from + at] = this.#first + place;
      values[from + at] = value;
      words[from + at] = this.#words[at]!;
      squares += value * value;
      this.#slots[this.#taken[at]!] = 0;
    }
    const scale = this.#weight / (Math.sqrt(squares) || 1);
    for (let at = from; at < from + this.length; at += 1) values[at]! *= scale;
    this.length = 0;
  }
}

type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

const sizeOf = (some: readonly Kind[]) => some.reduce((sum, kind) => sum + kinds[kind].size, 0);

/** The number of features. */
export const featureCount = sizeOf(names);

const blocks = Object.fromEntries(
  names.map((kind, at) => [kind, new Block(kinds[kind], sizeOf(names.slice(0, at)))]),
) as Record<Kind, Block>;
const all = Object.values(blocks);

/** The features of a text and its words, the same for training and use. */
export function featuresOf(text: string, words: readonly Word[]): Features {
  for (const [index, { text }] of words.entries()) blocks.words.add(hash(text), index);
  addRuns(words, blocks.runs);
  const mentions = mentionsIn(words);
  addPairs(words, mentions, blocks);
  addEdges(words, blocks.edges);
  addAsides(words, mentions, blocks.edges);
  for (const key of shapeOf(text, words)) blocks.shape.add(hash(key), -1);
  blocks.constant.add(0, -1);

  const count = all.reduce((sum, { length }) => sum + length, 0);
  const features = {
    places: new Int32Array(count),
    values: new Float64Array(count),
    words: new Int32Array(count),
  };
  let from = 0;
  for (const block of all) {
    const next = from + block.length;
    block.moveTo(features, from);
    from = next;
  }
  return features;
}

function addRuns(words: readonly Word[], runs: Block) {
  const line = ` ${words.map(({ text }) => text).join(' ')} `;
  const wordAt = [0];
  for (const [index, { text }] of words.entries()) for (let at = 0; at <= text.length; at += 1) wordAt.push(index);
  for (let from = 0; from + runLength <= line.length; from += 1) {
    let bits = emptyHash;
    for (let at = from; at < from + runLength; at += 1) bits = hashNext(bits, line.charCodeAt(at));
    runs.add(hashEnd(bits), wordAt[from + (runLength >> 1)]!);
  }
}

const space = ' '.charCodeAt(0);
const conceptNames = Array.from({ length: conceptCount }, (_, concept) => `#${concept}`);

/** The hash of each pair of concepts that was met, by the place of the first and then of the second. */
const conceptPairs = new Map<number, number>();

function conceptPair(one: number, other: number): number {
  const key = one * conceptCount + other;
  const known = conceptPairs.get(key);
  if (known !== undefined) return known;
  const found = hash(`#${one}..#${other}`);
  conceptPairs.set(key, found);
  return found;
}

/** Concepts; pairs of concepts; and pairs of near words, each by its concepts where it has any. */
function addPairs(
  words: readonly Word[],
  mentions: readonly Mention[],
  { concepts, pairs }: Record<'concepts' | 'pairs', Block>,
) {
  const names: string[][] = [];
  for (const [at, { concept, word }] of mentions.entries()) {
    concepts.add(concept, word);
    (names[word] ??= []).push(conceptNames[concept]!);
    for (let next = at + 1; next < mentions.length; next += 1) {
      const distance = mentions[next]!.word - word;
      if (distance > nextConcepts) break;
      if (distance > 0) pairs.add(conceptPair(concept, mentions[next]!.concept), word);
    }
  }
  for (let index = 0; index < words.length; index += 1) names[index] ??= [words[index]!.text];
  for (let index = 0; index < words.length; index += 1) {
    const begun = names[index]!.map((one) => hashNext(hashOn(emptyHash, one), space));
    for (let next = index + 1; next <= index + nextWords && next < words.length; next += 1)
      for (const bits of begun) for (const other of names[next]!) pairs.add(hashEnd(hashOn(bits, other)), index);
  }
}

/** The words with which a text and its sentences begin and end: they say most about how it is meant. */
function addEdges(words: readonly Word[], edges: Block) {
  const starts = [...words.keys()].filter((index) => index === 0 || words[index]!.isFirst);
  for (const [at, start] of starts.entries()) {
    const end = starts[at + 1] ?? words.length;
    addEdge(words.slice(start, end), edges, { prefix: '^', from: start, longest: 2 });
    edges.add(hash(`$ ${words[end - 1]!.text}`), end - 1);
  }
  addEdge(words, edges, { prefix: '^^', from: 0, longest: 3 });
  const last = words.length - 1;
  if (last >= 0) edges.add(hash(`$$ ${words[last]!.text}`), last);
  if (last >= 1) edges.add(hash(`$$ ${words[last - 1]!.text} ${words[last]!.text}`), last);
}

/** Concepts beside a comma or an end of a sentence. A word between two of these often says whom a person speaks to. */
function addAsides(words: readonly Word[], mentions: readonly Mention[], edges: Block) {
  const isCut = (at: number) => {
    const word = words[at];
    return !word || word.isFirst || word.followsComma || !/^\p{L}/u.test(word.text);
  };
  for (const { concept, word } of mentions) {
    const isAfterCut = word === 0 || isCut(word);
    const isBeforeCut = isCut(word + 1);
    if (isAfterCut) edges.add(hash(`,#${concept}`), word);
    if (isBeforeCut) edges.add(hash(`#${concept},`), word);
    if (isAfterCut && isBeforeCut) edges.add(hash(`,#${concept},`), word);
  }
}

interface Edge {
  prefix: string;
  /** Where the words are in the text. */
  from: number;
  longest: number;
}

/** The first words, the first two and so on. */
function addEdge(words: readonly Word[], edges: Block, { prefix, from, longest: count }: Edge) {
  let run = prefix;
  for (const { text } of words.slice(0, count)) {
    run += ` ${text}`;
    edges.add(hash(run), from);
  }
}
