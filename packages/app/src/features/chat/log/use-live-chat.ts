import { useEffect, useRef, useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { type Connection, createLive, type LiveMessage } from '../../../backend/live.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import type { Channel } from '../channels/channel-words.ts';
import { addMessage, changeConversation } from './message-cache.ts';
import { timeOfAnswers } from './messages.ts';

/** Shows new messages of these channels as they arrive, and reads missed ones after a reconnect. */
export function useLiveChat(channels: Channel[]): Connection {
  const { supabase, queries, refresh } = useBackend();
  const { id: me } = useUser();
  const [connection, setConnection] = useState<Connection>('connecting');
  const known = useRef(channels);
  useEffect(() => {
    known.current = channels;
  });
  const ids = channels
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

  useEffect(() => {
    if (ids === '') return undefined;
    return createLive(supabase, window).watchMessages(ids.split(' '), {
      connection(state) {
        setConnection(state);
        if (state === 'connected') refresh(['messages', 'conversations']);
      },
      message(row) {
        const sender_name = nameOf(row, known.current);
        const message = { ...row, created_at: timeOfAnswers(row.created_at), sender_name, document: null };
        addMessage(queries, message);
        changeConversation(queries, message.channel_id, ({ unread_count }) => ({
          last_message: message,
          unread_count: message.sender_id === me ? unread_count : unread_count + 1,
        }));
        if (sender_name === '' || row.upload_id !== null) refresh(['messages']);
        if (message.channel_id.startsWith('support-')) refresh(['conversations']);
      },
    });
  }, [ids, supabase, queries, refresh, me]);

  return connection;
}

const nameOf = ({ channel_id, sender_id }: LiveMessage, channels: Channel[]) =>
  channels.find(({ id }) => id === channel_id)?.members.find(({ user_id }) => user_id === sender_id)?.name ?? '';
