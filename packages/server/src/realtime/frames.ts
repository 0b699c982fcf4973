import { limits } from '@mediation/api-client';
import * as z from 'zod/mini';

/** A frame of the Phoenix protocol, version 2.0.0: join reference, reference, topic, event, payload. */
const Frame = z.tuple([z.nullable(z.string()), z.nullable(z.string()), z.string(), z.string(), z.unknown()]);
export type Frame = z.infer<typeof Frame>;

const Binding = z.object({
  event: z.enum(['INSERT', '*']),
  schema: z.literal('public'),
  table: z.string(),
  filter: z.optional(z.string().check(z.regex(/^[a-z_]+=eq\..{1,200}$/))),
});

/** A subscription request of a client: the inserts of a table, filtered by one column. */
export type Binding = z.infer<typeof Binding>;

/** The payload of `phx_join`, as far as the server supports it. */
export const Join = z.object({
  config: z.object({
    postgres_changes: z._default(z.array(Binding).check(z.maxLength(limits.realtimeBindings)), []),
  }),
  access_token: z.string(),
});

/** The payload of `access_token`. */
export const Renewal = z.object({ access_token: z.string() });

/** Parses a frame; undefined for an invalid one. */
export function parseFrame(data: string): Frame | undefined {
  try {
    const frame = Frame.safeParse(JSON.parse(data));
    return frame.success ? frame.data : undefined;
  } catch {
    return undefined;
  }
}

/** Builds the reply to a request of the client. */
export const reply = ([joinRef, ref, topic]: Frame, status: 'ok' | 'error', response: object = {}) =>
  JSON.stringify([joinRef, ref, topic, 'phx_reply', { status, response }]);

/** Builds a frame that the server pushes. */
export const push = (topic: string, event: string, payload: object) =>
  JSON.stringify([null, null, topic, event, payload]);
