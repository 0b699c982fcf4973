import type { AgreementDocument } from '@mediation/api-client';
import { useState } from 'react';
import { decidedWords } from '../editor/decided-words.ts';
import type { Struck } from '../marks/first-page-points.tsx';
import type { Kept } from '../marks/foreign-passages.tsx';
import type { Contradiction } from './contradiction.ts';

const mostPoints = 100;

/** What a mediator decides before a release: words that stay as they are, and points that are not open. */
export function useReleaseDecisions(
  newest: AgreementDocument['newest'],
  openPoints: readonly string[],
  contradictions: readonly Contradiction[],
) {
  const [struck, setStruck] = useState<Struck>(() =>
    // What was not counted as open before is not open now.
    Object.fromEntries(
      (newest?.struck_points ?? []).flatMap(({ point, reason }) =>
        openPoints.includes(point) ? [[point, reason] as const] : [],
      ),
    ),
  );
  const [keptPlain, setKeptPlain] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<Kept>(() =>
    // Words that stayed before and are the same stay now.
    Object.fromEntries(
      (newest?.struck_points ?? []).flatMap(({ clause_id: id, reason }) => {
        const clause = newest?.clauses.find((it) => it.id === id);
        return clause === undefined ? [] : [[decidedWords(clause), reason] as const];
      }),
    ),
  );
  const foreign = contradictions.filter(({ isForeign }) => isForeign);
  const older = contradictions.filter(({ isOlder }) => isOlder);
  const points = openPoints.slice(0, mostPoints);
  return {
    foreign: { passages: foreign, kept, onKeptChange: setKept },
    older: { clauses: older, kept: keptPlain, onKeptChange: setKeptPlain },
    firstPage: { points, struck, onStruckChange: setStruck },
    isComplete:
      foreign.every(({ clause }) => (kept[decidedWords(clause)] ?? '').trim() !== '') &&
      older.every(({ clause }) => keptPlain.includes(decidedWords(clause))) &&
      points.every((point) => struck[point]?.trim() !== ''),
    /** As the release takes them. */
    decisions: {
      older_plain: older.flatMap(({ clause }) => (keptPlain.includes(decidedWords(clause)) ? [clause.id] : [])),
      open_points: points.filter((point) => struck[point] === undefined),
      struck_points: [
        ...foreign.flatMap(({ clause, number, words }) => {
          const reason = kept[decidedWords(clause)];
          const point = `${number} ${clause.heading}: ${words}`;
          return reason === undefined ? [] : [{ point, reason, clause_id: clause.id }];
        }),
        ...points.flatMap((point) => {
          const reason = struck[point];
          return reason === undefined ? [] : [{ point, reason }];
        }),
      ],
    },
  };
}
