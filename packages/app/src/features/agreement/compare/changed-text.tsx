import { useLingui } from '@lingui/react/macro';
import type { WordRun } from '@mediation/agreement';
import { ChangedWords } from '@mediation/ui';

/** Words with what was taken out and put in. */
export function ChangedText({ runs }: { runs: readonly WordRun[] }) {
  const { t } = useLingui();
  return <ChangedWords runs={runs} labels={{ before: t`Before:`, now: t`Now:` }} />;
}
