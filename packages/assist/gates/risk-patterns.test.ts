import { isGrave, isNoPersons, readCorpus } from '@mediation/assist-corpus';
import { expect, test } from 'vitest';
import { patternsIn } from '../src/risk/match-patterns.ts';
import { riskPatterns } from '../src/data/risk-patterns.ts';
import { partsOf } from '../src/text/parts.ts';

// Of persons alone: short statements come with as many harmless twins of the same words.
const messages = readCorpus()
  .filter((message) => !isNoPersons(message))
  .map((message) => ({
    ids: partsOf(message.text).flatMap(({ words }) => patternsIn(words).map(({ id }) => id)),
    message,
  }));

test.for([...new Set(riskPatterns.map(({ id }) => id))])(
  'at least nine of ten messages of the corpus that fit a risk pattern of “%s” are grave',
  (id) => {
    const fitting = messages.filter(({ ids }) => ids.includes(id)).map(({ message }) => message);
    expect(fitting.length).toBeGreaterThanOrEqual(10);
    expect(fitting.filter((it) => isGrave(it)).length / fitting.length).toBeGreaterThanOrEqual(0.9);
  },
);

test('there are at most 60 risk patterns', () => expect(riskPatterns.length).toBeLessThanOrEqual(60));
