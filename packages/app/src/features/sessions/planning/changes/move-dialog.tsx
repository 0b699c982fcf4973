import { useLingui } from '@lingui/react/macro';
import { limits, type MediationSession, moveSession } from '@mediation/api-client';
import { AudienceLine, Field, FormRow, Notice, Text, TimeInput } from '@mediation/ui';
import { instantOf, wallTimeAt } from '@mediation/ui/calendar';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { DayField } from '../../../../shared/forms/day-field.tsx';
import { sessionTime } from '../../../../words/times/relative-time.ts';
import { viewerLocale, zoneName } from '../../../../words/names/viewer.ts';
import { ApartNotice } from '../../apart-notice.tsx';
import { hasBothSides } from '../arrivals/arrivals.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { MoveWarnings } from './move-warnings.tsx';
import { requestText, waitingRequests } from './request-text.ts';
import { clockOf, isShortNotice, minutesOf } from './short-notice.ts';
import { useSafetyStop } from '../use-safety-stop.tsx';
import { useSessionChange } from './use-session-change.ts';
import { LongText } from '../../../../shared/forms/long-text.tsx';

export interface MoveDialogProps {
  session: MediationSession;
  /** The new start, where it was dragged to or wished for. */
  to?: string | undefined;
  onClose: () => void;
}

/** Moves a scheduled session to another time. At short notice it needs a reason, which everybody who comes reads. */
export function MoveDialog({ session, to, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { base, changes, change } = useSessionChange(session);
  const { stop, check, acknowledgement } = useSafetyStop(session);
  const [now] = useState(() => Date.now());
  const [from] = useState(() => wallTimeAt(new Date(to ?? session.starts_at ?? ''), zoneName()));
  const [day, setDay] = useState(from.date);
  const [time, setTime] = useState<string | undefined>(clockOf(from.minutes));
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const starts = time === undefined ? undefined : instantOf({ date: day, minutes: minutesOf(time) }, zoneName());
  const isPast = starts !== undefined && starts.getTime() <= now;
  const isSame = starts?.getTime() === Date.parse(base.starts_at ?? '');
  const isShort = isShortNotice(base.starts_at, starts?.toISOString() ?? null, now);
  const isReasonMissing = isShort && reason.trim() === '';
  return (
    <ActionDialog
      title={t`Move the session`}
      description={t`Now: ${sessionTime(base.starts_at ?? '', base.ends_at)}. Everybody who comes gets a notification, a mail and a new calendar entry.`}
      action={t`Move the session`}
      failed={t`Failed to move the session`}
      done={t`Moved. Everybody is told.`}
      isReady={() => {
        setChecked(true);
        return check() && starts !== undefined && !isPast && !isSame && !isReasonMissing;
      }}
      work={() =>
        change(({ id: sessionId, version }) =>
          call(moveSession, {
            sessionId,
            version,
            starts_at: starts?.toISOString() ?? '',
            ...acknowledgement,
            ...(reason.trim() && { reason: reason.trim() }),
          }),
        )
      }
      onClose={onClose}
    >
      {stop}
      <ChangedNotice changes={changes} />
      {hasBothSides(base) && <ApartNotice caseId={base.case_id} kind={base.kind} />}
      {waitingRequests(base).map((request) => (
        <Notice key={request.id}>{requestText(base, request)}</Notice>
      ))}
      <FormRow>
        <DayField
          label={t`Day`}
          value={day}
          onValueChange={setDay}
          error={isChecked && isPast && t`This time has passed. Choose one to come.`}
        />
        <Field
          label={t`Begins at`}
          error={
            isChecked &&
            (time === undefined
              ? t`Enter a time, for example 14:30.`
              : isSame && t`It begins at this time already. Choose another day or time.`)
          }
        >
          <TimeInput locale={viewerLocale()} value={time} onValueChange={setTime} />
        </Field>
      </FormRow>
      <Text
        size="small"
        tone="soft"
      >{t`It lasts ${base.minutes} minutes. Times are in your own zone, ${zoneName().replaceAll('_', ' ')}.`}</Text>
      {starts !== undefined && !isPast && <MoveWarnings session={base} starts={starts} now={now} />}
      <Field
        label={t`Reason`}
        optional={isShort ? undefined : t`(optional)`}
        hint={isShort && t`The old or the new time is less than ${limits.moveHours} hours away, so say why.`}
        error={isChecked && isReasonMissing && t`Say why in a few words.`}
      >
        <LongText value={reason} most={limits.reasonMax} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <AudienceLine audience="case">{t`Everybody who comes reads the reason. Mails do not contain it.`}</AudienceLine>
    </ActionDialog>
  );
}
