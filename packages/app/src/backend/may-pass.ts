import { ApiError } from '@mediation/api-client';

const passing = new Set(['unavailable', 'unexpected', 'too_many']);

/** Whether a failed call may succeed on retry. */
export const mayPass = (error: unknown) => !(error instanceof ApiError) || passing.has(error.code);
