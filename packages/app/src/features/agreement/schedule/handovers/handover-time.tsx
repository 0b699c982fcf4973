import { useLingui } from '@lingui/react/macro';
import { Field, TimeInput } from '@mediation/ui';
import { useState } from 'react';
import { viewerLocale } from '../../../../words/names/viewer.ts';
import { timeOfDay } from '../rules/plan-day.ts';

export interface HandoverTimeProps {
  /** As `15:15`. */
  time: string;
  onTimeChange: (time: string) => void;
}

/** Asks for the time of a handover. Text that is no time stays in the field; the schedule keeps the last time. */
export function HandoverTime({ time, onTimeChange }: HandoverTimeProps) {
  const { t } = useLingui();
  const [isTime, setTime] = useState(true);
  const [isLeft, setLeft] = useState(false);
  const example = timeOfDay('15:15');
  const change = (typed: string | undefined) => {
    setTime(typed !== undefined);
    if (typed === undefined) return;
    setLeft(false);
    onTimeChange(typed);
  };
  return (
    <Field label={t`Time`} error={!isTime && isLeft && t`Write a time, like ${example}.`}>
      <TimeInput
        locale={viewerLocale()}
        value={isTime ? time : undefined}
        onValueChange={change}
        onBlur={() => setLeft(!isTime)}
      />
    </Field>
  );
}
