import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pageInput, pageOutput } from '../../page.ts';
import { CaseStatus } from '../cases/cases.ts';
import { Role } from '../people/users.ts';
import { Timestamp } from '../values.ts';

const ofPerson = { userId: z.uuid() };

/**
 * A person as an admin reads them. Somebody of another organization whom the caller knows from a case has a name and a
 * role, and null in all the rest.
 */
export const Account = z.object({
  user_id: z.uuid(),
  name: z.string(),
  role: Role,
  /** Null for a party: how to reach one is for their mediator alone. */
  email: z.nullable(z.string()),
  organization_id: z.nullable(z.uuid()),
  organization_name: z.nullable(z.string()),
  requested_role: z.nullable(Role),
  created_at: z.nullable(Timestamp),
  closed_at: z.nullable(Timestamp),
  last_sign_in_at: z.nullable(Timestamp),
  has_second_factor: z.nullable(z.boolean()),
  /** Null where the caller may change nothing. */
  version: z.nullable(z.int()),
});
export type Account = z.infer<typeof Account>;

/** Gets the account of a person, for admins. */
export const getAccount = endpoint({
  method: 'GET',
  path: '/api/admin/users/:userId',
  reads: ['people'],
  input: z.object(ofPerson),
  output: z.object({ account: Account }),
});

/** A case that a person is or was in, without its title. */
export const AccountCase = z.object({
  participant_id: z.uuid(),
  case_id: z.uuid(),
  reference: z.string(),
  status: CaseStatus,
  role: Role,
  /** Whether the person is still in it. */
  is_active: z.boolean(),
  joined_at: Timestamp,
});
export type AccountCase = z.infer<typeof AccountCase>;

/** Lists the cases that a person is or was in, the last joined first, as far as the calling admin looks after them. */
export const listCasesOf = endpoint({
  method: 'GET',
  path: '/api/admin/users/:userId/cases',
  reads: ['cases', 'participants'],
  input: z.object({ ...ofPerson, ...pageInput }),
  output: z.object({ cases: z.array(AccountCase), ...pageOutput }),
});

const Named = z.object({ user_id: z.nullable(z.uuid()), name: z.string() });

/** A case that passed from one mediator to another. */
export const CaseHandover = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  reference: z.string(),
  /** Null for a case that waited for its first mediator. */
  from: z.nullable(Named),
  to: Named,
  /** The admin who assigned it; null for one of the platform whom an admin of an organization does not know. */
  by: z.nullable(Named),
  created_at: Timestamp,
});
export type CaseHandover = z.infer<typeof CaseHandover>;

/** Lists the cases that passed from or to a mediator, newest first, as far as the calling admin looks after them. */
export const listHandoversOf = endpoint({
  method: 'GET',
  path: '/api/admin/users/:userId/handovers',
  reads: ['cases', 'participants', 'activity'],
  input: z.object({ ...ofPerson, ...pageInput }),
  output: z.object({ handovers: z.array(CaseHandover), ...pageOutput }),
});
