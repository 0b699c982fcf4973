import { toApiError } from '../http/to-api-error.ts';
import type { Fault } from './quiet-lite.ts';

/**
 * The answer to a statement that the database refused by a rule of ours: Lite knows neither checks nor what our functions
 * raise, and would call both a fault of the server. In the words of PostgREST, which calls what it does not know a bad request.
 */
export function refused({ code = '', message }: Fault): Response {
  const { status } = toApiError({ code, message });
  const isOurs = code.startsWith('MP') && status < 500;
  return Response.json({ code, details: null, hint: null, message }, { status: isOurs ? status : 400 });
}
