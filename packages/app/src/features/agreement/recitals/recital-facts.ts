import { t } from '@lingui/core/macro';
import type { ReleasedRecitals } from '@mediation/api-client';
import { listOf } from '../../../words/names/people-names.ts';
import { dateOf } from '../schedule/rules/plan-day.ts';

/** What recitals say about the parties, fact by fact, in the reader’s language. */
export function recitalFacts(recitals: ReleasedRecitals): { term: string; detail: string }[] {
  const { parties, wedding_on: wedding, separation_on: separation } = recitals;
  const notStated = t`Not stated`;
  const isEach = parties.length > 0 && parties.every(({ address }) => address !== null);
  const adviceOf = { taken: t`taken`, declined: t`declined`, none: t`not stated` };
  return [
    { term: t`Parties`, detail: listOf(parties.map(({ name }) => name)) },
    {
      term: t`Addresses`,
      detail: isEach
        ? parties.map(({ name, address }) => `${name}: ${address}`).join('\n')
        : t`Not stated in this paper`,
    },
    { term: t`Wedding`, detail: wedding === null ? notStated : dateOf(wedding) },
    { term: t`Separation`, detail: separation === null ? notStated : dateOf(separation) },
    { term: t`Children`, detail: childrenOf(recitals) ?? notStated },
    { term: t`Disclosure of finances`, detail: disclosureOf(recitals) ?? notStated },
    {
      term: t`Independent legal advice`,
      detail: parties.map(({ name, advice }) => `${name}: ${adviceOf[advice ?? 'none']}`).join('\n'),
    },
  ];
}

function childrenOf({ has_children, children }: ReleasedRecitals): string | null {
  if (has_children === false) return t`None together`;
  if (children.length === 0) return null;
  return children
    .map(({ name, born }) => {
      if (born === null) return name;
      const day = born.length === 10 ? dateOf(born) : born;
      return t`${name}, born ${day}`;
    })
    .join('\n');
}

function disclosureOf({ disclosure, disclosed_on: on }: ReleasedRecitals): string | null {
  if (disclosure === null) return null;
  if (disclosure === 'not_made') return t`Not made in this mediation`;
  const day = on === null ? null : dateOf(on);
  return day === null ? t`Made by both parties` : t`Made by both parties, ${day}`;
}
