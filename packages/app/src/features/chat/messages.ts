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
export const asShown = (message: ChatMessage): ShownMessage => ({
  key: message.client_nonce ?? message.id,
  at: message.created_at,
  senderId: message.sender_id,
  senderName: message.sender_name,
  senderRole: message.sender_role,
  text: message.content,
  state: 'sent',
  nonce: message.client_nonce,
  redacted:
    message.redacted_at === null
      ? null
      : { at: message.redacted_at, by: message.redacted_by, reason: message.redacted_reason },
});
