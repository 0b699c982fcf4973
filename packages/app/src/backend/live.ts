import { type ChatMessage, limits } from '@mediation/api-client';
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';

/** A new message as the database tells it: its columns, without the sender's name. */
export type LiveMessage = Omit<ChatMessage, 'sender_name'>;

/** Whether new messages arrive by themselves. */
export type Connection = 'connecting' | 'connected' | 'lost';

export interface LiveListener {
  message: (message: LiveMessage) => void;
  connection: (state: Connection) => void;
}

export interface NewsListener {
  /** Something new was told; what it is, a read tells. */
  news: () => void;
  connection: (state: Connection) => void;
}

/** Hears of what is new until the returned function is called. */
export interface Live {
  /** Messages in these channels. */
  watch: (channelIds: string[], listener: LiveListener) => () => void;
  /** Notifications of this person. */
  watchNews: (userId: string, listener: NewsListener) => () => void;
}

type Connect = () => Promise<Pick<SupabaseClient, 'channel' | 'removeChannel' | 'realtime'>>;

/** Tells `online` and `offline`, as the window does. */
type Network = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const longestWait = 10_000;
const backoff = (attempt: number) => Math.min(1000 * 2 ** attempt, longestWait);

/** The live connection. A lost one is taken up again, sooner at first, and at once when the network is back. */
export function createLive(connect: Connect, network: Network): Live {
  const follow = (parts: Part[][], tell: (state: Connection) => void) => {
    let stopped = false;
    let attempt = 0;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let leave = () => {};

    const lose = () => {
      leave();
      if (stopped) return;
      tell('lost');
      clearTimeout(retry);
      retry = setTimeout(() => void join(), backoff(attempt));
      attempt += 1;
    };

    const join = async () => {
      clearTimeout(retry);
      leave();
      let current = true;
      leave = () => {
        current = false;
      };
      try {
        const client = await connect();
        await client.realtime.setAuth();
        if (!current || stopped) return;
        const groups = parts.map((group) =>
          group.reduce(
            (channel, part) => listen(channel, part, () => current),
            client.channel(`news:${crypto.randomUUID()}`),
          ),
        );
        leave = () => {
          if (!current) return;
          current = false;
          for (const group of groups) void client.removeChannel(group);
        };
        const joining = new Set(groups);
        for (const group of groups)
          group.subscribe((status) => {
            if (!current) return undefined;
            if (!isJoined(status)) return lose();
            joining.delete(group);
            if (joining.size > 0) return undefined;
            attempt = 0;
            return tell('connected');
          });
      } catch {
        if (current) lose();
      }
    };

    const rejoin = () => void join();
    network.addEventListener('online', rejoin);
    network.addEventListener('offline', lose);
    tell('connecting');
    rejoin();

    return () => {
      stopped = true;
      clearTimeout(retry);
      leave();
      network.removeEventListener('online', rejoin);
      network.removeEventListener('offline', lose);
    };
  };

  return {
    watch: (channelIds, { message, connection }) =>
      follow(
        inGroups(channelIds).map((ids) => ids.map((id) => messagesIn(id, message))),
        connection,
      ),
    watchNews: (userId, { news, connection }) =>
      follow([[{ table: 'notifications', filter: `user_id=eq.${userId}`, hear: news }]], connection),
  };
}

/** Rows to hear of, and what to do with each. */
interface Part {
  table: string;
  filter: string;
  hear: (row: Record<string, unknown>) => void;
}

const messagesIn = (channelId: string, hear: (message: LiveMessage) => void): Part => ({
  table: 'chat_messages',
  filter: `channel_id=eq.${channelId}`,
  hear: (row) => hear(row as LiveMessage),
});

/** As many as one realtime channel may listen to. Those past what a socket may join are left to polling. */
function inGroups(ids: string[]): string[][] {
  const { realtimeBindings: size, realtimeChannels: most } = limits;
  const count = Math.min(Math.ceil(ids.length / size), most);
  return Array.from({ length: count }, (_, at) => ids.slice(at * size, (at + 1) * size));
}

const isJoined = (status: string) => status === 'SUBSCRIBED';

function listen(channel: RealtimeChannel, { table, filter, hear }: Part, isCurrent: () => boolean) {
  return channel.on(
    'postgres_changes',
    { event: 'INSERT', schema: 'public', table, filter },
    ({ new: row }) => isCurrent() && hear(row),
  );
}
