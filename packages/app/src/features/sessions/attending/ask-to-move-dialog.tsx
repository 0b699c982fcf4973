import { useLingui } from '@lingui/react/macro';
import { askToMoveSession, limits } from '@mediation/api-client';
import { AudienceLine, Field, FormRow, TimeInput } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { DayField } from '../../../shared/forms/day-field.tsx';
import { instantOf } from '../../../words/times/instant.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { viewerLocale, zoneName } from '../../../words/names/viewer.ts';
import { LongText } from '../../../shared/forms/long-text.tsx';

export interface AskToMoveDialogProps {
  sessionId: string;
  /** Within 24 hours of the start. */
  needsReason: boolean;
  /** First name. */
  mediator: string;
  onClose: () => void;
  /** Moves the focus when the button that opened the dialog disappears. */
  focusInstead: () => void;
}

/** Asks the mediator to move a session, with a wished time if there is one; within 24 hours of it with a reason. */
export function AskToMoveDialog({ sessionId, needsReason, mediator, onClose, focusInstead }: AskToMoveDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [reason, setReason] = useState('');
  const [day, setDay] = useState<string>();
  const [time, setTime] = useState<string>();
  const [now] = useState(() => Date.now());
  const [isChecked, setChecked] = useState(false);
  const wish = day === undefined || time === undefined ? undefined : instantOf(day, time, zoneName());
  const isReasonMissing = needsReason && reason.trim() === '';
  const isHalf = (day === undefined) !== (time === undefined);
  const isPast = wish !== undefined && Date.parse(wish) <= now;
  return (
    <ActionDialog
      title={t`Ask to move this session?`}
      description={sentence(t`${mediator} looks for another time. Until then the session stays as it is.`)}
      action={t`Ask to move`}
      failed={t`We could not send it.`}
      done={sentence(t`${mediator} will answer you`)}
      isReady={() => {
        setChecked(true);
        return !isReasonMissing && !isHalf && !isPast;
      }}
      work={() => call(askToMoveSession, { sessionId, reason, ...(wish !== undefined && { starts_at: wish }) })}
      onClose={onClose}
      focusInstead={focusInstead}
    >
      <FormRow>
        <DayField
          label={t`A day that suits you`}
          optional={t`(optional)`}
          value={day}
          onValueChange={setDay}
          error={
            isChecked &&
            ((day === undefined && isHalf && t`Choose a day as well.`) ||
              (isPast && t`This time has passed. Choose one to come.`))
          }
        />
        <Field
          label={t`From`}
          optional={t`(optional)`}
          error={isChecked && time === undefined && isHalf && t`Enter a time, for example 14:30.`}
        >
          <TimeInput locale={viewerLocale()} value={time} onValueChange={setTime} />
        </Field>
      </FormRow>
      <Field
        label={needsReason ? t`Why can’t you come?` : t`Anything ${mediator} should know?`}
        {...(!needsReason && { optional: t`(optional)` })}
        error={isChecked && isReasonMissing && t`Say in a few words why. The session is less than 24 hours away.`}
      >
        <LongText
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          rows={3}
          most={limits.reasonMax}
          autoComplete="off"
        />
      </Field>
      <AudienceLine short icon={<Lock />}>{t`Only ${mediator} reads this.`}</AudienceLine>
    </ActionDialog>
  );
}
