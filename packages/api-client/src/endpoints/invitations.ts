import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Branding } from './organizations.ts';
import { Participant, Side } from './participants.ts';
import { trim } from './text.ts';
import { Role } from './users.ts';
import { Timestamp } from './values.ts';

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
  /** When the link was first looked at. */
  opened_at: z.nullable(Timestamp),
};

/** An invitation into one place of one case. */
export const Invitation = z.object({ ...sent, case_id: z.uuid(), participant_id: z.uuid(), side: Side });
export type Invitation = z.infer<typeof Invitation>;

/** An invitation to the platform itself: accepting it gives the role, and a place in the organization. */
export const PlatformInvitation = z.object({ ...sent, organization_id: z.nullable(z.uuid()) });
export type PlatformInvitation = z.infer<typeof PlatformInvitation>;

/** The secret part of an invitation's link. Only its hash is kept. */
export const InvitationToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** What an invited person reads before deciding. The token is the permission, so no account is needed. */
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
      /** Null for an invitation to the platform itself. */
      organization_id: z.nullable(z.uuid()),
      /** Whether somebody has an account with this address: then they sign in, else they register. */
      has_account: z.boolean(),
    }),
    branding: Branding,
  }),
});

/**
 * Takes the place in the case, or the role on the platform, with the account that carries the invited address. Any other
 * account is `forbidden`, an invitation that is used, revoked or out of time is a `conflict`.
 */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:token/accept',
  changes: ['invitations', 'participants', 'cases', 'steps', 'activity', 'account'],
  input: z.object({ token: InvitationToken }),
  /** The place is null where the invitation was to no case. */
  output: z.object({ participant: z.nullable(Participant) }),
});

/** Says no, without an account and without a reason. */
export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:token/decline',
  changes: ['invitations', 'participants'],
  access: 'public',
  input: z.object({ token: InvitationToken }),
  output: z.object({ ok: z.literal(true) }),
});

/** "I have safety concerns": reaches the mediator of the case and nobody else. No account is needed. */
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
