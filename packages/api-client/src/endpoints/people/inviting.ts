import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pageInput, pageOutput } from '../../page.ts';
import { Invitation, InvitationStatus, InvitationToken } from './invitations.ts';
import { Side } from '../cases/participants.ts';
import { Email, PersonName } from './users.ts';
import { Locale, Timestamp } from '../values.ts';

const place = {
  email: Email,
  name: PersonName,
  role: z.enum(['divorcee', 'lawyer']),
  side: z.enum(['A', 'B']),
  /** Of the mail and the page behind it, and of the account until the person chooses one. */
  language: z.optional(Locale),
};

/** The answer to an invitation. Only this answer contains `token`; the link is `/accept-invitation/{token}`. */
const Made = z.object({ invitation: Invitation, token: InvitationToken });

/**
 * Invites a person to a case by mail; for its mediator and admins. Inviting again for the same participant replaces an
 * invitation that is still unanswered and revokes its link. `side` names the party of an invited lawyer.
 */
export const invite = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/invite',
  changes: ['invitations', 'participants', 'cases', 'activity'],
  replay: false,
  input: z.object({ caseId: z.uuid(), ...place }),
  output: Made,
});

/** Does the same as `invite`, with `case_id` in the body. */
export const inviteParticipant = endpoint({
  method: 'POST',
  path: '/api/participants/invite',
  changes: ['invitations', 'participants', 'cases', 'activity'],
  replay: false,
  input: z.object({ case_id: z.uuid(), ...place }),
  output: Made,
});

/** An invitation as its sender reads it. Only the mediators of the case read the invited person's concern. */
export const SentInvitation = z.extend(Invitation, {
  concern: z.nullable(
    z.object({
      note: z.string(),
      created_at: Timestamp,
      /** When a mediator of the case dealt with the concern; null while it is open. */
      handled_at: z.nullable(Timestamp),
    }),
  ),
});
export type SentInvitation = z.infer<typeof SentInvitation>;

/** Lists the invitations to a case, newest first, for its mediator and admins. Other participants get an empty list. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/invitations',
  reads: ['invitations'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ invitations: z.array(SentInvitation), ...pageOutput }),
});

/** An invitation to a case or to the platform, with its sender. Invitations to the platform have no case. */
export const AnyInvitation = z.extend(Invitation, {
  case_id: z.nullable(z.uuid()),
  case_title: z.nullable(z.string()),
  participant_id: z.nullable(z.uuid()),
  side: z.nullable(Side),
  /** The organization of the case, or the one that an invitation to the platform leads into. */
  organization_id: z.nullable(z.uuid()),
  organization_name: z.nullable(z.string()),
  invited_by: z.uuid(),
  invited_by_name: z.nullable(z.string()),
});
export type AnyInvitation = z.infer<typeof AnyInvitation>;

/** Lists the invitations that the caller may manage, newest first: those to cases that they mediate; for admins all. */
export const listAllInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  reads: ['invitations'],
  input: z.object({
    status: z.optional(InvitationStatus),
    to: z.optional(z.enum(['case', 'platform'])),
    /** For admins: those to this person's address that were not answered, without those that another one replaced. */
    user_id: z.optional(z.uuid()),
    ...pageInput,
  }),
  output: z.object({ invitations: z.array(AnyInvitation), ...pageOutput }),
});

/** Revokes an unanswered invitation and removes its participant. */
export const revokeInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:invitationId/revoke',
  changes: ['invitations', 'participants'],
  input: z.object({ invitationId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});

/** Marks the concern of an invited person as handled; for the mediators of the case. The first call keeps its time. */
export const handleConcern = endpoint({
  method: 'POST',
  path: '/api/invitations/:invitationId/concern/handle',
  changes: ['invitations'],
  input: z.object({ invitationId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
