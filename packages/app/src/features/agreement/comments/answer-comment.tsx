import { useLingui } from '@lingui/react/macro';
import { type ClauseComment, limits, settleClauseComment } from '@mediation/api-client';
import { Button, Field, Input, Text, Well } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';

/** The mediator's answer to a comment, which says what became of it. */
export function AnswerComment({ comment }: { comment: ClauseComment }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { id: commentId, outcome, author_name, text } = comment;
  const [words, setWords] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const isEmpty = words?.trim() === '';
  return (
    <>
      <Button tone="quiet" size="small" flush aria-haspopup="dialog" onClick={() => setWords(outcome ?? '')}>
        {outcome === null ? t`Answer` : t`Change the answer`}
      </Button>
      {words !== null && (
        <ActionDialog
          title={t`Answer the comment of ${author_name}`}
          description={t`Everybody who reads the comment reads your answer below it, with your name and the date.`}
          action={t`Save the answer`}
          failed={t`Failed to save`}
          isReady={() => {
            setChecked(true);
            return !isEmpty;
          }}
          work={() => call(settleClauseComment, { commentId, outcome: words })}
          onClose={() => setWords(null)}
        >
          <Well>
            <Text asChild typed>
              <blockquote>{text}</blockquote>
            </Text>
          </Well>
          <Field
            label={t`Your answer`}
            hint={t`For example: “Taken in: date added.”`}
            error={isChecked && isEmpty && t`Write a few words.`}
          >
            <Input value={words} maxLength={limits.outcomeMax} onChange={({ target }) => setWords(target.value)} />
          </Field>
        </ActionDialog>
      )}
    </>
  );
}
