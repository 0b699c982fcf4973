import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { DayHours } from '../notifications/notifications.ts';
import { Timestamp } from '../values.ts';

/**
 * How messages go in a case. `joint`: everybody writes to everybody. `paced`: what one party writes to everybody reaches the
 * other in certain hours. `shuttle`: the parties write to the mediator alone. `paused`: nobody writes to everybody, and no
 * proposal and no session is new.
 */
export const Mode = z.enum(['joint', 'paced', 'shuttle', 'paused']);
export type Mode = z.infer<typeof Mode>;

/** The mode of a case, in the same words for everybody in it. */
export const CaseMode = z.object({
  mode: Mode,
  /** The hours of `paced`, in `time_zone`. */
  hours: z.nullable(DayHours),
  time_zone: z.string(),
  /** When it was set, and by which mediator; null in a case whose mode was never set. */
  set_at: z.nullable(Timestamp),
  set_by_name: z.nullable(z.string()),
  /** 0 while it was never set. */
  version: z.int(),
});
export type CaseMode = z.infer<typeof CaseMode>;

/** What stays due in a paused case, for the caller: a day for documents, else a time. */
export const Deadline = z.object({
  kind: z.enum(['session', 'answer', 'proposal', 'document', 'lawyer_round']),
  at: z.nullable(Timestamp),
  on: z.nullable(z.iso.date()),
});
export type Deadline = z.infer<typeof Deadline>;

const ofCase = z.object({ caseId: z.uuid() });

/** Returns the mode of a case, and what stays due for the caller while it is paused. */
export const getCaseMode = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/mode',
  reads: ['modes', 'sessions', 'proposals', 'requirements', 'agreements'],
  input: ofCase,
  output: z.object({ mode: CaseMode, deadlines: z.array(Deadline) }),
});

/** Sets the mode; for the mediators of the case. Everybody in it is told the mode, never why. */
export const setCaseMode = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/mode',
  changes: ['modes', 'delivery', 'activity'],
  input: z.extend(ofCase, { mode: Mode, hours: z.nullable(DayHours), version: z.int().check(z.minimum(0)) }).check(
    z.refine(({ mode, hours }) => (mode === 'paced') === (hours !== null), {
      path: ['hours'],
      error: 'Choose hours, for messages at certain hours alone.',
    }),
  ),
  output: z.object({ mode: CaseMode }),
});

/** Which private answer it is: its hash. */
const Answer = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** A mode that a private answer speaks for. */
export const ProposedMode = z.object({
  mode: Mode,
  hours: z.nullable(DayHours),
  /**
   * What was said: that somebody does not feel safe, is unsure or wants to talk about it, a safety concern, a wish for a
   * pause, or that messages wait for hours or for their tone.
   */
  reason: z.enum(['unsafe', 'unsure', 'talk', 'concern', 'pause', 'hours', 'tone']),
  user_id: z.uuid(),
  name: z.string(),
  answer: Answer,
});
export type ProposedMode = z.infer<typeof ProposedMode>;

/** Lists what private answers speak for, the strictest first; for the mediators of the case alone. */
export const listProposedModes = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/mode/proposed',
  reads: ['modes', 'delivery', 'intakes', 'requests'],
  input: ofCase,
  output: z.object({ proposed: z.array(ProposedMode) }),
});

/** Puts an answer aside that needs no other mode; for the mediators of the case. Nobody is told. */
export const putModeAside = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/mode/aside',
  changes: ['modes'],
  input: z.extend(ofCase, { answer: Answer }),
  output: z.object({ ok: z.literal(true) }),
});
