import { type ApiClient, type Intake, PersonalInfo } from '@mediation/api-client';
import { type DateParts, emptyDate, isoFromParts, partsFromIso } from '@mediation/ui';

/** The answers of the form as typed. */
export interface IntakeValues {
  name: string;
  email: string;
  phone: string;
  birth: DateParts;
  address: string;
  relationship: string;
  matters: string;
  access: string;
}
export type IntakeField = keyof IntakeValues;

type Saving = Parameters<ApiClient['saveIntake']>[0];
type Section = 'marriageDetails' | 'preferences' | 'accessNeeds';

const personal = ['name', 'email', 'phone', 'address'] as const;
const sections = { relationship: 'marriageDetails', matters: 'preferences', access: 'accessNeeds' } as const;

/** The answers that are saved on the server. */
export const savedValues = (intake: Intake | null): IntakeValues => ({
  name: intake?.personalInfo.name ?? '',
  email: intake?.personalInfo.email ?? '',
  phone: intake?.personalInfo.phone ?? '',
  birth: intake?.personalInfo.dateOfBirth ? partsFromIso(intake.personalInfo.dateOfBirth) : emptyDate,
  address: intake?.personalInfo.address ?? '',
  relationship: textIn(intake?.marriageDetails),
  matters: textIn(intake?.preferences),
  access: textIn(intake?.accessNeeds),
});

const textIn = (answers: Record<string, unknown> | undefined) =>
  typeof answers?.['text'] === 'string' ? answers['text'] : '';

const isAlike = (one: string | DateParts, other: string | DateParts) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two sets of answers differ. */
export const differing = (one: IntakeValues, other: IntakeValues) =>
  (Object.keys(one) as IntakeField[]).filter((field) => !isAlike(one[field], other[field]));

/** The unsaved answers to send. An incomplete date is left out. */
export function changesOf(values: IntakeValues, intake: Intake | null): Omit<Saving, 'caseId' | 'version'> | null {
  const saved = savedValues(intake);
  const changed = new Set(differing(values, saved));
  const day = isoFromParts(values.birth) ?? (isAlike(values.birth, emptyDate) ? '' : undefined);
  const personalInfo = {
    ...Object.fromEntries(personal.filter((field) => changed.has(field)).map((field) => [field, values[field]])),
    ...(changed.has('birth') && day !== undefined && { dateOfBirth: day }),
  };
  const told = Object.entries(sections).flatMap(([field, section]) =>
    changed.has(field as IntakeField) ? [[section, answersWith(intake, section, values[field as 'matters'])]] : [],
  );
  const changes = {
    ...(Object.keys(personalInfo).length > 0 && { personalInfo }),
    ...(Object.fromEntries(told) as Pick<Saving, Section>),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/** A section with this text; without the text's field when it is empty. */
function answersWith(intake: Intake | null, section: Section, text: string) {
  const { text: _, ...others } = (intake?.[section] ?? {}) as NonNullable<Saving[Section]>;
  return text === '' ? others : { ...others, text };
}

/**
 * Merges two sets of answers with their common base. If both changed a field, the local answer stays and the field is a
 * clash.
 */
export function mergeValues(base: IntakeValues, here: IntakeValues, there: IntakeValues) {
  const changedThere = differing(base, there);
  const clashes = changedThere.filter(
    (field) => !isAlike(base[field], here[field]) && !isAlike(here[field], there[field]),
  );
  const taken = changedThere.filter((field) => isAlike(base[field], here[field]));
  return { values: { ...here, ...Object.fromEntries(taken.map((field) => [field, there[field]])) }, clashes };
}

/** The required fields that are empty, and the fields with invalid answers. */
export function wrongFields({ name, email, phone, birth, address }: IntakeValues): IntakeField[] {
  const checked = PersonalInfo.safeParse({ name, email, phone, address, dateOfBirth: isoFromParts(birth) });
  const wrong = new Set(checked.error?.issues.map(({ path }) => path[0]));
  return [...personal, 'birth' as const].filter((field) => wrong.has(field === 'birth' ? 'dateOfBirth' : field));
}
