import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Whether the server can answer calls: it reaches its database, which has every migration. Otherwise `unavailable`. */
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
    checks: z.object({ database: z.literal('ok'), migrations: z.literal('ok'), rights: z.literal('ok') }),
  }),
});

/** Whether the process answers at all, whatever it can reach. */
export const getLive = endpoint({
  method: 'GET',
  path: '/api/health/live',
  reads: ['health'],
  runs: 'open',
  access: 'public',
  input: z.object({}),
  output: z.object({ status: z.literal('ok') }),
});

/** What a browser must know before it can read directly or listen: where Supabase is, and its public key. */
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
    /** `open` grants the role that a person picks; `approval` leaves all but divorcee to an admin. */
    registration: z.enum(['open', 'approval']),
    /** Whether the pages for whoever builds pages are there. */
    helperPages: z.boolean(),
    /** The project whose pages `/plasmic` shows, with a token that may only read; null where none is set. */
    plasmic: z.nullable(z.object({ id: z.string(), token: z.string(), host: z.string() })),
  }),
});
