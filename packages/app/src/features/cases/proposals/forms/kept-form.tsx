import { useLingui } from '@lingui/react/macro';
import { Button, Field, Row, Stack } from '@mediation/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { tabDraft } from '../../../../browser/tab-draft.ts';
import { errorOf } from '../../../../shared/forms/error-of.ts';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { LongText } from '../../../../shared/forms/long-text.tsx';

export interface KeptFormProps {
  /** Names what is written, so that this tab keeps it until it is sent. */
  draft: string;
  label: string;
  most: number;
  action: string;
  failed: string;
  /** The toast after success. */
  done?: string;
  work: (text: string) => Promise<unknown>;
  /** Moves the focus after success, when the form disappears. */
  focusAfter?: () => void;
  /** Puts the cursor into the field. */
  hasFocus?: boolean;
  /** Beside the button. */
  children?: ReactNode;
}

/** One text for somebody. It stays in the field when it cannot be sent, and in this tab until it is. */
export function KeptForm(props: KeptFormProps) {
  const { draft, label, most, action, failed, done, work, focusAfter, hasFocus = false, children } = props;
  const { t } = useLingui();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const [kept] = useState(() => tabDraft<{ text: string }>(draft));
  const { register, handleSubmit, formState, subscribe, reset, setFocus } = useForm({
    defaultValues: kept.read() ?? { text: '' },
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values) }),
    [subscribe, kept],
  );
  useEffect(() => {
    if (hasFocus) setFocus('text');
  }, [hasFocus, setFocus]);
  const send = handleSubmit(async ({ text }) => {
    if (!(await run(() => work(text), { failed, ...(done !== undefined && { done }) }))) return;
    reset({ text: '' });
    kept.drop();
    focusAfter?.();
  });
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack>
        <Field label={label} error={errorOf(formState.errors.text, t`Write a few words.`)}>
          <LongText {...register('text', { validate: (text) => text.trim() !== '' })} rows={3} most={most} />
        </Field>
        <ProblemNotice problem={problem} />
        <Row wrap justify="between">
          {children}
          <Button type="submit" busy={isBusy}>
            {action}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
