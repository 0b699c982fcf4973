import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { effort } from './effort.ts';
import { median } from './median.ts';
import type { World } from './world.ts';

const perSecond = 20;
const { seconds } = effort.busyChannel;
const cases = 30;
/** When the reader loses the connection, in seconds, and for how long. */
const breaks = new Set(effort.busyChannel.breaks);
const breakSeconds = 3;

/**
 * A mediator of 30 cases, so with 60 channels, reads one that holds 100,000 messages while two people write 20 a second.
 * The reader loses the connection twice and fetches what is missing. Throws unless each message is read once and in order.
 */
export async function measureBusyChannel(world: World) {
  await openCases(world);
  const { mediator, party, channelId } = world;
  const { listMessages, listChannels, postMessage } = mediator.api;
  const listing = async () => {
    const start = performance.now();
    await listChannels({ limit: 60 });
    return performance.now() - start;
  };
  const idle = [];
  for (let round = 0; round < 20; round += 1) idle.push(await listing());

  const reader = openReader(world);
  await reader.connect();
  const start = performance.now();
  const sent: Promise<{ id: string; at: number }>[] = [];
  const busy: number[] = [];
  let fetched = 0;
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    await sleep(Math.max(0, start + (turn * 1000) / perSecond - performance.now()));
    const second = turn / perSecond;
    if (breaks.has(second)) reader.disconnect();
    if (breaks.has(second - breakSeconds)) fetched += await reader.connect();
    if (turn % perSecond === 0) busy.push(await listing());
    const post = turn % 2 === 0 ? postMessage : party.api.postMessage;
    const at = performance.now();
    sent.push(post({ channelId, content: `News ${turn}` }).then(({ message: { id } }) => ({ id, at })));
  }
  const posted = await Promise.all(sent);
  for (let wait = 0; reader.times.size < posted.length && wait < 100; wait += 1) await sleep(100);
  reader.disconnect();

  const stored: string[] = [];
  for (let before: string | undefined; stored.length < posted.length; before = stored[0]) {
    const { messages } = await listMessages({ channelId, limit: 100, ...(before && { before }) });
    stored.unshift(...messages.map(({ id }) => id));
  }
  const expected = stored.slice(-posted.length);
  const read = reader.inOrder();
  const missing = expected.filter((id) => !reader.times.has(id)).length;
  if (missing > 0 || read.some((id, place) => id !== expected[place]))
    throw new Error(`${missing} messages are missing, or they are not in order.`);

  // Of ten seconds each; those with a break hold messages that waited for the reconnect.
  const parts = Array.from({ length: seconds / 10 }, (_, part) =>
    median(
      posted.slice(part * 10 * perSecond, (part + 1) * 10 * perSecond).map(({ id, at }) => reader.times.get(id)! - at),
    ),
  );
  return [
    {
      'read once and in order': read.length,
      'fetched after reconnects': fetched,
      'p50 of each 10 s to the quietest': parts.map((it) => (it / Math.min(...parts)).toFixed(1)).join(', '),
      'list of 60 channels, busy to idle': (median(busy) / median(idle)).toFixed(2),
    },
  ];
}

async function openCases({ server, mediator, party }: World) {
  await server.owner`
    with opened as (
      insert into cases (organization_id, title, created_by)
      select c.organization_id, 'Family ' || n, ${mediator.id}
      from generate_series(1, ${cases - 1}::int) n, (select organization_id from cases where created_by = ${mediator.id} limit 1) c
      returning id
    )
    insert into case_participants (case_id, user_id, name, role, side, status)
    select id, ${party.id}, 'Party', 'divorcee', 'A', 'active' from opened`;
}

interface Row {
  id: string;
  created_at: string;
}

/** Reads the channel as the app does: by its socket, and after a reconnect what came since the last message. */
function openReader({ server, mediator, channelId, origin }: World) {
  const rows = new Map<string, Row>();
  const times = new Map<string, number>();
  let socket: WebSocket | undefined;
  const take = ({ id, created_at }: Row) => {
    if (rows.has(id)) return;
    rows.set(id, { id, created_at });
    times.set(id, performance.now());
  };
  const inOrder = () =>
    [...rows.values()]
      .toSorted(
        (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.created_at.localeCompare(b.created_at),
      )
      .map(({ id }) => id);

  async function connect() {
    // Before the first event of the new connection, which would hide the gap.
    const last = inOrder().at(-1);
    const address = `${origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${server.backend.publishableKey}&vsn=2.0.0`;
    const opened = new WebSocket(address);
    socket = opened;
    await once(opened, 'open');
    const joined = new Promise<void>((ready) => {
      opened.on('message', (data: Buffer) => {
        const [, , , event, payload] = JSON.parse(data.toString()) as [
          unknown,
          unknown,
          string,
          string,
          { data?: { record: Row } },
        ];
        if (event === 'phx_reply') ready();
        if (event === 'postgres_changes' && payload.data) take(payload.data.record);
      });
    });
    const postgres_changes = [
      { event: 'INSERT', schema: 'public', table: 'chat_messages', filter: `channel_id=eq.${channelId}` },
    ];
    const config = { postgres_changes };
    opened.send(JSON.stringify(['1', '1', 'realtime:busy', 'phx_join', { config, access_token: mediator.token }]));
    await joined;
    return fetchAfter(last);
  }

  /** The messages after this one, and how many of them the socket had not brought. */
  async function fetchAfter(last: string | undefined) {
    let fetched = 0;
    for (let after = last; after !== undefined;) {
      const { messages } = await mediator.api.listMessages({ channelId, limit: 100, after });
      fetched += messages.filter(({ id }) => !rows.has(id)).length;
      for (const message of messages) take(message);
      after = messages.at(-1)?.id;
    }
    return fetched;
  }

  return { connect, disconnect: () => socket?.terminate(), times, inOrder };
}
