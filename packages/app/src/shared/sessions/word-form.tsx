import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { type InputOf, limits, type MediationSession, type SessionWord, writeSessionWord } from '@mediation/api-client';
import { AudienceLine, Button, Field, Stack, Text, Textarea } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useBackend } from '../../backend/backend-provider.tsx';
import { errorOf } from '../forms/error-of.ts';
import { ProblemNotice } from '../forms/problem-notice.tsx';
import { useAction } from '../forms/use-action.ts';
import { relativeTime } from '../../words/relative-time.ts';

export interface WordFormProps {
  session: MediationSession;
  about: SessionWord['about'];
  participantId: string;
  /** First name. */
  mediator: string;
  label: string;
  hint?: string;
  placeholder?: string;
}

/** Sends the mediator a word about a session, and shows what was sent before. */
export function WordForm({ session, about, participantId, mediator, label, hint, placeholder }: WordFormProps) {
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
  const sent = session.words.filter((word) => word.about === about && word.participant_id === participantId);
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="small">
        <div aria-live="polite">
          {sent.map(({ text, created_at }) => (
            <Text key={created_at} size="small">
              {t`You wrote to ${mediator}: “${text}”`} · {relativeTime(created_at)}
            </Text>
          ))}
        </div>
        <Field label={label} hint={hint} error={errorOf(formState.errors.text, t`Write a few words first.`)}>
          <Textarea
            {...register('text')}
            rows={3}
            maxLength={limits.noteMax}
            placeholder={placeholder}
            autoComplete="off"
          />
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
