import { RiskIndicatorId, RiskLevel, Tone } from '@mediation/api-client';
import * as z from 'zod/mini';

const kinds = ['plain', 'oblique', 'disclosure', 'quoted', 'negated', 'hard_negative', 'ordinary'] as const;

/** A labelled message of the corpus. The first of `tone_ok` and `risk_ok` is the best label. */
export const Message = z.object({
  id: z.string(),
  text: z.string(),
  tone: Tone,
  tone_ok: z.array(Tone),
  intensity: z.int().check(z.minimum(0), z.maximum(10)),
  risk_level: RiskLevel,
  risk_ok: z.array(RiskLevel),
  indicators: z.array(RiskIndicatorId),
  tags: z.tuple([z.enum(kinds)]),
  voice: z.string(),
  template: z.string(),
  language: z.enum(['en', 'es']),
});
export type Message = z.infer<typeof Message>;

const noPersons = /^v(?:7[5-8]|13[567]|21\d|26[89])$/;

/** Whether a voice is no person's: short statements with harmless twins, and ordinary chat. */
export const isNoPersons = ({ voice }: Pick<Message, 'voice'>) => noPersons.test(voice);

/** Whether a message is grave: a mediator should look at it now. */
export const isGrave = ({ risk_level }: Pick<Message, 'risk_level'>) =>
  risk_level === 'high' || risk_level === 'critical';
