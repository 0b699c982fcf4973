import type { BirthDates, DraftRecitals, RecitalParty, Recitals } from '@mediation/api-client';
import { type DateParts, emptyDate, isoFromParts, partsFromIso } from '@mediation/ui';

/** A child as it is typed. Of its birth date an office may need the year alone. */
export interface ChildDraft {
  name: string;
  born: DateParts;
}

/** Recitals as they are typed. */
export interface RecitalValues {
  parties: RecitalParty[];
  wedding: DateParts;
  separation: DateParts;
  hasChildren: Recitals['has_children'];
  children: ChildDraft[];
  disclosure: Recitals['disclosure'];
  disclosed: DateParts;
}

export const newChild: ChildDraft = { name: '', born: emptyDate };

/** A date with nothing typed. */
export const isEmptyDate = ({ day, month, year }: DateParts) => day === '' && month === '' && year === '';

/** What is in the form at first: what was saved, or before the first save what the case holds already. */
export function valuesOf({ recitals, known, parties }: DraftRecitals): RecitalValues {
  const from = recitals ?? { ...known, disclosure: known.disclosed_on === null ? null : 'made', parties: [] };
  return {
    parties: parties.map(
      ({ participant_id, name }) =>
        from.parties.find((it) => it.participant_id === participant_id) ?? {
          participant_id,
          full_name: name,
          address: '',
          address_use: 'not_given',
          advice: null,
        },
    ),
    wedding: partsOf(from.wedding_on),
    separation: partsOf(from.separation_on),
    hasChildren: from.has_children,
    children: from.children.map(({ name, born }) => ({ name, born: partsOf(born) })),
    disclosure: from.disclosure,
    disclosed: partsOf(from.disclosed_on),
  };
}

const partsOf = (day: string | null) => partsFromIso(day ?? undefined);

/** The recitals as they are saved; a date that is not whole is none. */
export const recitalsFrom = (values: RecitalValues, birthDates: BirthDates): Recitals => ({
  parties: values.parties,
  wedding_on: isoFromParts(values.wedding) ?? null,
  separation_on: isoFromParts(values.separation) ?? null,
  has_children: values.hasChildren,
  children:
    values.hasChildren === true
      ? values.children.map(({ name, born }) => ({ name, born: bornFrom(born, birthDates) }))
      : [],
  disclosure: values.disclosure,
  disclosed_on: values.disclosure === 'made' ? (isoFromParts(values.disclosed) ?? null) : null,
});

/** A birth date as far as it is known, and no more than its office shows. */
function bornFrom(born: DateParts, birthDates: BirthDates): string | null {
  if (!/^\d{4}$/.test(born.year)) return null;
  return birthDates === 'full' ? (isoFromParts(born) ?? born.year) : born.year;
}
