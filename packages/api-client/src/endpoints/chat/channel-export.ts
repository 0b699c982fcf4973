import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { ChannelId } from './channel-id.ts';
import { Locale } from '../values.ts';

/** The formats in which a channel is exported. */
export const ChannelFormat = z.enum(['pdf', 'json']);
export type ChannelFormat = z.infer<typeof ChannelFormat>;

/**
 * All messages of a channel, oldest first and in the time zone of the case, as a PDF or JSON for those who may read it; audited. Both name the SHA-256 of
 * the content, which is the hash of `JSON.stringify(content)` in the JSON. Tombstones stay.
 */
export const exportChannel = endpoint({
  method: 'GET',
  path: '/api/chat/channels/:channelId/export/:format',
  reads: ['messages'],
  answer: 'file',
  contentTypes: ['application/pdf', 'application/json; charset=utf-8'],
  input: z.object({ channelId: ChannelId, format: ChannelFormat, language: z._default(Locale, 'en') }),
  output: z.file(),
});
