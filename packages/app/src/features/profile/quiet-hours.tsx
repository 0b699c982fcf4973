import { useLingui } from '@lingui/react/macro';
import type { NotificationPreferences } from '@mediation/api-client';
import { Checkbox, Field, Fieldset, Row, TimeInput } from '@mediation/ui';
import { viewerLocale } from '../../words/viewer.ts';

type Hours = NotificationPreferences['quiet_hours'];

export interface QuietHoursProps {
  value: Hours;
  onChange: (hours: Hours) => void;
}

const night = { from: '21:00', to: '08:00' };

/** The hours without mail. They may span midnight. */
export function QuietHours({ value, onChange }: QuietHoursProps) {
  const { t } = useLingui();
  const isNothing = value !== null && value.from === value.to;
  return (
    <Fieldset
      label={t`Quiet hours`}
      hint={t`Mail waits until they end. They are meant in your time zone.`}
      error={isNothing ? t`Choose an end that is not the beginning.` : undefined}
    >
      <Checkbox
        label={t`No mail at night`}
        checked={value !== null}
        onCheckedChange={(isOn) => onChange(isOn ? night : null)}
      />
      {value !== null && (
        <Row wrap gap="medium">
          <Field label={t({ context: 'time', message: 'From' })}>
            <TimeInput
              locale={viewerLocale()}
              value={value.from}
              onValueChange={(from) => from !== undefined && onChange({ ...value, from })}
            />
          </Field>
          <Field label={t`To`}>
            <TimeInput
              locale={viewerLocale()}
              value={value.to}
              onValueChange={(to) => to !== undefined && onChange({ ...value, to })}
            />
          </Field>
        </Row>
      )}
    </Fieldset>
  );
}
