import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { Version } from '../../page.ts';
import { Name, plainLine, trim } from '../text.ts';

/** How a paper writes the birth date of a child: in full, the year, or initials with the year. */
export const BirthDates = z.enum(['full', 'year', 'initials']);
export type BirthDates = z.infer<typeof BirthDates>;

/** A date, a month or a year, as somebody knows it. */
const Born = z
  .string()
  .check(z.regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'Enter a date or a year.'));

/** Whether a party took advice of their own, or said that they do not want any. */
const Advice = z.enum(['taken', 'declined']);

/** A party in the recitals. */
const RecitalParty = z.object({
  participant_id: z.uuid(),
  /** Empty for the name that the case has. */
  full_name: z.string().check(trim, z.maxLength(limits.nameMax), plainLine),
  /** Kept only where it is printed. */
  address: z.string().check(trim, z.maxLength(limits.addressMax)),
  /** It is printed only where this party gave one for the paper, and the other one, too. */
  address_use: z.enum(['not_given', 'withheld', 'printed']),
  advice: z.nullable(Advice),
});
export type RecitalParty = z.infer<typeof RecitalParty>;

/** What a mediator writes about a case for its papers. */
export const Recitals = z.object({
  parties: z.array(RecitalParty).check(z.maxLength(10)),
  wedding_on: z.nullable(z.iso.date()),
  separation_on: z.nullable(z.iso.date()),
  /** Null until somebody says. */
  has_children: z.nullable(z.boolean()),
  children: z.array(z.object({ name: Name(limits.nameMax), born: z.nullable(Born) })).check(z.maxLength(20)),
  disclosure: z.nullable(z.enum(['made', 'not_made'])),
  disclosed_on: z.nullable(z.iso.date()),
});
export type Recitals = z.infer<typeof Recitals>;

/**
 * The recitals of a released version. Addresses are null unless both parties have theirs printed, and a child has of its
 * name and birth date what the organization shows.
 */
export const ReleasedRecitals = z.object({
  parties: z.array(
    z.object({ id: z.uuid(), name: z.string(), address: z.nullable(z.string()), advice: z.nullable(Advice) }),
  ),
  wedding_on: z.nullable(z.string()),
  separation_on: z.nullable(z.string()),
  has_children: z.nullable(z.boolean()),
  children: z.array(z.object({ name: z.string(), born: z.nullable(z.string()) })),
  disclosure: z.nullable(z.enum(['made', 'not_made'])),
  disclosed_on: z.nullable(z.string()),
  mediators: z.array(z.string()),
});
export type ReleasedRecitals = z.infer<typeof ReleasedRecitals>;

/** What both parties wrote alike at the start, and the day on which both statements were opened. */
const KnownFacts = z.object({
  wedding_on: z.nullable(z.string()),
  separation_on: z.nullable(z.string()),
  has_children: z.nullable(z.boolean()),
  children: z.array(z.object({ name: z.string(), born: z.nullable(z.string()) })),
  disclosed_on: z.nullable(z.string()),
});
export type KnownFacts = z.infer<typeof KnownFacts>;

const Draft = z.object({
  /** Null before the first save. */
  recitals: z.nullable(Recitals),
  /** Whether the mediator has confirmed them as they are. Only then they go into a paper. */
  is_confirmed: z.boolean(),
  known: KnownFacts,
  parties: z.array(z.object({ participant_id: z.uuid(), name: z.string() })),
  birth_dates: BirthDates,
  /** 0 before the first save. */
  version: z.int(),
});
/** The recitals of a case in work, with what the case holds already. */
export type DraftRecitals = z.infer<typeof Draft>;

/** Reads the recitals of a case in work; for its mediators alone. */
export const getRecitals = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/recitals',
  reads: ['agreements', 'intakes', 'participants', 'money', 'organizations'],
  input: z.object({ caseId: z.uuid() }),
  output: Draft,
});

/**
 * Saves the recitals whole, and with `is_confirmed` for the next papers. Answers `invalid` with a sentence for each field
 * where dates contradict each other. The first save sends no `version`.
 */
export const saveRecitals = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/recitals',
  changes: ['agreements'],
  input: z.object({
    caseId: z.uuid(),
    recitals: Recitals,
    is_confirmed: z.boolean(),
    version: z.optional(Version),
  }),
  output: Draft,
});
