import { limits } from '@mediation/api-client';
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';

/** The state of the live connection. */
export type Connection = 'connecting' | 'connected' | 'lost';

/** A subscription to new rows of a table that match the filter `column=eq.value`. */
export interface Binding {
  table: string;
  filter: string;
}

export interface RowListener {
  row: (table: string, row: Record<string, unknown>) => void;
  connection: (state: Connection) => void;
}

export type Connect = () => Promise<Pick<SupabaseClient, 'channel' | 'removeChannel' | 'realtime'>>;

/** Dispatches `online` and `offline`, as the window does. */
export type Network = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const longestWait = 10_000;
const backoff = (attempt: number) => Math.min(1000 * 2 ** attempt, longestWait);

/**
 * Subscribes to new rows until the returned function is called. It reconnects after a loss, at once when the network is
 * back.
 */
export function keepJoined(connect: Connect, network: Network, bindings: Binding[], listener: RowListener): () => void {
  let stopped = false;
  let attempt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let leave = () => {};

  const lose = () => {
    leave();
    if (stopped) return;
    listener.connection('lost');
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
      const onRow: RowListener['row'] = (table, row) => {
        if (current) listener.row(table, row);
      };
      const groups = inGroups(bindings).map((some) =>
        listen(client.channel(`rows:${crypto.randomUUID()}`), some, onRow),
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
          return listener.connection('connected');
        });
    } catch {
      if (current) lose();
    }
  };

  /** Reports a loss also where a retry has joined meanwhile, so that what waits for a connection is sent. */
  const rejoin = () => {
    listener.connection('lost');
    void join();
  };
  network.addEventListener('online', rejoin);
  network.addEventListener('offline', lose);
  listener.connection('connecting');
  void join();

  return () => {
    stopped = true;
    clearTimeout(retry);
    leave();
    network.removeEventListener('online', rejoin);
    network.removeEventListener('offline', lose);
  };
}

/** The limit of bindings per realtime channel. Polling covers those beyond the limit of a socket. */
function inGroups(bindings: Binding[]): Binding[][] {
  const { realtimeBindings: size, realtimeChannels: most } = limits;
  const count = Math.min(Math.ceil(bindings.length / size), most);
  return Array.from({ length: count }, (_, at) => bindings.slice(at * size, (at + 1) * size));
}

const isJoined = (status: string) => status === 'SUBSCRIBED';

function listen(channel: RealtimeChannel, bindings: Binding[], onRow: RowListener['row']) {
  for (const binding of bindings)
    channel.on('postgres_changes', { event: 'INSERT', schema: 'public', ...binding }, ({ table, new: row }) =>
      onRow(table, row),
    );
  return channel;
}
