import { useLingui } from '@lingui/react/macro';
import { limits, type MediationSession, type SessionMode, updateSession } from '@mediation/api-client';
import { Checkbox, Field, FormRow, Input, Select, Textarea } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { sentence } from '../../../words/people.ts';
import { sessionModes } from '../../../words/session-names.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { useSessionChange } from './use-session-change.ts';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Changes how people meet, for how long, what they talk about and what their calendars show. */
export function DetailsDialog({ session, onClose }: { session: MediationSession; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { changes, change } = useSessionChange(session);
  const [before] = useState(session);
  const [mode, setMode] = useState(session.mode);
  const [minutes, setMinutes] = useState(String(session.minutes));
  const [agenda, setAgenda] = useState(session.agenda.join('\n'));
  const [isNeutral, setNeutral] = useState(session.neutral_title);
  const [isChecked, setChecked] = useState(false);
  const lines = linesOf(agenda);
  const length = Number(minutes);
  const isLengthWrong = !Number.isInteger(length) || length < limits.sessionShortest || length > limits.sessionLongest;
  const isAgendaWrong = lines.length > 20 || lines.some((line) => line.length > 200);
  return (
    <ActionDialog
      title={t`Edit the session`}
      description={t`Everybody who comes sees these details. A new length or another way to meet is announced to them.`}
      action={t`Save`}
      failed={t`Failed to change the session`}
      done={t`Saved`}
      isReady={() => {
        setChecked(true);
        return !isLengthWrong && !isAgendaWrong;
      }}
      work={() =>
        change(({ id: sessionId, version }) =>
          call(updateSession, {
            sessionId,
            version,
            // Only what changed here, so that nothing newer is undone.
            ...(mode !== before.mode && { mode }),
            ...(length !== before.minutes && { minutes: length }),
            ...(agenda !== before.agenda.join('\n') && { agenda: lines }),
            ...(isNeutral !== before.neutral_title && { neutral_title: isNeutral }),
          }),
        )
      }
      onClose={onClose}
    >
      <ChangedNotice changes={changes} />
      <FormRow>
        <Field label={t`How`}>
          <Select value={mode} onChange={({ target }) => setMode(target.value as SessionMode)}>
            {(Object.keys(sessionModes) as SessionMode[]).map((it) => (
              <option key={it} value={it}>
                {sentence(i18n._(sessionModes[it]))}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t`Minutes`}
          error={isChecked && isLengthWrong && t`Enter ${limits.sessionShortest} to ${limits.sessionLongest} minutes.`}
        >
          <Input inputMode="numeric" value={minutes} onChange={({ target }) => setMinutes(target.value)} />
        </Field>
      </FormRow>
      <Field
        label={t`Agenda`}
        optional={t`(optional)`}
        hint={t`One line for each topic.`}
        error={isChecked && isAgendaWrong && t`Use up to 20 lines of 200 characters.`}
      >
        <Textarea rows={5} value={agenda} onChange={({ target }) => setAgenda(target.value)} />
      </Field>
      <Checkbox label={t`Calendars show “Appointment” and no more`} checked={isNeutral} onCheckedChange={setNeutral} />
    </ActionDialog>
  );
}
