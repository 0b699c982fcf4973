import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Role } from '../people/users.ts';
import { Timestamp } from '../values.ts';

/** Whether AI may read what a person writes in a case. */
export const AiConsentAnswer = z.enum(['yes', 'no']);
export type AiConsentAnswer = z.infer<typeof AiConsentAnswer>;

/** Whether AI assistance is on in a case, or who switched it off. */
const Assistance = z.enum(['on', 'off_organization', 'off_case']);

/** The newest answer of a person. Without one, parties and lawyers count as no, mediators as yes. */
const newest = { answer: z.nullable(AiConsentAnswer), answered_at: z.nullable(Timestamp) };

const Answers = z.array(z.object({ answer: AiConsentAnswer, answered_at: Timestamp }));

/**
 * Consent to AI in a case: the caller's own answers, newest first, and for the case's mediator the newest of each
 * participant. Nobody else learns an answer of another person. `screening` is the safety screening, which needs no consent;
 * `external` whether words of people who say yes may go to a language model outside of the private network.
 */
export const AiConsents = z.object({
  assistance: Assistance,
  screening: z.boolean(),
  external: z.boolean(),
  mine: z.object(newest),
  history: Answers,
  people: z.array(z.object({ user_id: z.uuid(), name: z.string(), role: Role, ...newest })),
});
export type AiConsents = z.infer<typeof AiConsents>;

export const getAiConsents = endpoint({
  method: 'GET',
  path: '/api/ai/consents/:caseId',
  reads: ['ai_consents'],
  input: z.object({ caseId: z.uuid() }),
  output: AiConsents,
});

/** Lists the caller's cases as a party or lawyer, with their own answers, newest first. */
export const listAiConsents = endpoint({
  method: 'GET',
  path: '/api/ai/consents',
  reads: ['ai_consents', 'cases'],
  input: z.object({}),
  output: z.object({
    consents: z.array(
      z.object({
        case_id: z.uuid(),
        title: z.string(),
        is_open: z.boolean(),
        assistance: Assistance,
        history: Answers,
      }),
    ),
  }),
});

/** Answers for the caller's own words in a case. Every answer is kept; the newest counts. */
export const answerAiConsent = endpoint({
  method: 'POST',
  path: '/api/ai/consents/:caseId',
  changes: ['ai_consents'],
  input: z.object({ caseId: z.uuid(), answer: AiConsentAnswer }),
  output: AiConsents,
});

/** Switches AI assistance for a case on or off; for its mediator. The safety screening is not affected. */
export const setCaseAssistance = endpoint({
  method: 'POST',
  path: '/api/ai/cases/:caseId',
  changes: ['ai_consents', 'cases'],
  input: z.object({ caseId: z.uuid(), enabled: z.boolean() }),
  output: AiConsents,
});
