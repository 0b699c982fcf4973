import type { ChatMessage } from '@mediation/api-client';
import { type Connect, type Connection, keepJoined, type Network } from './keep-joined.ts';

export type { Connection } from './keep-joined.ts';

/** A new message as the database tells it: its columns, without the sender's name. */
export type LiveMessage = Omit<ChatMessage, 'sender_name'>;

export interface LiveListener {
  message: (message: LiveMessage) => void;
  connection: (state: Connection) => void;
}

export interface NewsListener {
  /** Something happened; what it is, the server tells whoever asks. */
  news: () => void;
  connection: (state: Connection) => void;
}

/** What is told while it happens, until the returned function is called. */
export interface Live {
  /** New messages in these channels. */
  watch: (channelIds: string[], listener: LiveListener) => () => void;
  /** That something happened or was said in these cases, or that this person was told something. */
  watchNews: (about: { caseIds: string[]; userId: string }, listener: NewsListener) => () => void;
}

/** The live connection. A lost one is taken up again, sooner at first, and at once when the network is back. */
export const createLive = (connect: Connect, network: Network): Live => ({
  watch: (channelIds, { message, connection }) =>
    keepJoined(
      connect,
      network,
      channelIds.map((id) => ({ table: 'chat_messages', filter: `channel_id=eq.${id}` })),
      { row: (row) => message(row as LiveMessage), connection },
    ),
  watchNews: ({ caseIds, userId }, { news, connection }) =>
    keepJoined(
      connect,
      network,
      [
        { table: 'notifications', filter: `user_id=eq.${userId}` },
        ...caseIds.flatMap((id) =>
          ['case_events', 'chat_messages'].map((table) => ({ table, filter: `case_id=eq.${id}` })),
        ),
      ],
      { row: news, connection },
    ),
});
