import { isGrave, isNoPersons, readCorpus } from '@mediation/assist-corpus';
import { expect, test } from 'vitest';
import { framesIn } from '../src/catalogue/match.ts';
import { frames } from '../src/data/frames.ts';
import { partsOf } from '../src/text/parts.ts';

// Of persons alone: short statements come with as many harmless twins of the same words.
const messages = readCorpus()
  .filter((message) => !isNoPersons(message))
  .map((message) => ({
    ids: partsOf(message.text).flatMap(({ words }) => framesIn(words).map(({ id }) => id)),
    message,
  }));

test.for([...new Set(frames.map(({ id }) => id))])(
  'at least nine of ten messages of the corpus that fit a frame of “%s” are grave',
  (id) => {
    const fitting = messages.filter(({ ids }) => ids.includes(id)).map(({ message }) => message);
    expect(fitting.length).toBeGreaterThanOrEqual(10);
    expect(fitting.filter((it) => isGrave(it)).length / fitting.length).toBeGreaterThanOrEqual(0.9);
  },
);

test('the catalogue has at most 60 frames', () => expect(frames.length).toBeLessThanOrEqual(60));
