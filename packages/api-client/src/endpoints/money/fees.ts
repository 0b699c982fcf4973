import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Version } from '../../page.ts';
import { RateCard } from '../organizations/organization-fees.ts';
import { SessionKind } from '../sessions/sessions.ts';
import { Name } from '../text.ts';

const Ahead = z.int().check(z.minimum(0), z.maximum(limits.rateMost * 10));
const Percent = z.int().check(z.minimum(0), z.maximum(100));
const version = z.int().check(z.minimum(0));

/** A line of time that is in no invoice. A held session has one by itself, without an id until the mediator changes it. */
export const TimeEntry = z.object({
  id: z.nullable(z.uuid()),
  session_id: z.nullable(z.uuid()),
  session_kind: z.nullable(SessionKind),
  on_day: z.iso.date(),
  /** Null for a session. */
  what: z.nullable(z.string()),
  minutes: z.int().check(z.minimum(0), z.maximum(limits.timeMinutesMost)),
  /** Whether it costs something, or is included. */
  is_charged: z.boolean(),
  /** Null where it is included or the case has one fixed fee. */
  amount_minor: z.nullable(z.int()),
  version,
});
export type TimeEntry = z.infer<typeof TimeEntry>;

/** A line of time that is in invoices, with their numbers. */
export const InvoicedTime = z.object({
  id: z.uuid(),
  session_kind: TimeEntry.shape.session_kind,
  on_day: TimeEntry.shape.on_day,
  what: TimeEntry.shape.what,
  minutes: TimeEntry.shape.minutes,
  numbers: z.array(z.string()),
});
export type InvoicedTime = z.infer<typeof InvoicedTime>;

/** What a party would get as an invoice now. */
export const OpenShare = z.object({
  participant_id: z.uuid(),
  name: z.string(),
  side: z.enum(['A', 'B']),
  share: Percent,
  share_minor: z.int(),
  /** What was paid ahead, and how much of it this invoice uses; the rest stays. */
  ahead_minor: z.int(),
  used_minor: z.int(),
  /** The number that is next, until somebody in the office sends another invoice. Null without a share to pay. */
  number: z.nullable(z.string()),
});
export type OpenShare = z.infer<typeof OpenShare>;

const { charging, currency, bands, tax_name, tax_percent, deposit_minor } = RateCard.shape;

/** The fees of a case, for its mediators. */
export const CaseFees = z.object({
  is_on: z.boolean(),
  charging,
  currency,
  bands,
  tax_name,
  tax_percent,
  /** When invoices that are sent today are due. */
  due_on: z.iso.date(),
  deposit_minor,
  /** The end of the chosen income band, 0 for the one without an end, null while none is chosen. */
  band_up_to: z.nullable(z.int().check(z.minimum(0))),
  /** Null while a band is to be chosen. */
  rate_minor: z.nullable(z.int()),
  time: z.array(TimeEntry),
  /** Time that is in invoices, the newest first. */
  invoiced: z._default(z.array(InvoicedTime), []),
  /** What is to be invoiced, with the tax. */
  bill_minor: z.int(),
  shares: z.array(OpenShare),
  version,
});
export type CaseFees = z.infer<typeof CaseFees>;

const ofCase = z.object({ caseId: z.uuid() });
const done = z.object({ ok: z.literal(true) });

/** Returns the fees of a case, for its mediators; null where the office has never used any. */
export const getCaseFees = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/fees',
  reads: ['fees', 'sessions', 'participants'],
  input: ofCase,
  output: z.object({ fees: z.nullable(CaseFees) }),
});

/** Sets how the parties share, their income band, and what each paid ahead; for the mediator. */
export const saveCaseFees = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/fees',
  changes: ['fees'],
  input: z
    .extend(ofCase, {
      share_a: Percent,
      share_b: Percent,
      band_up_to: CaseFees.shape.band_up_to,
      ahead_a_minor: Ahead,
      ahead_b_minor: Ahead,
      version,
    })
    .check(
      z.refine((it) => it.share_a + it.share_b === 100, {
        message: 'Both shares together are 100 percent.',
        path: ['share_b'],
      }),
    ),
  output: done,
});

const Time = {
  on_day: TimeEntry.shape.on_day,
  what: z.nullable(Name(limits.timeWhatMax)),
  minutes: TimeEntry.shape.minutes,
  is_charged: z.boolean(),
};

/** Adds time by hand, or keeps what is changed about that of a held session; for the mediator. */
export const addTime = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/time',
  changes: ['fees'],
  input: z.extend(ofCase, { ...Time, session_id: z.nullable(z.uuid()) }).check(
    z.refine((it) => (it.session_id === null) === (it.what !== null), {
      message: 'Write what it was for.',
      path: ['what'],
    }),
  ),
  output: done,
});

/** Changes time that is in no invoice; for the mediator. */
export const updateTime = endpoint({
  method: 'PUT',
  path: '/api/time/:timeId',
  changes: ['fees'],
  input: z.object({ timeId: z.uuid(), ...Time, version: Version }),
  output: done,
});

/** Removes time that is in no invoice; for the mediator. That of a session is as at first again. */
export const removeTime = endpoint({
  method: 'DELETE',
  path: '/api/time/:timeId',
  changes: ['fees'],
  input: z.object({ timeId: z.uuid() }),
  output: done,
});
