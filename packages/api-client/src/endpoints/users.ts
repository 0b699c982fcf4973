import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';

export const Role = z.enum(['divorcee', 'mediator', 'lawyer', 'admin']);
export type Role = z.infer<typeof Role>;

/** An address as it is compared: without spaces around it, in lower case. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** A person's name as others read it. */
export const PersonName = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameMax));

/** The signed-in person. `id` and `user_id` are the same; both are sent because other clients read either. */
export const User = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  email: z.email(),
  name: z.string(),
  role: Role,
  /** The role asked for at registration, as long as an admin has not granted it. */
  requested_role: z.nullable(Role),
  organization_id: z.nullable(z.uuid()),
});
export type User = z.infer<typeof User>;

/** Who the token belongs to. This is the truth about a person's role; what a browser stored is not. */
export const getMe = endpoint({
  method: 'GET',
  path: '/api/users/me',
  input: z.object({}),
  output: z.object({ user: User }),
});

/** Changes the own profile. Role, organization and e-mail cannot be changed here. */
export const updateMe = endpoint({
  method: 'PUT',
  path: '/api/users/me',
  input: z.object({ name: z.optional(PersonName) }),
  output: z.object({ user: User }),
});
