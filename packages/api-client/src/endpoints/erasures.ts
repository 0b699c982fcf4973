import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pageInput, pageOutput } from '../page.ts';
import { ErasureRequest } from './my-data.ts';
import { Text } from './text.ts';

/** A wish to be erased, as an admin sees it. While a case must be kept, it cannot be `done_whole`. */
export const Erasure = z.extend(ErasureRequest, {
  user_id: z.uuid(),
  name: z.string(),
  /** Cases of the person that are held, not closed, or inside their retention. */
  kept_cases: z.int(),
});
export type Erasure = z.infer<typeof Erasure>;

/** Who asked for their data to be erased, the newest first. */
export const listErasures = endpoint({
  method: 'GET',
  path: '/api/admin/erasures',
  input: z.object(pageInput),
  output: z.object({ erasures: z.array(Erasure), ...pageOutput }),
});

/**
 * Tells somebody what came of their wish. An answer goes forward and is final once it is done; `done_whole` is a
 * `conflict` while a case of theirs must be kept. The explanation is for the person.
 */
export const answerErasure = endpoint({
  method: 'POST',
  path: '/api/admin/erasures/:erasureId',
  input: z.object({
    erasureId: z.uuid(),
    status: z.enum(['checking_holds', 'done_in_part', 'done_whole']),
    explanation: Text(2000),
  }),
  output: z.object({ erasure: ErasureRequest }),
});
