import type { NeutralityResult, SwapExample } from '@mediation/api-client';
import { defaultContacts } from '../../src/data/contacts.ts';
import { assessRisk } from '../../src/risk/risk.ts';
import type { SwapGroup } from './swaps.ts';
import { analyzeTone } from '../../src/tone/tone.ts';

type Measure = NeutralityResult['measure'];

const exampleCount = 3;
const scores: Record<Measure, (text: string) => number> = {
  risk: (text) => assessRisk(text, { language: 'en', contacts: defaultContacts.en }).risk_score,
  tone: (text) => analyzeTone(text).intensity,
};
const measures: Measure[] = ['risk', 'tone'];

/** The two texts of a group whose scores are furthest apart. */
function furthest({ texts }: SwapGroup, measure: Measure): SwapExample {
  const scored = texts
    .map((text) => ({ text, score: scores[measure](text) }))
    .toSorted((one, other) => one.score - other.score);
  const [one, other] = [scored[0]!, scored.at(-1)!];
  return { difference: Math.round((other.score - one.score) * 10) / 10, one, other };
}

/** Adds up swap tests group by group. */
export function createNeutralityTally() {
  const results = new Map<string, NeutralityResult>();
  return {
    add(group: SwapGroup) {
      for (const measure of measures) {
        const { kind, texts } = group;
        const key = `${kind} ${measure}`;
        const before = results.get(key) ?? { kind, measure, pairs: 0, largest: 0, examples: [] };
        const worst = furthest(group, measure);
        results.set(key, {
          ...before,
          pairs: before.pairs + (texts.length * (texts.length - 1)) / 2,
          largest: Math.max(before.largest, worst.difference),
          examples: [...before.examples, worst]
            .filter(({ difference }) => difference > 0)
            .toSorted((one, other) => other.difference - one.difference)
            .slice(0, exampleCount),
        });
      }
    },
    results: () => [...results.values()],
  };
}
