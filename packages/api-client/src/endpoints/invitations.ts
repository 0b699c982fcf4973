import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from './cases.ts';
import { Branding } from './organizations.ts';
import { Participant, Side } from './participants.ts';
import { Email, PersonName, Role } from './users.ts';

export const InvitationStatus = z.enum(['pending', 'accepted', 'declined', 'expired', 'revoked']);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

/** An invitation into one place of one case. */
export const Invitation = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  participant_id: z.uuid(),
  email: z.email(),
  name: z.string(),
  role: Role,
  side: Side,
  status: InvitationStatus,
  expires_at: Timestamp,
});
export type Invitation = z.infer<typeof Invitation>;

/** The secret part of an invitation's link. Only its hash is kept. */
export const InvitationToken = z.string().check(z.regex(/^[\w-]{43}$/));

/**
 * Invites a person into a case; only its mediator may. A place that still waits for an answer goes to whoever is invited
 * last; the link sent before is withdrawn.
 * A lawyer is invited for a party: `side` says whose.
 */
export const invite = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/invite',
  replay: false,
  input: z.object({
    caseId: z.uuid(),
    email: Email,
    name: PersonName,
    role: z.enum(['divorcee', 'lawyer']),
    side: z.enum(['A', 'B']),
  }),
  /** `token` is told this one time: the link is `/accept-invitation/{token}`. */
  output: z.object({ invitation: Invitation, token: InvitationToken }),
});

/** What an invited person reads before deciding. The token is the permission, so no account is needed. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/:token',
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
      organization_id: z.uuid(),
      /** Whether somebody has an account with this address: then they sign in, else they register. */
      has_account: z.boolean(),
    }),
    branding: Branding,
  }),
});

/**
 * Takes the place in the case, with the account that carries the invited address. Any other account is `forbidden`,
 * an invitation that is used, revoked or out of time is a `conflict`.
 */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:token/accept',
  input: z.object({ token: InvitationToken }),
  output: z.object({ participant: Participant }),
});

/** Says no, without an account and without a reason. */
export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/:token/decline',
  access: 'public',
  input: z.object({ token: InvitationToken }),
  output: z.object({ ok: z.literal(true) }),
});
