import { t } from '@lingui/core/macro';

/** What is wrong with a text that the contract refuses: missing or too long. */
export function textProblem(text: string, most: number, missing: string): string | false {
  const { length } = text.trim();
  if (length === 0) return missing;
  return length > most && t`Use ${most} characters or fewer.`;
}
