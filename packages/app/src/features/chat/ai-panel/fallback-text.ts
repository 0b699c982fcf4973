import { t } from '@lingui/core/macro';

/** Why the built-in analysis answers instead of the language model, in words. */
export function fallbackText(reason: string): string {
  if (reason === 'timeout') return t`The language model took too long, so the built-in analysis answers.`;
  if (reason === 'network' || reason === 'refused_address')
    return t`The language model could not be reached, so the built-in analysis answers.`;
  if (reason === 'circuit_open')
    return t`The language model failed several times, so the built-in analysis answers for a minute.`;
  if (reason.startsWith('http_')) return t`The language model refused to answer, so the built-in analysis answers.`;
  return t`The answer of the language model could not be used, so the built-in analysis answers.`;
}
