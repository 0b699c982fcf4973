import { expect, test, vi } from 'vitest';
import { type Connection, createLive } from './live.ts';

type OnStatus = (status: string) => void;

function startLive(channelIds = ['case-1', 'private-1']) {
  vi.useFakeTimers();
  const joins: { report: OnStatus; filters: string[]; onInsert: ((payload: unknown) => void)[] }[] = [];
  const order: string[] = [];
  const removed = vi.fn<() => Promise<'ok'>>(() => Promise.resolve('ok'));
  const client = {
    realtime: { setAuth: () => Promise.resolve(order.push('setAuth')) },
    removeChannel: removed,
    channel: () => {
      const join = {
        report: (() => {}) as OnStatus,
        filters: [] as string[],
        onInsert: [] as ((payload: unknown) => void)[],
      };
      joins.push(join);
      const channel = {
        on: (_: string, { filter }: { filter: string }, onInsert: (payload: unknown) => void) => {
          join.filters.push(filter);
          join.onInsert.push(onInsert);
          return channel;
        },
        subscribe: (report: OnStatus) => {
          order.push('subscribe');
          join.report = report;
        },
      };
      return channel;
    },
  };
  const states: Connection[] = [];
  const messages: unknown[] = [];
  const network = new EventTarget();
  const live = createLive(() => Promise.resolve(client as never), network);
  const stop = live.watchMessages(channelIds, {
    connection: (state) => states.push(state),
    message: (message) => messages.push(message),
  });
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  const dispatch = (event: 'online' | 'offline') => network.dispatchEvent(new Event(event));
  return { joins, order, removed, states, messages, stop, settle, dispatch };
}

test('the subscription sets the token before the first join and filters by channel', async () => {
  const { joins, order, settle, stop } = startLive();
  await settle();
  expect(order).toEqual(['setAuth', 'subscribe']);
  expect(joins[0]?.filters).toEqual(['channel_id=eq.case-1', 'channel_id=eq.private-1']);
  stop();
});

test('the subscription delivers messages until it is stopped', async () => {
  const { joins, messages, settle, stop } = startLive();
  await settle();
  joins[0]?.report('SUBSCRIBED');
  joins[0]?.onInsert[0]?.({ new: { id: '1' } });
  stop();
  joins[0]?.onInsert[0]?.({ new: { id: '2' } });
  expect(messages).toEqual([{ id: '1' }]);
});

test('the subscription reports a lost connection and rejoins after a growing delay', async () => {
  const { joins, states, settle, stop } = startLive();
  await settle();
  joins[0]?.report('SUBSCRIBED');
  joins[0]?.report('CHANNEL_ERROR');
  await settle(1000);
  joins[1]?.report('TIMED_OUT');
  await settle(1000);
  expect(joins).toHaveLength(2);
  await settle(1000);
  joins[2]?.report('SUBSCRIBED');
  expect(states).toEqual(['connecting', 'connected', 'lost', 'lost', 'connected']);
  stop();
});

test('the subscription ignores further events of a join that it has replaced', async () => {
  const { joins, states, settle, stop } = startLive();
  await settle();
  joins[0]?.report('CLOSED');
  joins[0]?.report('CLOSED');
  await settle(1000);
  expect(joins).toHaveLength(2);
  expect(states).toEqual(['connecting', 'lost']);
  stop();
});

test('stopping the subscription removes the channel and prevents a rejoin', async () => {
  const { joins, removed, settle, stop } = startLive();
  await settle();
  stop();
  expect(removed).toHaveBeenCalledOnce();
  joins[0]?.report('CLOSED');
  await settle(60_000);
  expect(joins).toHaveLength(1);
});

test('the subscription reports a loss at once when the network goes and rejoins at once when it returns', async () => {
  const { joins, states, settle, dispatch, stop } = startLive();
  await settle();
  joins[0]?.report('SUBSCRIBED');
  dispatch('offline');
  dispatch('online');
  await settle();
  joins[1]?.report('SUBSCRIBED');
  expect(states).toEqual(['connecting', 'connected', 'lost', 'lost', 'connected']);
  stop();
});

test('the subscription reports a loss when the network returns after a retry has joined', async () => {
  const { joins, states, settle, dispatch, stop } = startLive();
  await settle();
  dispatch('offline');
  await settle(1000);
  joins[1]?.report('SUBSCRIBED');
  dispatch('online');
  await settle();
  joins[2]?.report('SUBSCRIBED');
  expect(states).toEqual(['connecting', 'lost', 'connected', 'lost', 'connected']);
  stop();
});

test('the subscription joins at most 20 channels at a time and is connected when all joins have answered', async () => {
  const ids = Array.from({ length: 45 }, (_, at) => `case-${at}`);
  const { joins, removed, states, settle, stop } = startLive(ids);
  await settle();
  expect(joins.map(({ filters }) => filters.length)).toEqual([20, 20, 5]);
  expect(joins.flatMap(({ filters }) => filters)).toEqual(ids.map((id) => `channel_id=eq.${id}`));
  for (const { report } of joins.slice(0, 2)) report('SUBSCRIBED');
  expect(states).toEqual(['connecting']);
  joins[2]?.report('SUBSCRIBED');
  expect(states).toEqual(['connecting', 'connected']);
  joins[1]?.report('CHANNEL_ERROR');
  expect(states.at(-1)).toBe('lost');
  expect(removed).toHaveBeenCalledTimes(3);
  stop();
});
