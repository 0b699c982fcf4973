import { ApiError } from '@mediation/api-client';
import { errorId } from '../words/texts/error-text.ts';

const most = 20;

/**
 * Describes an error without personal data: its class, its code and the stack frames in our own files. Messages may
 * quote a person's text, so only the number of a React error is taken from them.
 */
export function describeError(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : { name: '', message: '', stack: '' };
  const [, number] = /^Minified React error #(\d{1,4});/.exec(message) ?? [];
  const code = error instanceof ApiError ? error.code : number && `react-${number}`;
  const requestId = errorId(error);
  return {
    name: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Unknown',
    stack: placesIn(stack ?? ''),
    ...(code && { code }),
    ...(requestId !== null && /^[\w-]{1,36}$/.test(requestId) && { request_id: requestId }),
  };
}

/** The stack frames in files of the app, in the formats of all browsers. */
const placesIn = (stack: string) =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, file, place] = /\/((?:assets|src)\/[\w./-]{1,160})(?:\?[^:]*)?(:\d{1,7}:\d{1,7})\)?$/.exec(line) ?? [];
      return file && place ? [file + place] : [];
    })
    .slice(0, most);
