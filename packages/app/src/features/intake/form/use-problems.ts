import { useLingui } from '@lingui/react/macro';
import { PersonalInfo } from '@mediation/api-client';
import { type DateParts, type FormError, isoFromParts } from '@mediation/ui';
import { amounts, type IntakeValues, unsure } from './answers.ts';
import { viewerLocale } from '../../../words/names/viewer.ts';
import { isAnswered } from './is-answered.ts';
import type { IntakeTopic } from './sections.ts';
import { useTerms } from './use-terms.ts';

/** An answer that keeps an intake from being sent. */
export interface Problem extends FormError {
  section: IntakeTopic;
  message: string;
}

/** How many years back a child of a family in mediation can be born. */
const oldestChild = 30;
const months = 12;

/** Finds what is missing or cannot be right, in the order of the pages. */
export function useProblems(isForClient: boolean): (values: IntakeValues) => Problem[] {
  const { t } = useLingui();
  const personal = {
    name: isForClient ? t`Enter your client’s full name.` : t`Enter your full name.`,
    email: t`Enter an email address, like name@example.org.`,
    phone: t`Enter a phone number, like +44 117 496 0233.`,
    birth: t`Enter a date of birth that exists and is in the past.`,
    address: isForClient ? t`Enter your client’s address.` : t`Enter your address.`,
  };
  const example = (2150.5).toLocaleString(viewerLocale(), { minimumFractionDigits: 2, useGrouping: 'always' });
  const terms = useTerms();
  const wrongAmount = (term: string) =>
    t`${term}: enter an amount in numbers, like ${example}, or tick that you are not sure.`;
  const dates = {
    marriedOn: t`Enter the full date of the wedding, in the past, or tick that you are not sure.`,
    separatedOn: t`Enter the full date of the separation, in the past, or tick that you are not sure.`,
  };
  return (values) => [
    ...wrongPersonal(values).map((field) => ({ section: 'you' as const, field, message: personal[field] })),
    ...(['marriedOn', 'separatedOn'] as const)
      .filter((field) => isWrongDate(values[field]))
      .map((field) => ({ section: 'relationship' as const, field, message: dates[field] })),
    ...(isBefore(values.separatedOn, values.marriedOn)
      ? [
          {
            section: 'relationship' as const,
            field: 'separatedOn',
            message: t`The separation cannot come before the wedding.`,
          },
        ]
      : []),
    ...(values.hasChildren === 'no' ? [] : values.children).flatMap((child, at) => {
      const section = 'children' as const;
      const isEmpty = ![child.first_name, child.month, child.year].some(isAnswered);
      if (isEmpty) return [];
      const problems: Problem[] = [];
      if (!isAnswered(child.first_name))
        problems.push({ section, field: `child-${at}-name`, message: t`Enter a first name.` });
      if (isWrongBirth(child))
        problems.push({ section, field: `child-${at}-year`, message: t`Enter a year like 2017, or leave it empty.` });
      return problems;
    }),
    ...amounts
      .filter((field) => typeof values[field] === 'object' && values[field] !== null)
      .map((field) => ({ section: 'money' as const, field, message: wrongAmount(terms[field]) })),
  ];
}

function wrongPersonal({ name, email, phone, birth, address }: IntakeValues) {
  const checked = PersonalInfo.safeParse({ name, email, phone, address, dateOfBirth: isoFromParts(birth) });
  const wrong = new Set(checked.error?.issues.map(({ path }) => path[0]));
  return (['name', 'email', 'phone', 'birth', 'address'] as const).filter((field) =>
    wrong.has(field === 'birth' ? 'dateOfBirth' : field),
  );
}

function isWrongDate(date: DateParts | typeof unsure) {
  if (date === unsure || !isAnswered(date)) return false;
  const iso = isoFromParts(date);
  return iso === undefined || new Date(iso) >= new Date();
}

function isBefore(one: DateParts | typeof unsure, other: DateParts | typeof unsure) {
  const [first, second] = [one, other].map((it) => (it === unsure ? undefined : isoFromParts(it)));
  return first !== undefined && second !== undefined && first < second;
}

function isWrongBirth({ month, year }: { month: string; year: string }) {
  if (year === '') return month !== '';
  if (!/^\d{4}$/.test(year)) return true;
  const now = new Date();
  const age = now.getFullYear() - Number(year) + (now.getMonth() + 1 - Number(month || 1)) / months;
  return age < 0 || age > oldestChild;
}
