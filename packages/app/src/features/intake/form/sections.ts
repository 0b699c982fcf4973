import type { Intake, IntakeSection } from '@mediation/api-client';
import { amounts, type IntakeField, type IntakeValues } from './answers.ts';
import { isAnswered } from './is-answered.ts';

/** A topic of the intake, one a page. */
export type IntakeTopic = IntakeSection | 'safety';
/** A page of the intake: a topic, or the last look before it is sent. */
export type IntakePart = IntakeTopic | 'review';

/** The answers of each topic, in the order of the pages. */
export const fieldsOf: Record<IntakeTopic, readonly IntakeField[]> = {
  you: ['name', 'email', 'phone', 'birth', 'address'],
  relationship: ['livingApart', 'marriedOn', 'separatedOn', 'relationship'],
  children: ['hasChildren', 'children', 'childrensWeek'],
  money: [...amounts, 'money'],
  documents: ['documents'],
  matters: ['matters', 'meeting'],
  safety: ['safe', 'safety', 'prefersToTalk'],
  access: ['interpreter', 'access'],
};

const all = Object.keys(fieldsOf) as IntakeTopic[];

/** The topics that somebody is asked. The safety check is between a party and the mediator, so a lawyer is not asked. */
export const sectionsFor = (isForClient: boolean): IntakeTopic[] => all.filter((it) => !isForClient || it !== 'safety');

/** What the mediator asked about a topic. */
export function questionOf(intake: Intake | null, section: IntakeTopic) {
  if (section === 'safety') return undefined;
  const question = intake?.asked[section];
  return question === undefined ? undefined : { section, question };
}

const isOpen = (asked: ReturnType<typeof questionOf>, { replies }: IntakeValues) =>
  asked !== undefined && !isAnswered(replies[asked.section]);

/** Whether the mediator filled in a topic and nobody has checked it yet. */
export const isPrefilled = (section: IntakeTopic, { prefilled }: IntakeValues) =>
  prefilled.some((it) => it === section);

/** A topic is done when something was said in it by who is asked; the first one, when nothing of it is missing. */
export function isDone(section: IntakeTopic, values: IntakeValues, intake: Intake | null): boolean {
  if (isPrefilled(section, values) || isOpen(questionOf(intake, section), values)) return false;
  const isSaid = (field: IntakeField) => values[field] !== false && isAnswered(values[field]);
  return section === 'you' ? fieldsOf.you.every(isSaid) : fieldsOf[section].some(isSaid);
}

/** Where somebody goes on who comes back: at what the mediator asks, or else at the first topic that is not done. */
export function firstUnfinished(values: IntakeValues, intake: Intake | null, isForClient: boolean): IntakePart {
  const sections = sectionsFor(isForClient);
  const asked = sections.find((section) => isOpen(questionOf(intake, section), values));
  return asked ?? sections.find((section) => !isDone(section, values, intake)) ?? 'review';
}

/** Every page of somebody’s intake, in order. */
export const intakePartsFor = (isForClient: boolean): IntakePart[] => [...sectionsFor(isForClient), 'review'];
