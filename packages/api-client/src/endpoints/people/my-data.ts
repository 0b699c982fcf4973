import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Timestamp } from '../values.ts';

/** Exports the caller's own data, grouped by kind, without anything that another person wrote. */
export const exportMyData = endpoint({
  method: 'GET',
  path: '/api/users/me/data',
  reads: ['account'],
  input: z.object({}),
  output: z.object({
    exported_at: Timestamp,
    data: z.record(z.string(), z.array(z.record(z.string(), z.json()))),
  }),
});

/** A request to erase a person's data, with what an admin explains to them. */
export const ErasureRequest = z.object({
  id: z.uuid(),
  status: z.enum(['requested', 'checking_holds', 'carrying_out', 'withdrawn', 'refused', 'done_in_part', 'done_whole']),
  explanation: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type ErasureRequest = z.infer<typeof ErasureRequest>;

/** Requests the erasure of the caller's data. Returns the existing request while one is open. */
export const requestErasure = endpoint({
  method: 'POST',
  path: '/api/users/me/erasure',
  changes: ['account'],
  input: z.object({}),
  output: z.object({ erasure: ErasureRequest }),
});

/** Takes the caller's erasure request back. Answers `conflict` if none is open or it is being carried out. */
export const withdrawErasure = endpoint({
  method: 'DELETE',
  path: '/api/users/me/erasure',
  changes: ['account'],
  input: z.object({}),
  output: z.object({ erasure: ErasureRequest }),
});

/** A case whose record keeps what the caller gave to others, without their name, and how much that is. */
export const KeptRecord = z.object({
  case_id: z.uuid(),
  reference: z.string(),
  title: z.string(),
  reason: z.enum(['open', 'retention']),
  /** Null for a case that is not closed. */
  kept_until: z.nullable(Timestamp),
  messages: z.int(),
  documents: z.int(),
  signatures: z.int(),
});
export type KeptRecord = z.infer<typeof KeptRecord>;

/** Gets the caller's newest erasure request, or null, with what stays of them and for how many days in backups. */
export const getErasure = endpoint({
  method: 'GET',
  path: '/api/users/me/erasure',
  reads: ['account'],
  input: z.object({}),
  output: z.object({ erasure: z.nullable(ErasureRequest), kept: z.array(KeptRecord), backup_days: z.int() }),
});
