import type { AnalysisLimit } from '@mediation/api-client';

/** Says in a result that words of people who did not say yes to AI were left out. */
export const withoutConsent = <Result extends { limits: AnalysisLimit[] }>(result: Result): Result => ({
  ...result,
  limits: [...result.limits, 'without_consent'],
});
