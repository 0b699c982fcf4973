import { ApiError } from '@mediation/api-client';

/** Refuses a file that nobody could read, with words for whoever sent it. */
export const unreadable = (message: string) =>
  new ApiError('invalid', message, { details: [{ path: 'file', message }] });
