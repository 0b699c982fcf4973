import { t } from '@lingui/core/macro';
import { ApiError } from '@mediation/api-client';
import { errorText } from './error-text.ts';

/**
 * The error message of a failed sign-in. A missing endpoint is a fault of the installation, and the message says so.
 */
export const entryErrorText = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.status === 404
    ? t`Server endpoint not found. Please check backend configuration.`
    : errorText(error, fallback);
