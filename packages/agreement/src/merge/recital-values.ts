import type { AgreementVersion, MergeKey, ReleasedRecitals } from '@mediation/api-client';

type Released = Pick<AgreementVersion, 'released_at' | 'parties' | 'recitals'>;
type Day = (it: string) => string;

const places = [1, 2, 3, 4] as const;
type ChildKey = `child_${(typeof places)[number]}`;
type ChildValues = Record<ChildKey | `${ChildKey}_born`, string | null>;

/** What the recitals that were released last state: addresses only where the paper prints both, children as it names them. */
export function recitalValues(released: readonly Released[], day: Day) {
  const last = released
    .filter(({ recitals }) => recitals !== null)
    .toSorted((a, b) => Date.parse(a.released_at) - Date.parse(b.released_at))
    .at(-1);
  const { recitals = null, parties = [] } = last ?? {};
  const dayOrNull = (it: string | null | undefined) => (it ? day(it) : null);
  const addressOf = (side: 'A' | 'B') => {
    const id = parties.find((it) => it.side === side)?.id;
    return recitals?.parties.find((it) => it.id === id)?.address ?? null;
  };
  return {
    party_a_address: addressOf('A'),
    party_b_address: addressOf('B'),
    wedding_on: dayOrNull(recitals?.wedding_on),
    separation_on: dayOrNull(recitals?.separation_on),
    disclosed_on: dayOrNull(recitals?.disclosed_on),
    ...childrenOf(recitals?.children ?? [], day),
  } satisfies Partial<Record<MergeKey, string | null>>;
}

function childrenOf(children: ReleasedRecitals['children'], day: Day) {
  const bornText = (born: string | null | undefined) => (born?.length === 10 ? day(born) : (born ?? null));
  const each = places.flatMap((place): [string, string | null][] => [
    [`child_${place}`, children[place - 1]?.name ?? null],
    [`child_${place}_born`, bornText(children[place - 1]?.born)],
  ]);
  const lines = children.map(({ name, born }) => (born === null ? name : `${name}, ${bornText(born)}`));
  return { children: lines.join('\n') || null, ...(Object.fromEntries(each) as ChildValues) };
}
