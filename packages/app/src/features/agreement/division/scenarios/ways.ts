import { t } from '@lingui/core/macro';
import type { Role, Settlement } from '@mediation/api-client';
import { firstName } from '../../../../words/names/people-names.ts';

/** How many ways stand beside each other. */
export const most = 3;

/** What can be compared: each other way, one’s own working copy, and the newest version of each author. */
export function waysOf(settlements: readonly Settlement[]): Settlement[] {
  const isNewest = (it: Settlement) =>
    !settlements.some(
      ({ number, author, name }) =>
        name === null &&
        author.role === it.author.role &&
        isSameAuthor(author, it.author) &&
        Number(number) > Number(it.number),
    );
  return settlements.filter((it) => it.name !== null || it.shared_at === null || isNewest(it));
}

/** Mediators of a case share one working copy, so its versions are of one author. */
const isSameAuthor = (one: Settlement['author'], other: Settlement['author']) =>
  one.role === 'mediator' || one.participant_id === other.participant_id;

/** What a way is called: by its name, or as a working copy or one of its versions. */
export function wayName({ name, number, author }: Settlement, role: Role): string {
  if (name !== null) return name;
  if (number === null) return role === 'mediator' ? t`Your working copy` : t`Your draft`;
  return author.role === 'mediator' ? t`Version ${number}` : t`Draft ${number} of ${firstName(author.name)}`;
}

/** The ways that are shown: those chosen, and else the newest. */
export const shownWays = (ways: readonly Settlement[], chosen: readonly string[]): Settlement[] => {
  const picked = ways.filter(({ id }) => chosen.includes(id));
  const others = ways.filter(({ id }) => !chosen.includes(id));
  const missing = Math.max(0, most - picked.length);
  const shown = new Set([...picked.slice(-most), ...(missing === 0 ? [] : others.slice(-missing))]);
  return ways.filter((it) => shown.has(it));
};
