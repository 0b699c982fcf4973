import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { ApiError, type Endpoint, type endpoints } from '@mediation/api-client';
import { type Context, Hono } from 'hono';
import { type Sql, asGuest, asUser } from '../database/database.ts';
import { type FileAnswer, answerFile } from '../files/answer-file.ts';
import type { Files } from '../files/files.ts';
import { type Received, receiveForm } from '../files/receive.ts';
import { validationMessage } from './validation-messages.ts';
import { withIdempotencyKey } from './idempotency.ts';
import { rejectInvalidText } from './reject-invalid-text.ts';
import {
  type ByteNames,
  type Input,
  type Output,
  type ServeDeps,
  answerJson,
  bearer,
  contract,
  keyOf,
  requestFacts,
} from './serve.ts';

/** What a handler that takes or gives a file is called with. It holds no transaction while bytes move. */
export interface ByteCall<K extends ByteNames> {
  input: Input<K>;
  /** The document of a form, already looked at; it is gone after the call. */
  received: Received | undefined;
  /** Runs one transaction as the caller. */
  asCaller: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  /** The same, for a POST that may come twice: only the first does the work. */
  asCallerWithKey: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
}

type Given<K extends ByteNames> = (typeof endpoints)[K] extends { answer?: 'file' } ? FileAnswer : Output<K>;

/** Handlers of the calls that take or give a file. `undefined` answers `not_found`. */
export type ByteHandlers<K extends ByteNames = ByteNames> = {
  [N in K]: (call: ByteCall<N>) => Promise<Given<N> | undefined>;
};

interface ByteDeps extends ServeDeps {
  files: Files;
  /** Counts what somebody sends, before the bytes are read; rejects when it is too much. */
  spend?: (userId: string) => Promise<void>;
}

/** Mounts handlers of files: authenticate, receive, parse, run, answer, clean up. */
export function serveBytes(handlers: ByteHandlers, { db, verifyToken, files, spend }: ByteDeps) {
  const routes = new Hono();
  for (const [name, handler] of Object.entries(handlers) as [ByteNames, (call: object) => Promise<unknown>][]) {
    const it = contract[name];
    routes.on(it.method, it.path, async (c) => {
      const claims = it.access === 'public' ? undefined : await verifyToken(bearer(c));
      const asCaller = <T>(work: (sql: Sql) => Promise<T>) =>
        claims ? asUser(db, claims, work, requestFacts(c, it)) : asGuest(db, work);
      if (it.method !== 'GET') {
        await asCaller(async () => undefined);
        if (claims) await spend?.(claims.sub);
      }
      const { values, received } = await sent(c, it, files);
      try {
        const input = it.input.parse({ ...values, ...c.req.param() }, { error: validationMessage });
        rejectInvalidText(input);
        const request = { key: keyOf(c, it), call: name, input: [input, received?.sha256], isReplayed: true };
        const asCallerWithKey = <T>(work: (sql: Sql) => Promise<T>) =>
          asCaller((sql) => withIdempotencyKey(sql, request, () => work(sql)));
        const result = await handler({ input, received, asCaller, asCallerWithKey });
        return it.answer === 'file' && result ? await answerFile(c, result as FileAnswer) : answerJson(c, it, result);
      } finally {
        if (received) await rm(received.path, { force: true });
      }
    });
  }
  return routes;
}

interface Sent {
  values: object;
  received?: Received;
}

async function sent(c: Context, { method, body }: Endpoint, { incoming }: Files): Promise<Sent> {
  if (method === 'GET') return { values: c.req.query() };
  if (body === 'multipart') {
    const { fields, file: received } = await receiveForm(c.req.raw, incoming);
    const { path, name, type } = received;
    return { values: { ...fields, file: new File([await openAsBlob(path)], name, { type }) }, received };
  }
  const bytes = await c.req.arrayBuffer().catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : new ApiError('invalid', 'The file did not arrive whole. Send it again.');
  });
  return { values: { file: new File([bytes], 'file', { type: c.req.header('content-type') ?? '' }) } };
}
