import { useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@mediation/ui';
import type { ClauseDraft } from './clause-draft.ts';
import { focusWords } from '../clauses/focus-clause.ts';

/** That a clause is a draft again because its agreed words changed, and the way to say that it is still agreed. */
export function ReopenedNotice({ draft }: { draft: ClauseDraft }) {
  const { t } = useLingui();
  const keep = () => {
    draft.set({ state: 'agreed' });
    // The button goes with the notice.
    focusWords();
  };
  return (
    <Notice role="alert" action={<Button size="small" onClick={keep}>{t`It is still agreed`}</Button>}>
      {t`You changed what was agreed, so this clause is a draft again.`}
    </Notice>
  );
}
