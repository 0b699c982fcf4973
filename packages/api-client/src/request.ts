import type { Endpoint } from './endpoint.ts';

/** An HTTP request of a call, without authentication. */
export interface ApiRequest {
  /** The path and query, without an origin. */
  url: string;
  method: string;
  /** The content type of the body. A form has none here: `fetch` sets it with the boundary. */
  headers: Record<string, string>;
  body?: string | FormData | File;
}

type Values = Record<string, unknown>;

/**
 * Builds the request of a call, for callers that send it themselves, for example to show upload progress. Of a row that
 * was handed over as a whole it sends the fields of the call alone.
 */
export function requestOf(endpoint: Endpoint, input: Values): ApiRequest {
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => Object.hasOwn(endpoint.input.shape, name)));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  const { method } = endpoint;
  if (method === 'GET' || method === 'DELETE') return { url: withQuery(path, rest), method, headers: json };
  if (endpoint.body === 'multipart') return { url: path, method, headers: {}, body: formOf(rest) };
  if (endpoint.body !== 'binary') return { url: path, method, headers: json, body: JSON.stringify(rest) };
  const file = rest['file'] as File;
  return { url: path, method, headers: { 'content-type': file.type || 'application/octet-stream' }, body: file };
}

const json = { 'content-type': 'application/json' };

const isGiven = ([, value]: [string, unknown]) => value !== undefined && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function withQuery(path: string, values: Values): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, textOf(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

// The file comes last, so that the server reads the other fields before the bytes arrive.
function formOf({ file, ...fields }: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields).filter(isGiven)) form.append(name, textOf(value));
  if (file instanceof File) form.append('file', file, file.name);
  return form;
}
