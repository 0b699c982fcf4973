import type { Intake, IntakeSection } from '@mediation/api-client';
import { type DateParts, emptyDate, isoFromParts, partsFromIso } from '@mediation/ui';

/** The answer "I am not sure", which is as good as any other. */
export const unsure = 'unsure';
type Unsure = typeof unsure;

/** A child as it is typed. */
export interface ChildAnswer {
  first_name: string;
  /** "02", or empty. */
  month: string;
  year: string;
  /** What another client of the API said about it. */
  others: Record<string, unknown>;
}

/** The amounts of money, in the order of the form. */
export const amounts = ['income', 'otherIncome', 'costs', 'home', 'savings', 'pensions', 'mortgage', 'debts'] as const;
export type Amount = (typeof amounts)[number];

/** An amount in the smallest unit of its currency, or what was typed where that is no amount. */
export type Money = number | { typed: string } | Unsure | null;

/** The answers of the form, as they are typed. */
export interface IntakeValues extends Record<Amount, Money> {
  name: string;
  email: string;
  phone: string;
  birth: DateParts;
  address: string;
  marriedOn: DateParts | Unsure;
  separatedOn: DateParts | Unsure;
  livingApart: string;
  relationship: string;
  hasChildren: string;
  children: ChildAnswer[];
  childrensWeek: string;
  currency: string;
  money: string;
  documents: string[];
  matters: string;
  meeting: string;
  safe: string;
  safety: string;
  prefersToTalk: boolean;
  interpreter: string;
  access: string;
  replies: Partial<Record<IntakeSection, string>>;
  /** The sections that the mediator filled in and nobody has checked yet. */
  prefilled: IntakeSection[];
}
export type IntakeField = Exclude<keyof IntakeValues, 'prefilled'>;

/** The parts of an intake that hold answers by name. */
export type AnswerPart = 'marriageDetails' | 'financialSituation' | 'preferences' | 'accessNeeds' | 'safety';

/** How an answer is typed and how it is kept: `null` where nothing is said, undefined for half a date or no amount. */
interface Kind<Value> {
  read: (kept: unknown) => Value;
  write: (value: Value) => string | number | null | undefined;
}

const words: Kind<string> = {
  read: (kept) => (typeof kept === 'string' ? kept : ''),
  write: (value) => (value.trim() === '' ? null : value),
};

const isEmpty = ({ day, month, year }: DateParts) => day === '' && month === '' && year === '';

const day: Kind<DateParts | Unsure> = {
  read: (kept) => (kept === unsure ? unsure : typeof kept === 'string' ? partsFromIso(kept) : emptyDate),
  write: (value) => (value === unsure ? unsure : isEmpty(value) ? null : isoFromParts(value)),
};

const amount: Kind<Money> = {
  read: (kept) => (kept === unsure || typeof kept === 'number' ? kept : null),
  write: (value) => (typeof value === 'object' && value !== null ? undefined : value),
};

/** Where an answer is kept: in a part, under a name. */
const at = <Field extends IntakeField>(
  field: Field,
  part: AnswerPart,
  name: string,
  kind: Kind<IntakeValues[Field]>,
) => ({
  field,
  part,
  name,
  read: kind.read,
  write: (values: IntakeValues) => kind.write(values[field]),
});

/**
 * Where the named answers of an intake are kept. The list of children has no room for what is said about all of them: that
 * is kept with the relationship.
 */
export const places = [
  at('marriedOn', 'marriageDetails', 'married_on', day),
  at('separatedOn', 'marriageDetails', 'separated_on', day),
  at('livingApart', 'marriageDetails', 'living_apart', words),
  at('relationship', 'marriageDetails', 'text', words),
  at('hasChildren', 'marriageDetails', 'has_children', words),
  at('childrensWeek', 'marriageDetails', 'childrens_week', words),
  at('currency', 'financialSituation', 'currency', words),
  at('income', 'financialSituation', 'income_minor', amount),
  at('otherIncome', 'financialSituation', 'other_income_minor', amount),
  at('costs', 'financialSituation', 'costs_minor', amount),
  at('home', 'financialSituation', 'home_minor', amount),
  at('savings', 'financialSituation', 'savings_minor', amount),
  at('pensions', 'financialSituation', 'pensions_minor', amount),
  at('mortgage', 'financialSituation', 'mortgage_minor', amount),
  at('debts', 'financialSituation', 'debts_minor', amount),
  at('money', 'financialSituation', 'text', words),
  at('matters', 'preferences', 'text', words),
  at('meeting', 'preferences', 'meeting', words),
  at('interpreter', 'accessNeeds', 'interpreter', words),
  at('access', 'accessNeeds', 'text', words),
  at('safe', 'safety', 'safe', words),
  at('safety', 'safety', 'text', words),
];

/** The answers of one part, as they are kept. */
export const keptIn = (intake: Intake | null, part: AnswerPart): Record<string, unknown> =>
  (part === 'safety' ? intake?.safety?.answers : intake?.[part]) ?? {};
