import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Session } from './auth.ts';
import { CurrentPassword, Password } from './password-fields.ts';
import { Email, PersonName, Role } from './users.ts';

/** The result of a registration: a signed-in account, or a mail whose link confirms the address first. */
export const Registered = z.union([Session, z.object({ confirmation: z.literal('sent') })]);
export type Registered = z.infer<typeof Registered>;

/**
 * Creates an account. The role is a request; the server's registration policy decides which role is granted. When the
 * policy is `approval`, a mail confirms the address first and the answer does not reveal whether the address has an
 * account. An invitation to this address, or the first admin's code, needs no mail.
 */
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({
    email: Email,
    password: Password,
    name: PersonName,
    role: Role,
    /** The code that a new server prints on its console. It creates the first admin, once. */
    admin_code: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    /** The token of an invitation that was sent to this address. */
    invitation: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  output: Registered,
});

/** Confirms an address with the token of the mail and the chosen password, creates the account and signs in. */
export const confirmRegistration = endpoint({
  method: 'POST',
  path: '/api/auth/register/confirm',
  changes: [],
  runs: 'open',
  access: 'public',
  input: z.object({
    token: z.string().check(z.regex(/^[\w-]{16,200}$/)),
    password: CurrentPassword,
  }),
  output: Session,
});
