import { type ApiClient, documentTypes, type Intake } from '@mediation/api-client';
import { emptyDate, isoFromParts, partsFromIso } from '@mediation/ui';
import { hashKey } from '@tanstack/react-query';
import { type IntakeValues, keptIn, type AnswerPart, places, unsure } from './answers.ts';
import { childFrom, keptChildren } from '../fields/child-answers.ts';

type Saving = Omit<Parameters<ApiClient['saveIntake']>[0], 'caseId' | 'version'>;

const personal = ['name', 'email', 'phone', 'address'] as const;
const parts = ['marriageDetails', 'financialSituation', 'preferences', 'accessNeeds'] as const;
const known = new Set<unknown>([...documentTypes, unsure]);

const isAlike = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);

/** The answers that the server has. */
export function savedValues(intake: Intake | null): IntakeValues {
  const person = intake?.personalInfo;
  const named = places.map(({ field, part, name, read }) => [field, read(keptIn(intake, part)[name])]);
  const values: IntakeValues = {
    ...(Object.fromEntries(named) as IntakeValues),
    name: person?.name ?? '',
    email: person?.email ?? '',
    phone: person?.phone ?? '',
    birth: person?.dateOfBirth ? partsFromIso(person.dateOfBirth) : emptyDate,
    address: person?.address ?? '',
    children: (intake?.children ?? []).map(childFrom),
    documents: (intake?.uploads ?? []).map((it) => it['doc_type']).filter((it) => known.has(it)) as string[],
    prefersToTalk: intake?.safety?.prefers_to_talk ?? false,
    replies: intake?.replies ?? {},
    prefilled: intake?.prefilled ?? [],
  };
  return { ...values, hasChildren: values.hasChildren || (values.children.length > 0 ? 'yes' : '') };
}

/** The fields in which two sets of answers differ. */
export const differingAnswers = (one: IntakeValues, other: IntakeValues) =>
  (Object.keys(one) as (keyof IntakeValues)[]).filter((field) => !isAlike(one[field], other[field]));

/** What a save has to carry: the answers that the server does not have. Half a date is not one yet. */
export function changesOf(values: IntakeValues, intake: Intake | null): Saving | null {
  const changed: Record<string, unknown> = {};
  const carry = (name: string, next: unknown, kept: unknown) => {
    if (!isAlike(next, kept)) changed[name] = next;
  };
  const personalInfo = personalChanges(values, intake);
  if (Object.keys(personalInfo).length > 0) changed['personalInfo'] = personalInfo;
  for (const part of parts) carry(part, withAnswers(values, intake, part), keptIn(intake, part));
  carry('children', values.hasChildren === 'no' ? [] : keptChildren(values.children), intake?.children ?? []);
  carry('uploads', withDocuments(values, intake), intake?.uploads ?? []);
  carry('replies', trimmed(values.replies), intake?.replies ?? {});
  carry('prefilled', values.prefilled, intake?.prefilled ?? []);
  carry('safety', safetyChanges(values, intake), {});
  return Object.keys(changed).length > 0 ? changed : null;
}

function personalChanges(values: IntakeValues, intake: Intake | null) {
  const kept = intake?.personalInfo;
  const typed = { ...values, email: values.email.toLowerCase() };
  const day = isoFromParts(values.birth) ?? (isAlike(values.birth, emptyDate) ? '' : undefined);
  return {
    ...Object.fromEntries(
      personal
        .map((field) => [field, typed[field].trim()])
        .filter(([field, it]) => it !== (kept?.[field as 'name'] ?? '')),
    ),
    ...(day !== undefined && day !== (kept?.dateOfBirth ?? '') && { dateOfBirth: day }),
  };
}

/** A part with its answers in it, beside what other clients of the API keep there. */
function withAnswers(values: IntakeValues, intake: Intake | null, of: AnswerPart) {
  const answers = { ...keptIn(intake, of) };
  const saved = savedValues(intake);
  for (const { field, part, name, write } of places) {
    const answer = part === of && !isAlike(values[field], saved[field]) ? write(values) : undefined;
    if (answer === null) delete answers[name];
    else if (answer !== undefined) answers[name] = answer;
  }
  return answers;
}

/** Only what was changed, with null for what was cleared: another tab may have changed the rest. */
function safetyChanges(values: IntakeValues, intake: Intake | null) {
  const saved = savedValues(intake);
  const changed = places
    .filter(({ part, field }) => part === 'safety' && !isAlike(values[field], saved[field]))
    .map(({ name, write }) => [name, write(values)]);
  return {
    ...(changed.length > 0 && { answers: Object.fromEntries(changed) }),
    ...(values.prefersToTalk !== saved.prefersToTalk && { prefers_to_talk: values.prefersToTalk }),
  };
}

const withDocuments = ({ documents }: IntakeValues, intake: Intake | null) => {
  const kept = intake?.uploads ?? [];
  const added = documents.filter((type) => !kept.some((it) => it['doc_type'] === type));
  const isWanted = (type: unknown) => !known.has(type) || documents.includes(type as string);
  return [...kept.filter((it) => isWanted(it['doc_type'])), ...added.map((doc_type) => ({ doc_type }))];
};

const trimmed = (replies: IntakeValues['replies']) =>
  Object.fromEntries(Object.entries(replies).map(([section, reply]) => [section, reply.trim()]));

/**
 * Brings together what two places wrote since they had the same answers. Where both changed a field, what is written
 * here stays and the field is a clash. A section that was checked in one of them is checked.
 */
export function mergeIntakeValues(base: IntakeValues, here: IntakeValues, there: IntakeValues) {
  const changedThere = differingAnswers(base, there).filter((field) => field !== 'prefilled');
  const clashes = changedThere.filter(
    (field) => !isAlike(base[field], here[field]) && !isAlike(here[field], there[field]),
  );
  const taken = changedThere.filter((field) => isAlike(base[field], here[field]));
  const prefilled = here.prefilled.filter((section) => there.prefilled.includes(section));
  return {
    values: { ...here, ...Object.fromEntries(taken.map((field) => [field, there[field]])), prefilled },
    clashes,
  };
}
