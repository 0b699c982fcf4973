import type { Intake } from '@mediation/api-client';
import { viewerLocale } from '../../../words/names/viewer.ts';

/** A child of the family, with their age in years where the month of birth is known. */
export interface FamilyChild {
  name: string;
  age: number | null;
}

/** The children that an intake names. */
export const childrenOf = ({ children }: Pick<Intake, 'children'>, today = new Date()): FamilyChild[] =>
  children.flatMap(({ first_name, born }) =>
    typeof first_name === 'string' && first_name !== '' ? [{ name: first_name, age: ageOf(born, today) }] : [],
  );

const month = /^(\d{4})-(\d{2})/;

function ageOf(born: unknown, today: Date): number | null {
  const [, year, at] = month.exec(String(born)) ?? [];
  if (year === undefined) return null;
  const hadBirthday = today.getMonth() + 1 >= Number(at);
  return today.getFullYear() - Number(year) - (hadBirthday ? 0 : 1);
}

/** "June 2013" from a day or a month; nothing from anything else. */
export function monthOf(answer: unknown): string {
  const [, year, at] = month.exec(String(answer)) ?? [];
  if (year === undefined) return '';
  const date = new Date(Date.UTC(Number(year), Number(at) - 1, 15));
  return date.toLocaleDateString(viewerLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
