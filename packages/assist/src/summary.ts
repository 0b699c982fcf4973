import type { KeyPoint, Summary } from '@mediation/api-client';
import { pointOf, pointsOf } from './key-points.ts';
import { engineMark, limitsOf } from './mark.ts';
import { read } from './reading.ts';
import { sentencesOf } from './segment.ts';

/** The number of opening sentences that are always kept, and of further points. */
const leads = 2;
const most = 8;

/** Summarizes a text in its own sentences: the opening, then safety, requests, offers and agreements. */
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
