import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pageInput, pageOutput } from '../page.ts';
import { Invitation, InvitationStatus, InvitationToken } from './invitations.ts';
import { Side } from './participants.ts';
import { Email, PersonName } from './users.ts';
import { Timestamp } from './values.ts';

const place = {
  email: Email,
  name: PersonName,
  role: z.enum(['divorcee', 'lawyer']),
  side: z.enum(['A', 'B']),
};

/** What whoever invites is told. `token` is told this one time: the link is `/accept-invitation/{token}`. */
const Made = z.object({ invitation: Invitation, token: InvitationToken });

/**
 * Invites a person into a case, by mail; its mediator and admins may. A place that still waits for an answer goes to
 * whoever is invited last; the link sent before is withdrawn.
 * A lawyer is invited for a party: `side` says whose.
 */
export const invite = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/invite',
  changes: ['invitations', 'participants', 'cases', 'activity'],
  replay: false,
  input: z.object({ caseId: z.uuid(), ...place }),
  output: Made,
});

/** The same, with the case among the fields. */
export const inviteParticipant = endpoint({
  method: 'POST',
  path: '/api/participants/invite',
  changes: ['invitations', 'participants', 'cases', 'activity'],
  replay: false,
  input: z.object({ case_id: z.uuid(), ...place }),
  output: Made,
});

/** An invitation as whoever may invite sees it. What its bearer worries about is for the mediators of the case alone. */
export const SentInvitation = z.extend(Invitation, {
  concern: z.nullable(z.object({ note: z.string(), created_at: Timestamp })),
});
export type SentInvitation = z.infer<typeof SentInvitation>;

/** The invitations into a case, the newest first, for its mediator and admins; nobody else sees any. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/invitations',
  reads: ['invitations'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ invitations: z.array(SentInvitation), ...pageOutput }),
});

/** Any invitation, into a case or to the platform, with who sent it. Those to the platform have no case. */
export const AnyInvitation = z.extend(Invitation, {
  case_id: z.nullable(z.uuid()),
  case_title: z.nullable(z.string()),
  participant_id: z.nullable(z.uuid()),
  side: z.nullable(Side),
  organization_id: z.nullable(z.uuid()),
  invited_by: z.uuid(),
  invited_by_name: z.nullable(z.string()),
});
export type AnyInvitation = z.infer<typeof AnyInvitation>;

/** The invitations that the caller may manage, the newest first: into the cases that they mediate; for admins, all. */
export const listAllInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  reads: ['invitations'],
  input: z.object({
    status: z.optional(InvitationStatus),
    to: z.optional(z.enum(['case', 'platform'])),
    ...pageInput,
  }),
  output: z.object({ invitations: z.array(AnyInvitation), ...pageOutput }),
});

/** Withdraws an invitation that waits for an answer, and the place with it. */
export const revokeInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:invitationId/revoke',
  changes: ['invitations', 'participants'],
  input: z.object({ invitationId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
