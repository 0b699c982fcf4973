import { useLingui } from '@lingui/react/macro';
import { type DraftClause, limits } from '@mediation/api-client';
import { Button, Field, Notice } from '@mediation/ui';
import type { ClauseDraft } from './clause-draft.ts';
import { LongText } from '../../../../shared/forms/long-text.tsx';

export interface PlainWordsProps {
  draft: ClauseDraft;
  /** The clause as it is saved. */
  base: DraftClause;
  written: string;
}

/** The explanation of a clause. It says when the words to sign changed after it. */
export function PlainWords({ draft, base, written }: PlainWordsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field
        label={t`In plain words`}
        hint={t`This explains the clause. It is shown above it, and it is not what anybody signs. Write “you” for both parties, and the name where you mean one.`}
      >
        <LongText
          autosize
          rows={2}
          value={written}
          most={limits.messageMax}
          onChange={({ target }) => draft.set({ plain_text: target.value })}
        />
      </Field>
      {base.plain_is_older && base.plain_text === written && (
        <Notice
          tone="warning"
          role="alert"
          action={<Button size="small" onClick={draft.keepPlainWords}>{t`They still fit`}</Button>}
        >
          {t`These plain words were written before the words to sign changed. Change them, or say that they still fit.`}
        </Notice>
      )}
    </>
  );
}
