import { useLingui } from '@lingui/react/macro';
import { completeSession, limits, type MediationSession } from '@mediation/api-client';
import { AudienceLine, Button, Checkbox, Field, Input, Row, Stack, Textarea } from '@mediation/ui';
import { Lock, Users } from 'lucide-react';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { useUnsavedChanges } from '../../../shared/forms/unsaved-changes.ts';
import { listOf } from '../../../words/names/people-names.ts';
import { ActionFields } from './action-fields.tsx';
import { AttendanceFields } from './attendance-fields.tsx';
import { guestsOf, outcomeInput, outcomeValues, type OutcomeValues } from './outcome-values.ts';
import { LongText } from '../../../shared/forms/long-text.tsx';

export interface OutcomeFormProps {
  session: MediationSession;
  onSaved: () => void;
  /** Leaves without saving; not while the outcome has to be recorded. */
  onCancel?: (() => void) | undefined;
}

/** For the mediator: who came, how long it took, a private note, what was settled, and who does what next. */
export function OutcomeForm({ session, onSaved, onCancel }: OutcomeFormProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [now] = useState(() => Date.now());
  const { register, control, handleSubmit, formState } = useForm<OutcomeValues>({
    defaultValues: outcomeValues(session, now),
  });
  useUnsavedChanges(formState.isDirty);
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const nobodyCame = useWatch({ control, name: 'nobodyCame' });
  const readers = listOf(guestsOf(session).map(({ name }) => name));
  const save = handleSubmit(async (values) => {
    const saved = await run(() => call(completeSession, outcomeInput(values, session)), {
      failed: t`We could not save it. What you wrote is still here.`,
      done: t`The session is recorded`,
    });
    if (saved) onSaved();
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="large">
        <Controller
          control={control}
          name="nobodyCame"
          render={({ field }) => (
            <Checkbox
              label={t`Nobody came`}
              hint={t`The session counts as missed.`}
              checked={field.value}
              onCheckedChange={field.onChange}
            />
          )}
        />
        {!nobodyCame && (
          <>
            <AttendanceFields guests={guestsOf(session)} register={register} errors={formState.errors} />
            <Field
              label={t`Length in minutes`}
              error={formState.errors.minutes && t`Write whole minutes, from 1 to 600.`}
            >
              <Input
                {...register('minutes', { validate: (text) => /^\d{1,3}$/.test(text) && +text >= 1 && +text <= 600 })}
                inputMode="numeric"
                autoComplete="off"
              />
            </Field>
          </>
        )}
        <Stack gap="small">
          <Field label={t`Your note`} optional={t`(optional)`}>
            <LongText {...register('note')} rows={4} most={limits.messageMax} autoComplete="off" />
          </Field>
          <AudienceLine short icon={<Lock />}>{t`Only mediators of the case read the note.`}</AudienceLine>
        </Stack>
        {!nobodyCame && (
          <Stack gap="small">
            <Field
              label={t`What both settled for now`}
              optional={t`(optional)`}
              hint={t`One sentence a line. It is a trial, not an agreement.`}
              error={formState.errors.settled && t`At most 20 lines of ${limits.noteMax} characters.`}
            >
              <Textarea {...register('settled', { validate: isShort })} rows={4} autoComplete="off" />
            </Field>
          </Stack>
        )}
        <ActionFields people={session.attendees} control={control} register={register} />
        <AudienceLine short icon={<Users />}>
          {t`What was settled and who does what next: visible to ${readers}.`}
        </AudienceLine>
        <ProblemNotice problem={problem} />
        <Row wrap>
          {onCancel !== undefined && <Button tone="plain" onClick={onCancel}>{t`Cancel`}</Button>}
          <Button type="submit" busy={isBusy}>
            {isBusy ? t`Saving` : t`Save`}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

const isShort = (text: string) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length <= 20 && lines.every((line) => line.length <= limits.noteMax);
};
