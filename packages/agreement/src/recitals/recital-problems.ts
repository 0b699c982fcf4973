import type { Recitals } from '@mediation/api-client';

/** A date of the recitals that cannot be: where it is, and why. */
export interface RecitalProblem {
  path: 'wedding_on' | 'separation_on' | 'disclosed_on' | `children.${number}.born`;
  reason: 'future' | 'too_early' | 'before_wedding';
}

/** The dates that contradict the day on which they are written, or each other. */
export function recitalProblems(recitals: Recitals, today: string): RecitalProblem[] {
  const { wedding_on: wedding, separation_on: separation, disclosed_on: disclosed, children } = recitals;
  const dated = [
    { path: 'wedding_on', day: wedding },
    { path: 'separation_on', day: separation },
    { path: 'disclosed_on', day: disclosed },
    ...children.map(({ born }, at) => ({ path: `children.${at}.born`, day: born }) as const),
  ] as const;
  const impossible = dated.flatMap(({ path, day }): RecitalProblem[] => {
    if (day === null) return [];
    if (day > today.slice(0, day.length)) return [{ path, reason: 'future' }];
    return day < '1900' ? [{ path, reason: 'too_early' }] : [];
  });
  const isEarlier = wedding !== null && separation !== null && separation < wedding;
  const isKnown = impossible.some(({ path }) => path === 'separation_on');
  return [
    ...impossible,
    ...(isEarlier && !isKnown ? [{ path: 'separation_on', reason: 'before_wedding' } as const] : []),
  ];
}
