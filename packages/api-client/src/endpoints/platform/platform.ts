import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Role } from '../people/users.ts';

/** The readiness check: answers `unavailable` unless the database and the sign-in service are reachable and every migration is there. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  reads: ['health'],
  runs: 'open',
  access: 'public',
  input: z.object({}),
  output: z.object({
    status: z.literal('ok'),
    version: z.string(),
    checks: z.object({
      database: z.literal('ok'),
      migrations: z.literal('ok'),
      rights: z.literal('ok'),
      sign_in: z.literal('ok'),
    }),
  }),
});

/** The liveness check: answers as long as the process runs. */
export const getLive = endpoint({
  method: 'GET',
  path: '/api/health/live',
  reads: ['health'],
  runs: 'open',
  access: 'public',
  input: z.object({}),
  output: z.object({ status: z.literal('ok') }),
});

/** The accounts to look around with; `place` is the family or the office that they belong to. */
const Demonstration = z.object({
  password: z.string(),
  accounts: z.array(z.object({ email: z.string(), name: z.string(), role: Role, place: z.string() })),
});
export type Demonstration = z.infer<typeof Demonstration>;

/** Gets the settings that a browser needs before sign-in: the Supabase address and public key, and enabled features. */
export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  reads: ['platform'],
  runs: 'open',
  access: 'public',
  input: z.object({}),
  output: z.object({
    supabaseUrl: z.string(),
    publishableKey: z.string(),
    /** `open` grants the requested role; `approval` lets an admin decide on every role but divorcee. */
    registration: z.enum(['open', 'approval']),
    /** Whether the developer pages are enabled. */
    helperPages: z.boolean(),
    /** The Plasmic project of `/plasmic` with a read-only token; null when none is configured. */
    plasmic: z.nullable(z.object({ id: z.string(), token: z.string(), host: z.string() })),
    /** The people of a demonstration and their public password; null everywhere else. */
    demo: z._default(z.nullable(Demonstration), null),
  }),
});
