import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Timestamp } from '../values.ts';

const ofPerson = z.object({ userId: z.uuid() });
const Done = z.object({ ok: z.literal(true) });

/** Stops the removal of the caller's second factors. */
export const keepMyFactors = endpoint({
  method: 'DELETE',
  path: '/api/auth/factors/removal',
  changes: ['account'],
  input: z.object({}),
  output: Done,
});

/** A person who asked for help with their second factors, or whose factors an admin has begun to remove. */
export const LostFactors = z.object({
  user_id: z.uuid(),
  name: z.string(),
  asked_at: z.nullable(Timestamp),
  begun_at: z.nullable(Timestamp),
  begun_by_name: z.nullable(z.string()),
  /** Whether the caller began it, who cannot confirm it then. */
  is_mine: z.boolean(),
  due_at: z.nullable(Timestamp),
});
export type LostFactors = z.infer<typeof LostFactors>;

/** Lists what is open about lost factors, the oldest first, at most 100; for admins. */
export const listLostFactors = endpoint({
  method: 'GET',
  path: '/api/admin/lost-factors',
  reads: ['people'],
  input: z.object({}),
  output: z.object({ lost: z.array(LostFactors) }),
});

/**
 * Begins to remove a person's second factors; for admins. It happens once a second admin confirms it, or after 72 hours.
 * The person is told and can stop it.
 */
export const beginFactorRemoval = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/factor-removal',
  changes: ['people'],
  input: ofPerson,
  output: Done,
});

/** Removes the factors at once, and ends the person's sign-in sessions; for another admin than the one who began it. */
export const confirmFactorRemoval = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/factor-removal/confirm',
  changes: ['people'],
  input: ofPerson,
  output: Done,
});

/** Stops the removal, or answers a request for help with no; for admins. */
export const stopFactorRemoval = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:userId/factor-removal',
  changes: ['people'],
  input: ofPerson,
  output: Done,
});
