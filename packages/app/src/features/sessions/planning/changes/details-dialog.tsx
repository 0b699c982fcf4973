import { useLingui } from '@lingui/react/macro';
import {
  limits,
  type MediationSession,
  type SessionKind,
  type SessionMode,
  updateSession,
} from '@mediation/api-client';
import { Checkbox, Field, FormRow, Input, Select } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { sentence } from '../../../../words/names/people-names.ts';
import { sessionKinds, sessionModes } from '../../../../words/names/session-names.ts';
import { AgendaField } from '../../agenda/agenda-field.tsx';
import { isTooLong, linesOf } from '../../agenda/agenda-lines.ts';
import { ApartNotice } from '../../apart-notice.tsx';
import { hasBothSides, withArrangements } from '../arrivals/arrivals.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { NewArrangement } from './new-arrangement.tsx';
import { useNewArrangement } from './use-new-arrangement.ts';
import { useSessionChange } from './use-session-change.ts';

/** Changes how people meet, for how long, what they talk about and what their calendars show. */
export function DetailsDialog({ session, onClose }: { session: MediationSession; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { changes, change } = useSessionChange(session);
  const [before] = useState(session);
  const [kind, setKind] = useState(session.kind);
  const [mode, setMode] = useState(session.mode);
  const [minutes, setMinutes] = useState(String(session.minutes));
  const [agenda, setAgenda] = useState(session.agenda.join('\n'));
  const [isNeutral, setNeutral] = useState(session.neutral_title);
  const [isChecked, setChecked] = useState(false);
  const lines = linesOf(agenda);
  const length = Number(minutes);
  const isLengthWrong = !Number.isInteger(length) || length < limits.sessionShortest || length > limits.sessionLongest;
  const chosen = { kind, mode, minutes: isLengthWrong ? session.minutes : length };
  const arrangement = useNewArrangement(before, chosen);
  return (
    <ActionDialog
      title={t`Edit the session`}
      description={t`Everybody who comes sees these details. Another kind, length or way to meet is announced to them.`}
      action={t`Save`}
      failed={t`Failed to change the session`}
      done={t`Saved`}
      isReady={() => {
        setChecked(true);
        return !isLengthWrong && !isTooLong(lines) && Object.keys(arrangement.problems).length === 0;
      }}
      work={() =>
        change(({ id: sessionId, version, attendees }) =>
          call(updateSession, {
            sessionId,
            version,
            // Only what changed here, so that nothing newer is undone.
            ...(kind !== before.kind && { kind }),
            ...(mode !== before.mode && { mode }),
            ...(length !== before.minutes && { minutes: length }),
            ...(agenda !== before.agenda.join('\n') && { agenda: lines }),
            ...(isNeutral !== before.neutral_title && { neutral_title: isNeutral }),
            ...(arrangement.isNew && { attendees: withArrangements({ attendees }, [], arrangement.groups) }),
          }),
        )
      }
      onClose={onClose}
    >
      <ChangedNotice changes={changes} />
      <Field label={t`Kind`}>
        <Select value={kind} onChange={({ target }) => setKind(target.value as SessionKind)}>
          {kindsFor(session).map((it) => (
            <option key={it} value={it}>
              {i18n._(sessionKinds[it])}
            </option>
          ))}
        </Select>
      </Field>
      {hasBothSides(session) && <ApartNotice caseId={session.case_id} kind={kind} />}
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
      {arrangement.isNew && (
        <NewArrangement before={before} chosen={chosen} arrangement={arrangement} isChecked={isChecked} />
      )}
      <AgendaField value={agenda} onValueChange={setAgenda} minutes={chosen.minutes} isChecked={isChecked} />
      <Checkbox label={t`Calendars show “Appointment” and no more`} checked={isNeutral} onCheckedChange={setNeutral} />
    </ActionDialog>
  );
}

/** The kinds that fit who comes, and the present one. */
const kindsFor = (session: MediationSession): SessionKind[] => {
  const fitting: SessionKind[] = hasBothSides(session)
    ? ['joint', 'shuttle', 'review']
    : ['intro', 'individual', 'review'];
  return fitting.includes(session.kind) ? fitting : [session.kind, ...fitting];
};
