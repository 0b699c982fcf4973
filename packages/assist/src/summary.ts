import type { KeyPoint, Summary } from '@mediation/api-client';
import { pointOf, pointsOf } from './key-points.ts';
import { engineMark, limitsOf } from './mark.ts';
import { read } from './reading.ts';
import { sentencesOf } from './segment.ts';

/** How many sentences a text begins with that are kept whatever they say, and how many points more. */
const leads = 2;
const most = 8;

/** A text in fewer of its own sentences: how it begins, then safety, then what is asked, offered and settled. */
export function summarize(text: string): Summary {
  const reading = read(text);
  const first = sentencesOf(reading)
    .slice(0, leads)
    .map((it) => pointOf(reading, it, 'lead'));
  const told = pointsOf(reading);
  const points = [
    ...told.filter((it) => it.kind === 'safety'),
    ...first.filter((it) => !told.some((point) => point.start === it.start)),
    ...told.filter((it) => it.kind !== 'safety'),
  ]
    .slice(0, most)
    .toSorted((one, other) => one.start - other.start);
  return {
    summary: points.map((it: KeyPoint) => it.quote).join('\n'),
    points,
    confidence: 'low',
    limits: limitsOf(reading),
    engine: engineMark,
  };
}
