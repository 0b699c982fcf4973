import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pageInput, pageOutput, Version } from '../../page.ts';
import { CurrentPassword } from '../people/password-fields.ts';
import { InvitationToken, PlatformInvitation } from '../people/invitations.ts';
import { Email, PersonName, Role } from '../people/users.ts';
import { Locale, Timestamp } from '../values.ts';

/** A person whose requested role waits for an admin's approval. */
export const Approval = z.object({
  user_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  requested_role: Role,
  since: Timestamp,
});
export type Approval = z.infer<typeof Approval>;

/** Lists the people whose requested role waits for approval, longest wait first. */
export const listApprovals = endpoint({
  method: 'GET',
  path: '/api/admin/approvals',
  reads: ['people'],
  input: z.object(pageInput),
  output: z.object({ approvals: z.array(Approval), ...pageOutput }),
});

/**
 * Grants or refuses the requested role and notifies the person, also by mail. A mediator needs an organization.
 * Granting the admin role requires the calling admin's password.
 */
export const decideApproval = endpoint({
  method: 'POST',
  path: '/api/admin/approvals/:userId',
  changes: ['people'],
  runs: 'open',
  input: z.object({
    userId: z.uuid(),
    decision: z.enum(['approve', 'refuse']),
    organization_id: z.optional(z.uuid()),
    current_password: z.optional(CurrentPassword),
  }),
  output: z.object({ user_id: z.uuid(), role: Role }),
});

/**
 * Invites a person to the platform by mail. Accepting grants the role and the organization; a mediator needs one. Only
 * this answer contains `token`; the link is `/accept-invitation/{token}`.
 */
export const inviteToPlatform = endpoint({
  method: 'POST',
  path: '/api/admin/invite',
  changes: ['invitations'],
  replay: false,
  input: z.object({
    email: Email,
    name: PersonName,
    role: Role,
    organization_id: z._default(z.nullable(z.uuid()), null),
    /** The language of the invitation; by default that of the organization. */
    language: z.optional(Locale),
  }),
  output: z.object({ invitation: PlatformInvitation, token: InvitationToken }),
});

/** The rights of a role, as sentences for people. */
export const RoleRights = z.object({ role: Role, may: z.array(z.string()) });
export type RoleRights = z.infer<typeof RoleRights>;

/** A person and their role, for admins. */
export const RoleHolder = z.object({
  user_id: z.uuid(),
  name: z.string(),
  /** Null for a party: how to reach one is for their mediator alone. */
  email: z.nullable(z.string()),
  role: Role,
  organization_id: z.nullable(z.uuid()),
  since: Timestamp,
  version: z.int(),
});
export type RoleHolder = z.infer<typeof RoleHolder>;

/** Lists the rights of each role for every signed-in person; for admins also the role of each person. */
export const listRoles = endpoint({
  method: 'GET',
  path: '/api/admin/roles',
  reads: ['people'],
  input: z.object(pageInput),
  output: z.object({ roles: z.array(RoleRights), people: z.array(RoleHolder), ...pageOutput }),
});

/**
 * Changes a person's role at once and requires the admin's password. Answers `conflict` for the last admin, and for a
 * mediator without an organization.
 */
export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/admin/roles/:userId',
  changes: ['people'],
  runs: 'open',
  input: z.object({
    userId: z.uuid(),
    role: Role,
    organization_id: z.optional(z.uuid()),
    version: Version,
    current_password: CurrentPassword,
  }),
  output: z.object({ user_id: z.uuid(), role: Role, version: z.int() }),
});
