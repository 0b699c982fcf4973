import { Check, CircleDashed, Minus } from 'lucide-react';

/** The possible answers to a proposed time. */
export type SlotAnswer = 'yes' | 'maybe' | 'no';

export const slotAnswers: readonly SlotAnswer[] = ['yes', 'maybe', 'no'];

/** The labels of the answers: "Yes", "If needed", "No". */
export type SlotLabels = Record<SlotAnswer, string>;

/** The icons of the answers. */
export const answerIcons = { yes: <Check />, maybe: <CircleDashed />, no: <Minus /> };

/** An offered time. */
export interface OfferedSlot {
  id: string;
  /** "Thursday 3 December". */
  day: string;
  /** "10:00 to 11:15". */
  time: string;
}
