import type { Figure, Settlement, SettlementContent } from '@mediation/api-client';

/** A settlement that changes nothing. */
export const asItIs: SettlementContent = {
  keeps: {},
  payment: null,
  nights: null,
  support: null,
  housing: { A: null, B: null },
};

/** The working copy of the person, which nobody else reads. */
export const ownDraft = (all: readonly Settlement[]) =>
  all.find((it) => it.is_own && it.name === null && it.shared_at === null);

/** The newest version that the mediator has shared with everybody. */
export const newestVersion = (all: readonly Settlement[]) =>
  all.findLast(({ name, number, author }) => name === null && number !== null && author.role === 'mediator');

/** The newest version of the person where it equals their working copy, so that there is nothing new to share. */
export const sharedAs = (all: readonly Settlement[], content: SettlementContent) => {
  const newest = all.findLast(({ is_own, name, shared_at }) => is_own && name === null && shared_at !== null);
  return newest !== undefined && isSame(newest.content, content) ? newest : undefined;
};

/** Whether two values hold the same, whatever the order of their keys. */
const isSame = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other);

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, it: unknown) =>
    it !== null && typeof it === 'object' && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : it,
  );

/** What everybody in the case reads and was shared last. */
export const newestShared = (all: readonly Settlement[]) =>
  all
    .filter(({ audience, shared_at }) => audience === 'everyone' && shared_at !== null)
    .toSorted((a, b) => Date.parse(a.shared_at ?? '') - Date.parse(b.shared_at ?? ''))
    .at(-1);

/** The number that the next shared version of the person gets. */
export const nextNumber = (all: readonly Settlement[]) =>
  1 + Math.max(0, ...all.filter(({ is_own }) => is_own).map(({ number }) => number ?? 0));

/**
 * What the page shows: the settlement of the address, else one’s own draft, else the newest version. Undefined where a
 * new draft begins; null where a person can only read and nothing is there.
 */
export function shownOf(all: readonly Settlement[], of: string | null, canTry: boolean): Settlement | null | undefined {
  const named = all.find(({ id }) => id === of);
  return named ?? ownDraft(all) ?? (of === 'new' ? undefined : newestVersion(all)) ?? (canTry ? undefined : null);
}

/** The figures of a settlement: as they are, or as they were when it was shared. */
export const figuresAt = (figures: readonly Figure[], amounts: Settlement['amounts'] | undefined): Figure[] =>
  figures.flatMap((figure) => {
    if (!amounts) return [figure];
    const then = amounts[figure.id];
    return then === undefined ? [] : [{ ...figure, amount_minor: then }];
  });
