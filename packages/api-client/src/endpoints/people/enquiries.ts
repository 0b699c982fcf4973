import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pageInput, pageOutput } from '../../page.ts';
import { Name, Text, trim } from '../text.ts';
import { Timestamp } from '../values.ts';

/** An office that answers people who have no invitation. */
export const EnquiryOffice = z.object({
  organization_id: z.uuid(),
  name: z.string(),
  /** Where and in which languages it works, in its own words; may be empty. */
  line: z.string(),
  /** Within how many days it answers. */
  days: z.int(),
  color: z.string(),
  logo_url: z.nullable(z.string()),
});
export type EnquiryOffice = z.infer<typeof EnquiryOffice>;

/** What would help somebody who asks for a mediation. */
export const EnquiryWish = z.enum([
  'video',
  'in_person',
  'separate_rooms',
  'mornings',
  'evenings',
  'interpreter',
  'step_free',
]);
export type EnquiryWish = z.infer<typeof EnquiryWish>;

/** Somebody without an invitation asks an office for a mediation. */
export const Enquiry = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Empty once the enquiry is declined, like the wishes and the hours. */
  other_name: z.string(),
  wishes: z.array(EnquiryWish),
  /** Whether mail is safe; else every word waits on the platform. */
  by_mail: z.boolean(),
  safe_hours: z.string(),
  status: z.enum(['waiting', 'case', 'declined']),
  /** What the person reads when it is declined. */
  answer: z.string(),
  /** Null for the person, who joins by invitation, and once the case is gone. */
  case_id: z.nullable(z.uuid()),
  answer_by: z.iso.date(),
  answered_at: z.nullable(Timestamp),
  created_at: Timestamp,
});
export type Enquiry = z.infer<typeof Enquiry>;

/** An enquiry as the person reads it who sent it. */
export const OwnEnquiry = z.extend(Enquiry, {
  office: z.string(),
  /** Whether an invitation into the case waits for them. */
  is_invited: z.boolean(),
});
export type OwnEnquiry = z.infer<typeof OwnEnquiry>;

const done = z.object({ ok: z.literal(true) });
const byId = z.object({ enquiryId: z.uuid() });

/** The offices that take enquiries, by name. */
export const listEnquiryOffices = endpoint({
  method: 'GET',
  path: '/api/enquiries/offices',
  reads: ['organizations'],
  input: z.object({}),
  output: z.object({ offices: z.array(EnquiryOffice) }),
});

/** The caller's newest enquiry, or null. */
export const getMyEnquiry = endpoint({
  method: 'GET',
  path: '/api/users/me/enquiry',
  reads: ['account'],
  input: z.object({}),
  output: z.object({ enquiry: z.nullable(OwnEnquiry) }),
});

/**
 * Asks an office for a mediation; for parties without an open case. Answers `conflict` while another enquiry waits, and for
 * an office that takes none. How the person may be reached holds from then on for every mail to them.
 */
export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/api/users/me/enquiry',
  changes: ['account'],
  input: z.object({
    organization_id: z.uuid(),
    other_name: Name(120),
    wishes: z.array(EnquiryWish).check(z.maxLength(EnquiryWish.options.length)),
    by_mail: z.boolean(),
    safe_hours: z.string().check(trim, z.maxLength(200)),
  }),
  output: done,
});

/** Takes back the caller's enquiry, which then is gone. Answers `conflict` once it is answered. */
export const withdrawEnquiry = endpoint({
  method: 'DELETE',
  path: '/api/users/me/enquiry',
  changes: ['account'],
  input: z.object({}),
  output: done,
});

/** A new link to the invitation that came of the caller's enquiry, for whom no mail is safe. */
export const openEnquiryInvitation = endpoint({
  method: 'POST',
  path: '/api/users/me/enquiry/invitation',
  changes: [],
  input: z.object({}),
  output: z.object({ token: z.string() }),
});

/** The enquiries of the caller's office that wait, oldest first, or that were answered, newest first. */
export const listEnquiries = endpoint({
  method: 'GET',
  path: '/api/enquiries',
  reads: ['enquiries'],
  input: z.object({ ...pageInput, state: z._default(z.enum(['waiting', 'answered']), 'waiting') }),
  output: z.object({ enquiries: z.array(Enquiry), ...pageOutput }),
});

/** Opens a case for an enquiry, with a first draft of the intake, and invites the person; for mediators of the office. */
export const acceptEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiries/:enquiryId/case',
  changes: ['enquiries', 'cases', 'invitations', 'participants'],
  input: byId,
  output: z.object({ case_id: z.uuid() }),
});

/** Declines an enquiry with words that the person reads; for mediators and admins of the office. */
export const declineEnquiry = endpoint({
  method: 'POST',
  path: '/api/enquiries/:enquiryId/decline',
  changes: ['enquiries'],
  input: z.extend(byId, { answer: Text(2000) }),
  output: done,
});
