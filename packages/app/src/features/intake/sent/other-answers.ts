import type { Intake } from '@mediation/api-client';
import { keptIn, type AnswerPart, places } from '../form/answers.ts';
import type { IntakeTopic } from '../form/sections.ts';

const partOf: Partial<Record<IntakeTopic, AnswerPart>> = {
  relationship: 'marriageDetails',
  money: 'financialSituation',
  matters: 'preferences',
  access: 'accessNeeds',
};

/** Answers that another client of the API kept under names of its own, so that no reader misses them. */
export function otherAnswers(intake: Intake | null, section: IntakeTopic) {
  const part = partOf[section];
  if (part === undefined) return [];
  const isKnown = (name: string) => places.some((it) => it.part === part && it.name === name);
  return Object.entries(keptIn(intake, part))
    .filter(([name, value]) => !isKnown(name) && (typeof value === 'string' || typeof value === 'number'))
    .map(([name, value]) => ({ term: readable(name), detail: String(value) }));
}

const readable = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
