import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { ApiError, type Endpoint } from '@mediation/api-client';
import type { Context } from 'hono';
import { type FileAnswer, answerFile } from '../files/answer-file.ts';
import type { Files } from '../files/files.ts';
import { type Received, receiveForm } from '../files/receive.ts';
import { answerJson } from './answer/answer-json.ts';
import type { AsCaller } from './handlers.ts';
import { withIdempotencyKey } from './input/idempotency.ts';
import { parseInput } from './input/parse-input.ts';
import { rejectInvalidText } from './input/reject-invalid-text.ts';
import { type Call, type ServeDeps, callerOf, idempotencyKeyOf } from './request.ts';

/** Runs a call that receives or returns a file: receive, check, run the handler, answer, delete what was received. */
export async function runWithBytes(
  { c, name, endpoint, handler, claims }: Call,
  { db, files, limitUploads }: ServeDeps,
): Promise<Response> {
  const asCaller = callerOf(db, c, endpoint, claims);
  if (endpoint.method !== 'GET') {
    await asCaller(async () => undefined);
    if (claims) await limitUploads(claims.sub);
  }
  const { values, received } = await readValues(c, endpoint, files);
  try {
    const input = parseInput(c, endpoint, values);
    rejectInvalidText(input);
    const key = idempotencyKeyOf(c, endpoint);
    const request = { key, call: name, input: [input, received?.sha256], isReplayed: true };
    const asCallerWithKey: AsCaller = (work) => asCaller((sql) => withIdempotencyKey(sql, request, () => work(sql)));
    const result = await handler({ input, received, asCaller, asCallerWithKey });
    if (endpoint.answer === 'file' && result) return await answerFile(c, result as FileAnswer);
    return answerJson(c, endpoint, result);
  } finally {
    if (received) await rm(received.path, { force: true });
  }
}

interface Values {
  values: object;
  received?: Received;
}

async function readValues(c: Context, { method, body }: Endpoint, { incoming }: Files): Promise<Values> {
  if (method === 'GET') return { values: c.req.query() };
  if (body === 'multipart') {
    const { fields, file: received } = await receiveForm(c.req.raw, incoming);
    const { path, name, type } = received;
    return { values: { ...fields, file: new File([await openAsBlob(path)], name, { type }) }, received };
  }
  const bytes = await c.req.arrayBuffer().catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : new ApiError('invalid', 'The file arrived incomplete. Send it again.');
  });
  return { values: { file: new File([bytes], 'file', { type: c.req.header('content-type') ?? '' }) } };
}
