import { useLingui } from '@lingui/react/macro';
import { declineEnquiry } from '@mediation/api-client';
import { Button, Field, Row, Stack } from '@mediation/ui';
import { type SubmitEvent, useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { LongText } from '../../../../shared/forms/long-text.tsx';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { useUnsavedChanges } from '../../../../shared/forms/unsaved-changes.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { firstName } from '../../../../words/names/people-names.ts';

export interface DeclineFormProps {
  enquiryId: string;
  name: string;
  onCancel: () => void;
}

/** The words with which an office declines. They begin as a kind answer that somebody reads over. */
export function DeclineForm({ enquiryId, name, onCancel }: DeclineFormProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const first = firstName(name);
  const start = t`Dear ${first}, thank you for asking us. We cannot begin soon enough for you, and we do not want you to wait. Please ask another office. We keep nothing about you but this answer.`;
  const [answer, setAnswer] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const { run, isBusy, problem } = useAction({ inPlace: true });
  useUnsavedChanges(answer !== start);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (answer.trim() !== '')
      void run(() => call(declineEnquiry, { enquiryId, answer }), {
        failed: t`Failed to send the answer`,
        done: t`The answer is sent.`,
      });
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack>
        <Field
          label={t`What ${first} reads`}
          hint={t`Names, wishes and times of the enquiry are gone then.`}
          error={isChecked && answer.trim() === '' && t`Write an answer.`}
        >
          <LongText rows={5} value={answer} most={2000} onChange={({ target }) => setAnswer(target.value)} />
        </Field>
        <ProblemNotice problem={problem} />
        <Row wrap>
          <Button tone="secondary" onClick={onCancel}>{t`Cancel`}</Button>
          <Button type="submit" busy={isBusy}>{t`Send and close`}</Button>
        </Row>
      </Stack>
    </form>
  );
}
