import type { Intake, Participant } from '@mediation/api-client';
import { type Worry, worriesIn } from '../../../words/safety-answers.ts';
import type { OfferDraft } from './form/offer-draft.ts';

/** What the intake of a party says about how they would meet. */
export interface Wish {
  userId: string;
  name: string;
  /** One of `meetingWishes`, or nothing. */
  meeting: string;
  /** The language for which they need an interpreter. */
  interpreter: string;
  /** What else helps them to take part. */
  access: string;
  /** What matters most to them, in their own words. */
  matters: string;
  /** What they say about their safety that the mediator needs to know. */
  worries: Worry[];
}

const textOf = (answer: unknown) => (typeof answer === 'string' ? answer.trim() : '');

/** The wishes of the parties who joined and sent an intake. */
export const wishesOf = (intakes: readonly Intake[], participants: readonly Participant[]): Wish[] =>
  participants.flatMap(({ user_id: userId, name, role, status }) => {
    const intake = intakes.find((it) => userId !== null && it.user_id === userId);
    if (userId === null || intake === undefined || role !== 'divorcee' || status !== 'active') return [];
    const { preferences, accessNeeds, safety } = intake;
    return [
      {
        userId,
        name,
        meeting: textOf(preferences['meeting']),
        interpreter: textOf(accessNeeds['interpreter']),
        access: textOf(accessNeeds['text']),
        matters: textOf(preferences['text']),
        worries: worriesIn(safety),
      },
    ];
  });

/** Whether a party asks not to be in one room with the other, or does not say that they feel safe there. */
export const wantsApart = ({ meeting, worries }: Wish): boolean =>
  meeting === 'separate' || meeting === 'video_separate' || worries.some((it) => it !== 'words');

/**
 * The kind and the way to meet that keep to all wishes: apart if anybody asks for it or the mediator decided so, in one room
 * only if all ask for it.
 */
export function wishedMeeting(wishes: readonly Wish[], isApart = false): Pick<OfferDraft, 'kind' | 'mode'> {
  if (isApart || wishes.some(wantsApart)) return { kind: 'shuttle', mode: 'video' };
  const said = wishes.filter(({ meeting }) => meeting !== '');
  return {
    kind: 'joint',
    mode: said.length > 0 && said.every(({ meeting }) => meeting === 'together') ? 'in_person' : 'video',
  };
}
