import { readFileSync, readdirSync } from 'node:fs';
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

const folder = new URL('../corpus/', import.meta.url);

/** The files of the corpus: one per voice. */
export const voices = (): URL[] =>
  readdirSync(folder)
    .filter((name) => /^v\d+\.jsonl$/.test(name))
    .toSorted()
    .map((name) => new URL(name, folder));

/** The messages of one voice. */
export const readVoice = (file: URL): Message[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => Message.parse(JSON.parse(line)));

/** All messages, in the order of their files. */
export const readCorpus = (): Message[] => voices().flatMap(readVoice);

/** Whether a message was written for training alone: short statements with harmless twins, and ordinary chat. */
export const isTrainingOnly = ({ voice }: Pick<Message, 'voice'>) => ['v75', 'v76', 'v77', 'v78'].includes(voice);

/** Whether a message is grave: a mediator should look at it now. */
export const isGrave = ({ risk_level }: Pick<Message, 'risk_level'>) =>
  risk_level === 'high' || risk_level === 'critical';
