import { t } from '@lingui/core/macro';
import type { Findings } from './risk/use-findings.ts';

/** Why there are no findings, for the sections of the panel. */
export const findingsProblemOf = ({ error, retry }: Findings) =>
  error === null ? {} : { error: t`Failed to get insights`, retryLabel: t`Try again`, onRetry: retry };
