import { useLingui } from '@lingui/react/macro';
import { daysToCheckIn, otherFactsIn, otherTimeIn, otherWorthIn } from '@mediation/agreement';
import { type Carer, type DraftClause, getMoney, getRecitals, type ParentingSchedule } from '@mediation/api-client';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../../agreement-paths.ts';
import { amountText } from '../../../../words/amounts/money.ts';
import { today } from '../../../../words/times/due-text.ts';
import { percentText } from '../../money/money-words.ts';
import { openLines } from '../../open-lines.ts';
import { dateOf } from '../../schedule/rules/plan-day.ts';
import type { Contradiction } from './contradiction.ts';

/** Compares the clauses of a draft with the time in its schedule, the open figures, the recitals and the calendar. */
export function useOtherFacts(
  caseId: string,
  clauses: readonly DraftClause[],
  schedule: ParentingSchedule | null,
  names: Record<Carer, string>,
): Contradiction[] {
  const { t, i18n } = useLingui();
  const money = useEndpoint(getMoney, { caseId }).data;
  const recitals = useEndpoint(getRecitals, { caseId }).data?.recitals ?? null;
  const ofSchedule = { name: openLines.schedule(i18n), to: agreementPaths.schedule(caseId) };
  const ofMoney = { name: openLines.money(i18n), to: agreementPaths.money(caseId) };
  return clauses.flatMap((clause, at) => {
    const time = schedule === null ? [] : otherTimeIn(clause, schedule, names);
    const worth = money === undefined || money.opened_at === null ? [] : otherWorthIn(clause, money, names);
    const facts = recitals === null ? [] : otherFactsIn(clause, recitals);
    const days = daysToCheckIn(clause, today());
    const found = [
      ...days.map(({ problem, words, day }) => {
        if (problem === 'impossible') return { words: t`It says “${words}”. That day does not exist.` };
        const over = dateOf(day ?? '');
        return { words: t`“${words}” has the day ${over}, which is past.` };
      }),
      ...time.map(({ words, carer, scheduled }) => {
        const name = names[carer];
        const planned = percentText(scheduled);
        return {
          words: t`It says ${words} of the time with ${name}. The schedule has ${planned} of the nights in its first year.`,
          other: ofSchedule,
        };
      }),
      ...worth.map(({ label, amount_minor, words }) => {
        const amount = amountText(amount_minor, money?.currency ?? '');
        return { words: t`It says ${words} for “${label}”. The open figures say ${amount}.`, other: ofMoney };
      }),
      ...facts.map(({ about, day, recitalDay }) => {
        const [said, stated] = [dateOf(day), dateOf(recitalDay)];
        return {
          words:
            about === 'wedding'
              ? t`For the wedding it says ${said}. The recitals say ${stated}.`
              : t`For the separation it says ${said}. The recitals say ${stated}.`,
          other: { name: t`Recitals`, to: { pathname: agreementPaths.recitals(caseId), hash: about } },
        };
      }),
    ];
    return found.map((it) => ({ clause, number: at + 1, ...it }));
  });
}
