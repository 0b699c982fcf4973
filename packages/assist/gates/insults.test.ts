import { expect, test } from 'vitest';
import { analyzeTone } from '../src/tone/tone.ts';
import lines from './data/insults.tsv?raw';

/** From this intensity on the interface shows a message as upset. */
const upset = 4;

// Lines of language, kind and text, by somebody who has not seen the corpus.
test('half of the everyday messages with an insult show as upset, and few of those without', () => {
  const messages = lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, kind, text = ''] = line.split('\t');
      return { kind, isUpset: analyzeTone(text).intensity >= upset };
    });
  const shareUpset = (kind: string) => {
    const some = messages.filter((it) => it.kind === kind);
    return some.filter((it) => it.isUpset).length / some.length;
  };
  expect(shareUpset('insult')).toBeGreaterThanOrEqual(0.5);
  expect(shareUpset('clean')).toBeLessThanOrEqual(0.04);
});
