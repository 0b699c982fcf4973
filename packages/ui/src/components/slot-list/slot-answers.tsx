import { Check, Minus, EqualApproximately, X } from 'lucide-react';

/** The possible answers to a proposed time. */
export type SlotAnswer = 'yes' | 'maybe' | 'no';

export const slotAnswers: readonly SlotAnswer[] = ['yes', 'maybe', 'no'];

/** The words for the answers: "Suits", "If need be", "Does not suit". */
export type SlotLabels = Record<SlotAnswer, string>;

/** The shapes of the answers, and of none. */
export const answerIcons = { yes: <Check />, maybe: <EqualApproximately />, no: <X />, none: <Minus /> };

/** A time that is offered. */
export interface OfferedSlot {
  id: string;
  /** "Thursday 3 December". */
  day: string;
  /** "10:00 to 11:15". */
  time: string;
}
