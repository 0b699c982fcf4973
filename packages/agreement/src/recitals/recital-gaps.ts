import type { BirthDates, Recitals } from '@mediation/api-client';

/** What the recitals do not say yet, with the field that says it. An address that is not stated is none. */
export type RecitalGap =
  | { kind: 'parties' | 'wedding' | 'separation' | 'has_children' | 'children' | 'disclosure' | 'disclosed_on' }
  | { kind: 'advice'; participant_id: string }
  | { kind: 'born'; at: number; name: string };

interface Asked {
  /** Who signs. */
  parties: readonly { participant_id: string }[];
  birthDates: BirthDates;
}

/** What is missing in the recitals, in the order of their form; null recitals miss everything. */
export function recitalGaps(recitals: Recitals | null, { parties, birthDates }: Asked): RecitalGap[] {
  const { wedding_on, separation_on, has_children, children = [], disclosure, disclosed_on } = recitals ?? {};
  const isWhole = (born: string | null) => born !== null && (birthDates !== 'full' || born.length === 10);
  const adviceOf = (id: string) => recitals?.parties.find((it) => it.participant_id === id)?.advice ?? null;
  return [
    ...(parties.length < 2 ? [{ kind: 'parties' } as const] : []),
    ...(wedding_on ? [] : [{ kind: 'wedding' } as const]),
    ...(separation_on ? [] : [{ kind: 'separation' } as const]),
    ...((has_children ?? null) === null ? [{ kind: 'has_children' } as const] : []),
    ...(has_children === true && children.length === 0 ? [{ kind: 'children' } as const] : []),
    ...children.flatMap(({ name, born }, at) => (isWhole(born) ? [] : [{ kind: 'born', at, name } as const])),
    ...(disclosure ? [] : [{ kind: 'disclosure' } as const]),
    ...(disclosure === 'made' && !disclosed_on ? [{ kind: 'disclosed_on' } as const] : []),
    ...parties.flatMap(({ participant_id }) =>
      adviceOf(participant_id) === null ? [{ kind: 'advice', participant_id } as const] : [],
    ),
  ];
}
