import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput, Version } from '../../page.ts';
import { trim } from '../text.ts';
import { Timestamp } from '../values.ts';
import { ConfirmedSafeContact, PersonName, Role } from './users.ts';

/** Another person. Fields that the caller may not read are null. */
export const Person = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  role: Role,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  safe_contact: z.nullable(ConfirmedSafeContact),
  organization_id: z.nullable(z.uuid()),
  requested_role: z.nullable(Role),
  created_at: z.nullable(Timestamp),
  /** When the account was closed. */
  closed_at: z.nullable(Timestamp),
  last_sign_in_at: z.nullable(Timestamp),
  version: z.nullable(z.int()),
});
export type Person = z.infer<typeof Person>;

/**
 * Lists the people whom the caller may read: those of their cases, for a mediator their organization, for an admin all.
 */
export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  reads: ['people'],
  input: z.object({
    ...pageInput,
    /** Part of a name, or of an address that the caller may read. */
    q: z.optional(z.string().check(trim, z.maxLength(limits.nameMax))),
    role: z.optional(Role),
    /** Only open accounts without an organization, for admins of the platform, who themselves do not count. */
    unassigned: z.optional(z.enum(['0', '1'])),
  }),
  output: z.object({ users: z.array(Person), ...pageOutput }),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/users/:userId',
  reads: ['people'],
  input: z.object({ userId: z.uuid() }),
  output: z.object({ user: Person }),
});

/** Changes a person's name or organization; for admins. Only `changeRole` changes a role. */
export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/users/:userId',
  changes: ['people'],
  input: z.object({
    userId: z.uuid(),
    name: z.optional(PersonName),
    organization_id: z.optional(z.nullable(z.uuid())),
    version: Version,
  }),
  output: z.object({ user: Person }),
});

/**
 * Closes another person's account; for admins. The person is signed out everywhere and leaves their cases at once;
 * their contributions stay.
 */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:userId',
  changes: ['people'],
  input: z.object({ userId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
