import type { ChatMessage, RedactionReason } from '@mediation/api-client';

/** A message on screen: stored on the server, or still being sent. */
export interface ShownMessage {
  /** A stable key, equal before and after the server has stored the message. */
  key: string;
  at: string;
  senderId: string;
  senderName: string;
  senderRole: ChatMessage['sender_role'];
  text: string;
  state: 'sent' | 'sending' | 'failed';
  nonce: string | null;
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
  return [...byId.values()].toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
}

/** Converts a message of the server. */
export const asShown = (it: ChatMessage): ShownMessage => ({
  key: it.client_nonce ?? it.id,
  at: it.created_at,
  senderId: it.sender_id,
  senderName: it.sender_name,
  senderRole: it.sender_role,
  text: it.content,
  state: 'sent',
  nonce: it.client_nonce,
  redacted: it.redacted_at === null ? null : { at: it.redacted_at, by: it.redacted_by, reason: it.redacted_reason },
});
