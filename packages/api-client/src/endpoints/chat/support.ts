import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pageInput, pageOutput } from '../../page.ts';
import { LastMessage } from './channels.ts';
import { Role } from '../people/users.ts';
import { Text } from '../text.ts';
import { Timestamp } from '../values.ts';

/** `open` waits for an admin; a `done` thread is open again with the person's next message. */
export const SupportState = z.enum(['open', 'answered', 'done']);
export type SupportState = z.infer<typeof SupportState>;

/** A person's support channel as admins see it in their inbox. */
export const SupportThread = z.object({
  user_id: z.uuid(),
  name: z.string(),
  role: Role,
  state: SupportState,
  /** The time of the first message that waits for an answer. */
  waiting_since: z.nullable(Timestamp),
  last_message_id: z.uuid(),
  last_message: LastMessage,
  unread_count: z.int(),
  /** The admin who marked it as done. */
  done_by: z.nullable(z.string()),
});
export type SupportThread = z.infer<typeof SupportThread>;

/**
 * Lists the support threads of one state, for admins: open ones with the longest wait first, others with the newest
 * message first.
 */
export const listSupportThreads = endpoint({
  method: 'GET',
  path: '/api/admin/support',
  reads: ['conversations'],
  input: z.object({ ...pageInput, state: z._default(SupportState, 'open') }),
  output: z.object({
    threads: z.array(SupportThread),
    /** How many people wait for an answer. */
    open_count: z.int(),
    ...pageOutput,
  }),
});

/** Gets the support thread of one person, for admins. */
export const getSupportThread = endpoint({
  method: 'GET',
  path: '/api/admin/support/:userId',
  reads: ['conversations'],
  input: z.object({ userId: z.uuid() }),
  output: z.object({ thread: SupportThread }),
});

/** Marks a support thread as done, for admins. Answers `conflict` when there is a newer message than this one. */
export const markSupportDone = endpoint({
  method: 'POST',
  path: '/api/admin/support/:userId/done',
  changes: ['conversations'],
  input: z.object({ userId: z.uuid(), messageId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});

/**
 * Forwards a party's question to the mediators of their open cases, for admins, and writes this message to the party.
 * The mediators get a notification without the words of the question. Answers `conflict` when there is a newer message
 * than this one, or no open case with a mediator.
 */
export const forwardSupport = endpoint({
  method: 'POST',
  path: '/api/admin/support/:userId/forward',
  changes: ['conversations'],
  input: z.object({ userId: z.uuid(), messageId: z.uuid(), content: Text(limits.messageMax) }),
  output: z.object({ ok: z.literal(true) }),
});
