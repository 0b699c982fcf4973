import type { ChatMessage } from '@mediation/api-client';
import { type Connect, type Connection, keepJoined, type Network } from './keep-joined.ts';

export type { Connection } from './keep-joined.ts';

/** A new message as the database sends it: its columns, without the sender's name and the document. */
export type LiveMessage = Omit<ChatMessage, 'sender_name' | 'document'> & { upload_id: string | null };

export interface MessageListener {
  message: (message: LiveMessage) => void;
  connection: (state: Connection) => void;
}

export interface ChangeListener {
  /** A new row of a published table. */
  row: (table: string, row: Record<string, unknown>) => void;
  connection: (state: Connection) => void;
}

/** Subscriptions to new rows; each ends when the returned function is called. */
export interface Live {
  /** New messages in these channels. */
  watchMessages: (channelIds: string[], listener: MessageListener) => () => void;
  /** New events and messages of these cases, and new notifications of this person. */
  watchChanges: (about: { caseIds: string[]; userId: string }, listener: ChangeListener) => () => void;
}

/** The live connection. It reconnects with growing delays, and at once when the network is back. */
export const createLive = (connect: Connect, network: Network): Live => ({
  watchMessages: (channelIds, { message, connection }) =>
    keepJoined(
      connect,
      network,
      channelIds.map((id) => ({ table: 'chat_messages', filter: `channel_id=eq.${id}` })),
      { row: (_, row) => message(row as unknown as LiveMessage), connection },
    ),
  watchChanges: ({ caseIds, userId }, listener) =>
    keepJoined(
      connect,
      network,
      [
        { table: 'notifications', filter: `user_id=eq.${userId}` },
        ...caseIds.flatMap((id) =>
          ['case_events', 'chat_messages'].map((table) => ({ table, filter: `case_id=eq.${id}` })),
        ),
      ],
      listener,
    ),
});
