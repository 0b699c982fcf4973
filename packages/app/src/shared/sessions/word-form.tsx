import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type InputOf, limits, writeSessionWord } from '@mediation/api-client';
import { AudienceLine, Button, Field, Stack } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useBackend } from '../../backend/backend-provider.tsx';
import { errorOf } from '../forms/error-of.ts';
import { ProblemNotice } from '../forms/problem-notice.tsx';
import { useAction } from '../forms/use-action.ts';
import type { SentWordsProps } from './sent-words.tsx';
import { LongText } from '../forms/long-text.tsx';

export interface WordFormProps extends SentWordsProps {
  label: string;
  hint?: string;
  placeholder?: string;
}

/** Sends the mediator a word about a session. */
export function WordForm({ session, about, mediator, label, hint, placeholder }: WordFormProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { register, handleSubmit, formState, reset } = useForm<InputOf<typeof writeSessionWord>>({
    resolver: standardSchemaResolver(writeSessionWord.input),
    defaultValues: { sessionId: session.id, about, text: '' },
  });
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const send = handleSubmit(async (word) => {
    if (await run(() => call(writeSessionWord, word), { failed: t`We could not send it.` })) reset();
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="small">
        <Field label={label} hint={hint} error={errorOf(formState.errors.text, t`Write a few words first.`)}>
          <LongText {...register('text')} rows={3} most={limits.noteMax} placeholder={placeholder} autoComplete="off" />
        </Field>
        <ProblemNotice problem={problem} />
        <Button type="submit" tone="secondary" block busy={isBusy}>
          {isBusy ? t`Sending` : t`Send to ${mediator}`}
        </Button>
        <AudienceLine short icon={<Lock />}>{t`Only ${mediator} reads this.`}</AudienceLine>
      </Stack>
    </form>
  );
}
