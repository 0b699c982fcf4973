import { once } from 'node:events';
import { WebSocket } from 'ws';

/** What the bench asks for. */
interface Order {
  origin: string;
  key: string;
  tokens: string[];
  channelId: string;
  sockets: number;
  messages: number;
}

const [order] = (await once(process, 'message')) as [Order];
const { origin, key, tokens, channelId, sockets, messages } = order;
const latencies: number[] = [];
let isSent = false;

const sendResults = () => {
  if (isSent) return;
  isSent = true;
  process.send?.({ latencies });
};

async function listen(index: number) {
  const address = `${origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`;
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const postgres_changes = [
    { event: 'INSERT', schema: 'public', table: 'chat_messages', filter: `channel_id=eq.${channelId}` },
  ];
  const joined = new Promise<void>((ready) => {
    socket.on('message', (data: Buffer) => {
      const now = performance.timeOrigin + performance.now();
      const [, , , event, payload] = JSON.parse(data.toString()) as [
        unknown,
        unknown,
        string,
        string,
        { data?: { record: { content: string } } },
      ];
      if (event === 'phx_reply') ready();
      if (event !== 'postgres_changes' || !payload.data) return;
      latencies.push(now - Number(payload.data.record.content));
      if (latencies.length === sockets * messages) sendResults();
    });
  });
  const access_token = tokens[index % tokens.length];
  socket.send(JSON.stringify(['1', '1', 'realtime:bench', 'phx_join', { config: { postgres_changes }, access_token }]));
  await joined;
}

for (let index = 0; index < sockets; index += 1) await listen(index);
process.send?.({ ready: true });
setTimeout(sendResults, messages * 100 + 30_000);
