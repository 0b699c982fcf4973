import type { ChatMessage, RedactionReason } from '@mediation/api-client';

/** A message on screen: stored on the server, or still being sent. */
export interface ShownMessage {
  /** A stable key, equal before and after the server has stored the message. */
  key: string;
  /** The id on the server; null until it is stored. */
  id: string | null;
  at: string;
  senderId: string;
  senderName: string;
  senderRole: ChatMessage['sender_role'];
  text: string;
  state: 'sent' | 'sending' | 'failed';
  nonce: string | null;
  document: ChatMessage['document'];
  /** Who redacted the message, when and why; null if nobody did. */
  redacted: Redaction | null;
}

/** The redaction of a message. The person is unknown when their account no longer exists. */
export interface Redaction {
  at: string;
  by: string | null;
  reason: RedactionReason | null;
}

/** Merges known and new messages: oldest first, without duplicates. */
export function mergeMessages(known: ChatMessage[], arrived: ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...arrived].map((it) => [it.id, it]));
  return [...byId.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The order of the server: by time to the microsecond, then by id. */
const keyOf = ({ created_at, id }: ChatMessage) => `${created_at} ${id}`;

/** A time as the server writes it in answers: in UTC with microseconds. Live rows have another form. */
export function timeOfAnswers(time: string): string {
  const fraction = /\.(\d+)/.exec(time)?.[1] ?? '';
  return new Date(time).toISOString().replace(/\.\d+Z$/, `.${fraction.padEnd(6, '0')}Z`);
}

/** A message of the server as it is shown. */
export const asShown = (message: ChatMessage): ShownMessage => ({
  key: message.client_nonce ?? message.id,
  id: message.id,
  at: message.created_at,
  senderId: message.sender_id,
  senderName: message.sender_name,
  senderRole: message.sender_role,
  text: message.content,
  state: 'sent',
  nonce: message.client_nonce,
  document: message.document,
  redacted:
    message.redacted_at === null
      ? null
      : { at: message.redacted_at, by: message.redacted_by, reason: message.redacted_reason },
});
