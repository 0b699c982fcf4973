import { useLingui } from '@lingui/react/macro';
import { addSavedAnswer, changeSavedAnswer, deleteSavedAnswer, limits, type SavedAnswer } from '@mediation/api-client';
import { Field, Input } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { LongText } from '../../../shared/forms/long-text.tsx';

export interface SavedAnswerDialogProps {
  userId: string;
  /** The answer to change or delete; without it a new one is written. */
  answer: SavedAnswer | undefined;
  /** What a new answer begins with. */
  draft: string;
  onClose: () => void;
  /** Moves the focus when the answer is gone. */
  focusInstead: () => void;
}

/** Adds, changes or deletes a saved answer. */
export function SavedAnswerDialog({ userId, answer, draft, onClose, focusInstead }: SavedAnswerDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [title, setTitle] = useState(answer?.title ?? '');
  const [content, setContent] = useState(answer?.content ?? draft);
  const [isChecked, setChecked] = useState(false);
  const isMissing = (text: string) => isChecked && text.trim() === '';
  const save = () =>
    answer === undefined
      ? call(addSavedAnswer, { userId, title, content })
      : call(changeSavedAnswer, { answerId: answer.id, version: answer.version, title, content });
  return (
    <ActionDialog
      title={answer === undefined ? t`Add an answer` : t`Change the answer`}
      description={t`The title is for the admins. The person gets the answer, and you can still change it before you send it.`}
      action={t`Save`}
      failed={t`Failed to save the answer`}
      isReady={() => {
        setChecked(true);
        return title.trim() !== '' && content.trim() !== '';
      }}
      work={save}
      {...(answer && {
        other: {
          action: t`Delete the answer`,
          failed: t`Failed to delete the answer`,
          work: () => call(deleteSavedAnswer, { answerId: answer.id }),
        },
      })}
      onClose={onClose}
      focusInstead={focusInstead}
    >
      <Field label={t`Title`} error={isMissing(title) && t`Write a title.`}>
        <Input
          value={title}
          maxLength={limits.titleMax}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field
        label={t({ context: 'saved answer', message: 'Answer' })}
        error={isMissing(content) && t`Write the answer.`}
      >
        <LongText
          rows={6}
          value={content}
          most={limits.messageMax}
          onChange={({ target }) => setContent(target.value)}
        />
      </Field>
    </ActionDialog>
  );
}
