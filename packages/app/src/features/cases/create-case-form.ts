import { NewCase, type PersonalInfo } from '@mediation/api-client';
import type { UseFormReturn } from 'react-hook-form';
import { currencyOf } from '../../words/amounts/money.ts';

const amounts = ['income_minor', 'home_minor', 'savings_minor', 'debts_minor'] as const;

/** An amount that the dialog asks for, in the smallest unit of the currency. */
export type NewCaseAmount = (typeof amounts)[number];

/** What is typed into the dialog for a new case. */
export interface NewCaseInput {
  title?: string;
  description?: string;
  personalInfo: PersonalInfo;
  marriageDetails?: { married_on?: string; separated_on?: string };
  children?: { first_name: string; born: string }[];
  financialSituation?: { text?: string; currency?: string } & { [name in NewCaseAmount]?: number | string | null };
  preferences?: { text?: string };
}

const { version, vendor, validate } = NewCase['~standard'];

/** The contract's schema of a new case. What is typed into the dialog is narrower than what the contract takes. */
export const newCaseSchema = { '~standard': { version, vendor, validate } };

/** The form of that dialog. */
export type CaseForm = UseFormReturn<NewCaseInput, unknown, NewCase>;

/** The fields of the second step that cannot be right: amounts that are none, and a separation before the wedding. */
export function wrongCaseFields({ marriageDetails, financialSituation }: NewCase) {
  const wrong = amounts
    .filter((name) => typeof financialSituation?.[name] === 'string')
    .map((name) => `financialSituation.${name}` as const);
  const dayOf = (name: string) => {
    const day = marriageDetails?.[name];
    return typeof day === 'string' ? day : '';
  };
  const [married, separated] = [dayOf('married_on'), dayOf('separated_on')];
  const isBefore = separated !== '' && separated < married;
  return isBefore ? (['marriageDetails.separated_on', ...wrong] as const) : wrong;
}

/** The currency of the dialog, which becomes that of the case. */
export const chosenCurrency = (typed: unknown) =>
  currencyOf({ currency: typeof typed === 'string' ? typed : '' }, null);

/** Leaves out what was not filled in, so that the intake says only what somebody said. */
export function withoutBlanks({
  marriageDetails,
  children,
  financialSituation,
  preferences,
  ...rest
}: NewCase): NewCase {
  const currency = chosenCurrency(financialSituation?.['currency']);
  return {
    ...rest,
    currency,
    marriageDetails: filled(marriageDetails),
    children: (children ?? []).map(filled).filter((it) => Object.keys(it).length > 0),
    financialSituation: withCurrency(filled(financialSituation), currency),
    preferences: filled(preferences),
  };
}

const filled = <Answers extends object>(answers: Answers | undefined) =>
  Object.fromEntries(
    Object.entries(answers ?? {}).filter(([, value]) =>
      typeof value === 'string' ? value.trim() !== '' : value != null,
    ),
  ) as Answers;

/** Amounts with the currency that they were typed in, and no currency without an amount. */
function withCurrency(answers: NonNullable<NewCase['financialSituation']>, currency: string) {
  const hasAmount = Object.keys(answers).some((name) => name.endsWith('_minor'));
  const { currency: _, ...rest } = answers;
  return hasAmount ? { ...rest, currency } : rest;
}
