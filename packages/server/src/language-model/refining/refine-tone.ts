import { Tone, type ToneAnalysis } from '@mediation/api-client';
import { tellsOfHarm } from '@mediation/assist';
import * as z from 'zod/mini';
import type { Refinement } from './refinement.ts';

const schema = z.object({ tone: Tone, intensity: z.number().check(z.minimum(0), z.maximum(10)) });

const instructions =
  'Name the tone of a message between separated parents, and its intensity from 0 (facts about a date) over 3 (firm), ' +
  '5 (upset) and 7 (blame, contempt) to 10 (abuse, threat). A polite threat is threatening.';

/** From calm to grave. Within a group the model decides, between groups the graver one. */
const groups: readonly (readonly Tone[])[] = [
  ['cooperative'],
  ['neutral', 'assertive', 'anxious', 'sad'],
  ['frustrated', 'sarcastic'],
  ['hostile', 'manipulative'],
  ['threatening'],
];
const severityOf = (tone: Tone) => groups.findIndex((it) => it.includes(tone));

/** The model may find a text graver than the built-in rules do, never calmer. It calls no account of harm a threat. */
export const refineTone = (text: string, embedded: ToneAnalysis): Refinement<ToneAnalysis, z.infer<typeof schema>> => ({
  embedded,
  question: { task: 'tone', instructions, data: { message: text }, schema },
  merge: ({ tone, intensity }) => ({
    ...embedded,
    tone: severityOf(tone) < severityOf(embedded.tone) || isMistaken(tone, text) ? embedded.tone : tone,
    intensity: Math.max(intensity, embedded.intensity),
  }),
});

const isMistaken = (tone: Tone, text: string) => tone === 'threatening' && tellsOfHarm(text);
