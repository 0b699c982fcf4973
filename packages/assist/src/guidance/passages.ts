import type { Role } from '@mediation/api-client';
import * as z from 'zod/mini';
import { en } from '../data/passages/en.ts';
import { es } from '../data/passages/es.ts';

const roles = ['divorcee', 'mediator', 'lawyer', 'admin'] as const satisfies readonly Role[];

/** A reviewed text that the assistant quotes. Placeholders in braces are promised numbers and safety contacts. */
const Passage = z.object({
  /** The same in every language. */
  id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  /** Who may be answered with it. */
  roles: z.array(z.enum(roles)).check(z.minLength(1)),
  /** The country whose law it speaks of; `any` for none. */
  jurisdiction: z.string(),
  reviewed_on: z.iso.date(),
  title: z.string(),
  text: z.string(),
  /** Where the product explains or does it. */
  source: z.nullable(z.string().check(z.startsWith('/'))),
  /** Questions that it answers, as people ask them. */
  questions: z.array(z.string()).check(z.minLength(6)),
});

export type Passage = z.infer<typeof Passage> & { topic: string };

/** The languages that the assistant answers in. */
export type Language = 'en' | 'es';

const parse = (topics: object): Passage[] =>
  Object.entries(topics).flatMap(([topic, found]) =>
    z
      .array(Passage)
      .parse(found)
      .map((passage) => ({ ...passage, topic })),
  );

export const passages: Record<Language, readonly Passage[]> = { en: parse(en), es: parse(es) };
