import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The recommendation that an answer leads to. */
export type Weight = 'suits' | 'talk' | 'help';

export interface WizardQuestion {
  id: string;
  text: MessageDescriptor;
  why?: MessageDescriptor;
  answers: { id: string; text: MessageDescriptor; weight: Weight }[];
}

const yesNo = (yes: Weight, no: Weight): WizardQuestion['answers'] => [
  { id: 'yes', text: msg`Yes`, weight: yes },
  { id: 'no', text: msg`No`, weight: no },
  { id: 'unsure', text: msg`I am not sure`, weight: 'talk' },
];

/** The questions in order, one per page. */
export const questions: WizardQuestion[] = [
  {
    id: 'safe',
    text: msg`Do you feel safe with the other person?`,
    why: msg`Your safety comes first. Nothing you choose is stored.`,
    answers: yesNo('suits', 'help'),
  },
  {
    id: 'free',
    text: msg`Can you say what you think without being afraid of what comes after?`,
    answers: yesNo('suits', 'help'),
  },
  {
    id: 'both',
    text: msg`Are you both willing to talk, with a mediator in the room?`,
    answers: yesNo('suits', 'talk'),
  },
  { id: 'apart', text: msg`Do you live apart, or have you decided to?`, answers: yesNo('suits', 'suits') },
  { id: 'children', text: msg`Do you have children under 18 together?`, answers: yesNo('suits', 'suits') },
  {
    id: 'home',
    text: msg`Do you own a home together, or rent one?`,
    answers: yesNo('suits', 'suits'),
  },
  { id: 'money', text: msg`Do you both know what the other earns and owns?`, answers: yesNo('suits', 'talk') },
  { id: 'debts', text: msg`Are there debts that worry you?`, answers: yesNo('suits', 'suits') },
  { id: 'pensions', text: msg`Does one of you have a pension?`, answers: yesNo('suits', 'suits') },
  { id: 'court', text: msg`Is a court already deciding about something?`, answers: yesNo('talk', 'suits') },
  { id: 'lawyer', text: msg`Does one of you have a lawyer?`, answers: yesNo('suits', 'suits') },
  {
    id: 'help',
    text: msg`Do you need an interpreter, or other help to take part?`,
    answers: yesNo('suits', 'suits'),
  },
];

/** The result is the most serious recommendation of all answers. */
export function resultOf(given: Record<string, string>): Weight {
  const weights = new Set(questions.map(({ id, answers }) => answers.find((it) => it.id === given[id])?.weight));
  if (weights.has('help')) return 'help';
  return weights.has('talk') ? 'talk' : 'suits';
}
