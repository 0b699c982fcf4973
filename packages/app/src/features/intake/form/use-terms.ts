import { useLingui } from '@lingui/react/macro';
import type { IntakeField } from './answers.ts';

/** What each answer is about, in a word or two: for copies to read, whoever reads them. */
export function useTerms(): Record<IntakeField, string> {
  const { t } = useLingui();
  return {
    name: t`Name`,
    email: t`Email`,
    phone: t`Phone`,
    birth: t`Date of birth`,
    address: t`Address`,
    marriedOn: t`Wedding, or when it began`,
    separatedOn: t`Separation`,
    livingApart: t`Living apart`,
    relationship: t`In own words`,
    hasChildren: t`Children together`,
    children: t`Children`,
    childrensWeek: t`The children’s week`,
    currency: t`Currency`,
    income: t`Pay after tax`,
    otherIncome: t`Other income`,
    costs: t`Regular costs`,
    home: t({ context: 'what there is', message: 'Home' }),
    savings: t`Savings`,
    pensions: t`Pensions`,
    mortgage: t`Mortgage`,
    debts: t`Other debts`,
    money: t`More about money`,
    documents: t`Documents at hand`,
    matters: t`What matters most`,
    meeting: t`How to meet`,
    safe: t`Feels safe`,
    safety: t`About safety`,
    prefersToTalk: t`Prefers to talk`,
    interpreter: t`Interpreter`,
    access: t`Help to take part`,
    replies: t`Answers to questions`,
  };
}
