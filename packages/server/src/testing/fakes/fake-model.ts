import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the fake model received. */
export interface ModelRequest {
  path: string;
  authorization: string | undefined;
  /** The body as it was sent. */
  body: string;
  instructions: string;
  prompt: string;
  responseFormat: string | undefined;
}

type Reply = (response: ServerResponse, request: ModelRequest, calls: number) => void;

interface Body {
  messages: { role: string; content: string }[];
  response_format?: { type: string };
}

/** Answers as an OpenAI-compatible server does, with this text of the model. */
export const say =
  (content: string, finish_reason = 'stop'): Reply =>
  (response) => {
    response.setHeader('content-type', 'application/json');
    const choice = { index: 0, message: { role: 'assistant', content }, finish_reason };
    response.end(JSON.stringify({ id: 'x', object: 'chat.completion', created: 1, model: 'fake', choices: [choice] }));
  };

/** Answers with the JSON of a value. */
export const give = (value: unknown): Reply => say(JSON.stringify(value));

/** Answers with an error status. */
export const refuse =
  (status: number, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'The fake model refuses.' } }));
  };

/** One reply to the first call and another to all later ones. */
export const firstThen =
  (first: Reply, then: Reply): Reply =>
  (response, request, calls) =>
    (calls === 1 ? first : then)(response, request, calls);

/** Starts an OpenAI-compatible server that replies as it is told. */
export async function startFakeModel(reply: Reply) {
  const requests: ModelRequest[] = [];
  const current = { reply };
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await read(incoming);
    requests.push(request);
    current.reply(response, request, requests.length);
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    replyWith: (next: Reply) => {
      current.reply = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(incoming: IncomingMessage): Promise<ModelRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const body = Buffer.concat(parts).toString();
  const { messages, response_format } = (body ? JSON.parse(body) : { messages: [] }) as Body;
  const said = (role: string) => messages.find((it) => it.role === role)?.content ?? '';
  return {
    path: incoming.url ?? '',
    authorization: incoming.headers.authorization,
    body,
    instructions: said('system'),
    prompt: said('user'),
    responseFormat: response_format?.type,
  };
}
