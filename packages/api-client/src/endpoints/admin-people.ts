import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pageInput, pageOutput, Version } from '../page.ts';
import { CurrentPassword } from './passwords.ts';
import { InvitationToken, PlatformInvitation } from './invitations.ts';
import { Email, PersonName, Role } from './users.ts';
import { Timestamp } from './values.ts';

/** Somebody who asked for a role at registration and waits. */
export const Approval = z.object({
  user_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  requested_role: Role,
  since: Timestamp,
});
export type Approval = z.infer<typeof Approval>;

/** Who waits, the longest first. */
export const listApprovals = endpoint({
  method: 'GET',
  path: '/api/admin/approvals',
  reads: ['people'],
  input: z.object(pageInput),
  output: z.object({ approvals: z.array(Approval), ...pageOutput }),
});

/**
 * Grants the role that somebody asked for, or does not; they are told, also by mail. A mediator needs an organization,
 * and who makes an admin types their own password again.
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
 * Invites somebody to the platform, by mail. Accepting gives the role and the organization; a mediator needs one. `token`
 * is told this one time: the link is `/accept-invitation/{token}`.
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
  }),
  output: z.object({ invitation: PlatformInvitation, token: InvitationToken }),
});

/** What a role may do, in words for people. */
export const RoleRights = z.object({ role: Role, may: z.array(z.string()) });
export type RoleRights = z.infer<typeof RoleRights>;

/** Somebody and their role, for admins. */
export const RoleHolder = z.object({
  user_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: Role,
  organization_id: z.nullable(z.uuid()),
  since: Timestamp,
  version: z.int(),
});
export type RoleHolder = z.infer<typeof RoleHolder>;

/** What each role may do, for everybody who is signed in; and everybody's role, for admins alone. */
export const listRoles = endpoint({
  method: 'GET',
  path: '/api/admin/roles',
  reads: ['people'],
  input: z.object(pageInput),
  output: z.object({ roles: z.array(RoleRights), people: z.array(RoleHolder), ...pageOutput }),
});

/**
 * Gives somebody another role, at once. The admin types their own password again. The last admin stays one, and a
 * mediator has an organization: else `conflict`.
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
