import { ApiError } from '@mediation/api-client';

const passing = new Set(['unavailable', 'unexpected', 'too_many']);

/** Whether a call that failed may succeed when it is made again as it was. */
export const mayPass = (error: unknown) => !(error instanceof ApiError) || passing.has(error.code);
