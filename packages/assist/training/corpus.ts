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
const unseenFolder = new URL('unseen/', folder);

/** The files of a folder, one per voice. */
const voicesIn = (from: URL): URL[] =>
  readdirSync(from)
    .filter((name) => /^v\d+\.jsonl$/.test(name))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((name) => new URL(name, from));

/** The files of the corpus: one per voice. */
export const voices = (): URL[] => voicesIn(folder);

/** The messages of one voice. */
export const readVoice = (file: URL): Message[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => Message.parse(JSON.parse(line)));

/** The messages that the models are trained on, in the order of their files. */
export const readCorpus = (): Message[] => voices().flatMap(readVoice);

/** Messages of other voices, which no model is trained on. */
export const readUnseen = (): Message[] => voicesIn(unseenFolder).flatMap(readVoice);

const noPersons = /^v(?:7[5-8]|13[567]|21\d|26[89])$/;

/** Whether a voice is no person's: short statements with harmless twins, and ordinary chat. */
export const isNoPersons = ({ voice }: Pick<Message, 'voice'>) => noPersons.test(voice);

/** Whether a message is grave: a mediator should look at it now. */
export const isGrave = ({ risk_level }: Pick<Message, 'risk_level'>) =>
  risk_level === 'high' || risk_level === 'critical';
