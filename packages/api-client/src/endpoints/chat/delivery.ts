import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { ChannelId } from './channel-id.ts';
import { DayHours } from '../notifications/notifications.ts';
import { Timestamp } from '../values.ts';

/** How a party receives what the other party writes to everybody in the case. */
export const Delivery = z.object({
  /** The hours in which messages arrive, in the party's time zone; others wait for them. Null for all hours. */
  hours: z.nullable(DayHours),
  /** From which tone intensity on a message waits for the mediator; null for none. */
  holds_from: z.nullable(z.literal([4, 6, 8])),
});
export type Delivery = z.infer<typeof Delivery>;

const ofCase = z.object({ caseId: z.uuid() });

/** Whether the tone of messages is measured; where the safety screening is off, none waits for its tone. */
const measures = { measures_tone: z.boolean() };

/** Returns how the caller, a party, receives messages of the other party. */
export const getDelivery = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/delivery',
  reads: ['delivery'],
  input: ofCase,
  output: z.object({ delivery: Delivery, ...measures }),
});

/** Changes that. It holds for messages from then on; the sender cannot tell, the case's mediator can. */
export const setDelivery = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/delivery',
  changes: ['delivery'],
  input: z.extend(ofCase, Delivery.shape),
  output: z.object({ delivery: Delivery }),
});

/** A message that waits for its hours, or for the mediator. */
export const HeldMessage = z.object({
  message_id: z.uuid(),
  channel_id: ChannelId,
  sender_name: z.string(),
  receiver_name: z.string(),
  content: z.string(),
  created_at: Timestamp,
  reason: z.enum(['hours', 'tone']),
  /** When it arrives by itself; null when it waits for the mediator. */
  due_at: z.nullable(Timestamp),
});
export type HeldMessage = z.infer<typeof HeldMessage>;

/** Lists for the case's mediator who chose how to receive messages, and the messages that wait, oldest first, at most 100. */
export const listHeldMessages = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/held-messages',
  reads: ['delivery', 'conversations'],
  input: ofCase,
  output: z.object({
    receivers: z.array(z.extend(Delivery, { user_id: z.uuid(), name: z.string() })),
    held: z.array(HeldMessage),
    ...measures,
  }),
});

/** Delivers a held message now; for the case's mediator. Idempotent. */
export const deliverMessage = endpoint({
  method: 'POST',
  path: '/api/chat/messages/:messageId/delivery',
  changes: ['delivery'],
  input: z.object({ messageId: z.uuid() }),
  output: z.object({ ok: z.literal(true) }),
});
