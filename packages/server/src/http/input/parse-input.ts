import { ApiError, type Endpoint } from '@mediation/api-client';
import type { Context } from 'hono';
import { validationMessage } from './validation-messages.ts';

/** Validates what a request gives. A field that its call does not have is refused, so that no misspelled one is lost. */
export function parseInput(c: Context, { input, method }: Endpoint, values: object): unknown {
  const isUnknown = (name: string) => !Object.hasOwn(input.shape, name);
  const asksByQuery = method === 'GET' || method === 'DELETE';
  const asked = Object.keys(c.req.query()).filter((name) => !asksByQuery || isUnknown(name));
  refuseUnknown([...new Set([...Object.keys(values).filter(isUnknown), ...asked])]);

  const given = { ...values, ...c.req.param() };
  const taken = input.parse(given, { error: validationMessage });
  refuseUnknown(leftOut(given, taken));
  return taken;
}

function refuseUnknown(paths: string[]): void {
  if (paths.length === 0) return;
  const details = paths.map((path) => ({ path, message: `This call has no field “${path}”.` }));
  throw new ApiError('unknown_field', 'The request has a field that this call does not know.', { details });
}

/** The paths of fields that validation left out. */
const leftOut = (given: unknown, taken: unknown): string[] =>
  hasFields(given) && hasFields(taken)
    ? Object.entries(given).flatMap(([name, value]) =>
        Object.hasOwn(taken, name) ? leftOut(value, taken[name]).map((path) => `${name}.${path}`) : [name],
      )
    : [];

const hasFields = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
