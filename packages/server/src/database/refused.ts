import { toApiError } from '../http/answer/to-api-error.ts';
import type { Fault } from './quiet-lite.ts';

/**
 * The response to a statement that one of our rules refused: Lite knows neither check constraints nor errors raised by
 * our functions, and would report both as server errors. It follows PostgREST, which answers unknown codes with 400.
 */
export function refused({ code = '', message }: Fault): Response {
  const { status } = toApiError({ code, message });
  const isOurs = code.startsWith('MP') && status < 500;
  return Response.json({ code, details: null, hint: null, message }, { status: isOurs ? status : 400 });
}
