import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Branding } from '../organizations/branding.ts';
import { Participant, Side } from '../cases/participants.ts';
import { trim } from '../text.ts';
import { Role } from './users.ts';
import { Locale, Timestamp } from '../values.ts';

export const InvitationStatus = z.enum(['pending', 'accepted', 'declined', 'expired', 'revoked']);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

const sent = {
  id: z.uuid(),
  email: z.email(),
  name: z.string(),
  role: Role,
  status: InvitationStatus,
  expires_at: Timestamp,
  created_at: Timestamp,
  /** When the link was first opened. */
  opened_at: z.nullable(Timestamp),
  /** The language chosen for it; null is that of the organization. */
  language: z._default(z.nullable(z.string()), null),
};

/** An invitation to join one case as one participant. */
export const Invitation = z.object({ ...sent, case_id: z.uuid(), participant_id: z.uuid(), side: Side });
export type Invitation = z.infer<typeof Invitation>;

/** An invitation to the platform. Accepting grants the role and membership of the organization. */
export const PlatformInvitation = z.object({ ...sent, organization_id: z.nullable(z.uuid()) });
export type PlatformInvitation = z.infer<typeof PlatformInvitation>;

/** The secret token of an invitation's link. The database stores only its hash. */
export const InvitationToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** Gets what an invited person reads before deciding. The token is the authorization; no account is needed. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/:token',
  reads: ['invitations'],
  access: 'public',
  input: z.object({ token: InvitationToken }),
  output: z.object({
    invitation: z.object({
      email: z.email(),
      name: z.string(),
      role: Role,
      status: InvitationStatus,
      expires_at: Timestamp,
      invited_by: z.string(),
      /** The organization of the case, or the one that an invitation to the platform leads into. */
      organization_id: z.nullable(z.uuid()),
      /** Whether the address has an account: then the person signs in, otherwise they register. */
      has_account: z.boolean(),
      /** Whether it leads into a case; otherwise to the platform. */
      is_for_case: z.boolean(),
      /** The language chosen for it. */
      language: z.nullable(z.string()),
      /** For whom a lawyer is invited, while the invitation waits; null for everybody else. */
      client_name: z._default(z.nullable(z.string()), null),
      /** Whether it was taken back because a newer one went to the same address. */
      is_replaced: z._default(z.boolean(), false),
    }),
    branding: Branding,
  }),
});

/**
 * Joins the case, or takes the role on the platform. Answers `forbidden` to an account with another address, and
 * `conflict` for an invitation that is used, revoked or expired.
 */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:token/accept',
  changes: ['invitations', 'participants', 'cases', 'steps', 'activity', 'account'],
  input: z.object({
    token: InvitationToken,
    /** The language that the person reads, for an account and an invitation that name none. */
    language: z.optional(Locale),
    /** The time zone of the person's device, for an account that names none. One that the server does not know is ignored. */
    time_zone: z.optional(z.string().check(z.maxLength(60))),
  }),
  /** Null for an invitation to the platform. */
  output: z.object({ participant: z.nullable(Participant) }),
});

/** Declines an invitation, without an account and without a reason. */
export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:token/decline',
  changes: ['invitations', 'participants'],
  access: 'public',
  input: z.object({ token: InvitationToken }),
  output: z.object({ ok: z.literal(true) }),
});

/** Sends "I have safety concerns" to the mediators of the case only. No account is needed. */
export const raiseConcern = endpoint({
  method: 'POST',
  path: '/api/invitations/:token/concern',
  changes: [],
  access: 'public',
  input: z.object({
    token: InvitationToken,
    note: z._default(z.string().check(trim, z.maxLength(2000)), ''),
  }),
  output: z.object({ ok: z.literal(true) }),
});
