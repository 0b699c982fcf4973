import { ApiError, type Endpoint } from '@mediation/api-client';
import type { Context } from 'hono';
import { parseInput } from './parse-input.ts';

/** Reads and validates the input of a call from path, query and body. */
export async function readInput(c: Context, endpoint: Endpoint): Promise<unknown> {
  return parseInput(c, endpoint, await readValues(c, endpoint));
}

async function readValues(c: Context, { method }: Endpoint): Promise<object> {
  if (method === 'GET') return readQuery(c);
  if (method === 'DELETE') return { ...readQuery(c), ...(await readBody(c)) };
  return readBody(c);
}

/** A parameter with an empty value counts as absent. */
const readQuery = (c: Context) => Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''));

async function readBody(c: Context): Promise<object> {
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength === 0) return {};
  if (!isJson(c.req.header('content-type') ?? ''))
    throw new ApiError('unsupported_type', 'Send JSON, with the content type application/json.');
  try {
    const body: unknown = JSON.parse(utf8.decode(bytes));
    if (typeof body === 'object' && body !== null && !Array.isArray(body) && isShallow(body)) return body;
  } catch {
    throw new ApiError('invalid', 'The request is not valid JSON.');
  }
  throw new ApiError('invalid', 'The request must be one JSON object, nested no deeper than 32 levels.');
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** JSON is decoded as UTF-8, whether or not the content type names a charset. */
const isJson = (contentType: string) => /^application\/json\s*(;\s*charset="?utf-8"?\s*)?;?$/i.test(contentType.trim());

/** Deeper values could exhaust the stack during validation or storage. */
const isShallow = (value: unknown, levels = 32): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1)));
