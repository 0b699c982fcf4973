import type { ChatMessage, RedactionReason } from '@mediation/api-client';

/** A message on screen: one that the server has, or one that is still on its way. */
export interface ShownMessage {
  /** The same before and after the server has it. */
  key: string;
  at: string;
  senderId: string;
  senderName: string;
  senderRole: ChatMessage['sender_role'];
  text: string;
  state: 'sent' | 'sending' | 'failed';
  nonce: string | null;
  /** Who took the words back, when and why. */
  redacted: Redaction | null;
}

/** That a message was taken back. Who did it is unknown where their account is gone. */
export interface Redaction {
  at: string;
  by: string | null;
  reason: RedactionReason | null;
}

/** Known and new messages as one list: oldest first, each once. */
export function mergeMessages(known: ChatMessage[], arrived: ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...arrived].map((it) => [it.id, it]));
  return [...byId.values()].toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
}

/** A message of the server as it is shown. */
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
