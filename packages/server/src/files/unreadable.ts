import { ApiError } from '@mediation/api-client';

/** Rejects an unreadable file with a message for its sender. */
export const unreadable = (message: string) =>
  new ApiError('invalid', message, { details: [{ path: 'file', message }] });
