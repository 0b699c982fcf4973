import type { ChatMessage } from '@mediation/api-client';

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
}

export type LogEntry = { kind: 'day'; at: string } | { kind: 'message'; message: ShownMessage; isGrouped: boolean };

const together = 5 * 60_000;

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
});

/** The log with a line for each new day; what one person writes within five minutes stands together. */
export function logOf(messages: ShownMessage[]): LogEntry[] {
  return messages.flatMap((message, index): LogEntry[] => {
    const previous = messages[index - 1];
    const isNewDay = previous === undefined || !isSameDay(previous.at, message.at);
    const isGrouped =
      !isNewDay &&
      previous.senderId === message.senderId &&
      Date.parse(message.at) - Date.parse(previous.at) < together;
    const entry = { kind: 'message', message, isGrouped } as const;
    return isNewDay ? [{ kind: 'day', at: message.at }, entry] : [entry];
  });
}

const isSameDay = (a: string, b: string) => new Date(a).toDateString() === new Date(b).toDateString();
