import { ApiError, type ErrorDetail } from '@mediation/api-client';

/** Refuses an input and names its wrong fields. */
export const invalidFields = (...details: ErrorDetail[]) =>
  new ApiError('invalid', 'Check the marked fields.', { details });
