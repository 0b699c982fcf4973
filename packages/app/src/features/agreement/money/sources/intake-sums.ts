import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Figure, Intake } from '@mediation/api-client';

/** A sum of an intake that can become a figure. */
export interface IntakeSum {
  label: MessageDescriptor;
  category: Figure['category'];
  kind: Figure['kind'];
  amount_minor: number;
}

const asked: Record<string, Omit<IntakeSum, 'amount_minor'>> = {
  income_minor: { category: 'comes_in', kind: 'other', label: msg`Pay after tax` },
  other_income_minor: { category: 'comes_in', kind: 'other', label: msg`Other income` },
  costs_minor: { category: 'goes_out', kind: 'other', label: msg`Regular costs` },
  home_minor: { category: 'owns', kind: 'home', label: msg({ context: 'what there is', message: 'Home' }) },
  savings_minor: { category: 'owns', kind: 'account', label: msg`Savings` },
  pensions_minor: { category: 'owns', kind: 'pension_pot', label: msg`Pensions` },
  mortgage_minor: { category: 'owes', kind: 'home', label: msg`Mortgage` },
  debts_minor: { category: 'owes', kind: 'other', label: msg`Other debts` },
};

type Answers = Pick<Intake, 'financialSituation'>;

/** The currency in which an intake names sums; null where it names none. */
export function intakeCurrency({ financialSituation: answers }: Answers): string | null {
  const { currency } = answers;
  return typeof currency === 'string' && sumsOf(answers).length > 0 ? currency : null;
}

/** The sums of one’s own intake that are not among the figures yet, in the currency of the case. */
export function sumsToTakeOver(
  { financialSituation: answers }: Answers,
  figures: readonly Pick<Figure, 'category' | 'label'>[],
  currency: string,
  nameOf: (label: MessageDescriptor) => string,
): IntakeSum[] {
  if (answers['currency'] !== currency) return [];
  return sumsOf(answers).filter(
    ({ category, label }) => !figures.some((it) => it.category === category && it.label === nameOf(label)),
  );
}

const sumsOf = (answers: Answers['financialSituation']): IntakeSum[] =>
  Object.entries(asked).flatMap(([key, { label, category, kind }]) => {
    const amount = answers[key];
    return typeof amount === 'number' && amount > 0 ? [{ label, category, kind, amount_minor: amount }] : [];
  });
