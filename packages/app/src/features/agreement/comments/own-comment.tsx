import { useLingui } from '@lingui/react/macro';
import { changeClauseComment, type ClauseComment, limits, withdrawClauseComment } from '@mediation/api-client';
import { Button, Field, Row } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { LongText } from '../../../shared/forms/long-text.tsx';
import { textProblem } from '../../../shared/forms/text-problem.ts';

/** Changes or withdraws one's own comment while its lawyer round is open. */
export function OwnComment({ comment: { id: commentId, text } }: { comment: ClauseComment }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [words, setWords] = useState<string | null>(null);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const wrong = words !== null && textProblem(words, limits.commentMax, t`Write a few words.`);
  return (
    <Row wrap gap="small">
      <Button tone="quiet" size="small" flush aria-haspopup="dialog" onClick={() => setWords(text)}>
        {t`Change`}
      </Button>
      <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setWithdrawing(true)}>
        {t`Withdraw`}
      </Button>
      {words !== null && (
        <ActionDialog
          title={t`Change your comment`}
          description={t`Nobody else has read it yet.`}
          action={t`Save`}
          failed={t`Failed to save`}
          isReady={() => wrong === false}
          work={() => call(changeClauseComment, { commentId, text: words })}
          onClose={() => setWords(null)}
        >
          <Field label={t`Your comment`} error={wrong}>
            <LongText
              value={words}
              rows={4}
              most={limits.commentMax}
              onChange={({ target }) => setWords(target.value)}
            />
          </Field>
        </ActionDialog>
      )}
      {isWithdrawing && (
        <ActionDialog
          title={t`Withdraw your comment?`}
          description={t`Nobody else has read it, and nobody will.`}
          action={t`Withdraw the comment`}
          failed={t`Failed to withdraw the comment`}
          done={t`The comment is withdrawn`}
          work={() => call(withdrawClauseComment, { commentId })}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </Row>
  );
}
