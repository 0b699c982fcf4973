import { readUnseen } from '@mediation/assist-corpus';
import { expect, test } from 'vitest';
import { defaultContacts } from '../src/data/contacts.ts';
import { serious } from '../src/data/serious.ts';
import { toneSuggestions } from '../src/data/tones.ts';
import { matterIn } from '../src/risk/matter.ts';
import { rephrase } from '../src/rephrase/rephrase.ts';
import { analyzeTone } from '../src/tone/tone.ts';
import accounts from './data/accounts-of-harm.tsv?raw';
import despair from './data/despair.tsv?raw';
import threats from './data/expressed-threats.tsv?raw';
import harsh from './data/harsh-drafts.tsv?raw';

const textsOf = (tsv: string) =>
  tsv
    .trim()
    .split('\n')
    .map((line) => line.split('\t').at(-1)!);
const share = <Item>(all: readonly Item[], holds: (item: Item) => boolean) => all.filter(holds).length / all.length;

const { en } = defaultContacts;
const advice = (text: string) => rephrase(text, en);
const triggersOf = (text: string) => (advice(text).triggers ?? analyzeTone(text).triggers).map((it) => it.suggestion);
const isTold = (text: string, sentence: Record<'en' | 'es', string> | null) =>
  triggersOf(text).some((it) => it === sentence?.en || it === sentence?.es);
const isToldThreat = (text: string) => isTold(text, toneSuggestions.threatening);
const isHinted = (text: string) =>
  triggersOf(text).some((it) => /about the person|sobre la persona|“never”|«nunca»/.test(it));

// Written by the author of the rules: the first 63 before them, the other 48 after them, in words of their own. On first
// sight 26 of these 48 were seen to tell of harm, 2 were called a threat, and 6 got a hint on tone.
test('hardly an account of harm, in both languages, is called a threat or gets a hint on tone', () => {
  const texts = textsOf(accounts);
  expect(share(texts, isToldThreat)).toBeLessThanOrEqual(0.02);
  expect(share(texts, isHinted)).toBeLessThanOrEqual(0.05);
  expect(share(texts, (it) => matterIn(it) === 'harm')).toBeGreaterThanOrEqual(0.8);
});

test('two of three threats that their writer expresses are called one, half of them without a threatening word', () => {
  expect(share(textsOf(threats), (it) => matterIn(it) === 'threat')).toBeGreaterThanOrEqual(0.6);
});

test('hardly an unseen message that tells of somebody else is a threat, and four of five of those that are one express it', () => {
  const judged = readUnseen().map((message) => ({ message, matter: matterIn(message.text) }));
  const told = judged.filter(({ message: { tags } }) => tags[0] === 'disclosure' || tags[0] === 'quoted');
  expect(share(told, ({ matter }) => matter === 'threat')).toBeLessThanOrEqual(0.003);
  const called = judged.filter(({ matter }) => matter === 'threat');
  expect(share(called, ({ message }) => message.tone_ok.includes('threatening'))).toBeGreaterThanOrEqual(0.78);
});

test('a harsh draft without harm still gets its hint', () => {
  const texts = textsOf(harsh);
  expect(share(texts, (it) => isHinted(it) || advice(it).status === 'rephrased')).toBeGreaterThanOrEqual(0.92);
  expect(share(texts, (it) => isTold(it, serious))).toBeLessThanOrEqual(0.05);
});

test('seven of ten drafts of somebody in despair are refused with the crisis line', () => {
  const texts = textsOf(despair);
  expect(share(texts, (it) => advice(it).note?.includes(en.crisis_line) ?? false)).toBeGreaterThanOrEqual(0.7);
  expect(share(texts, isToldThreat)).toBe(0);
});
