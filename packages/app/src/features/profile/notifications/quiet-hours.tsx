import { useLingui } from '@lingui/react/macro';
import { type DailyHours, HoursChoice } from '../calendar/hours-choice.tsx';

export interface QuietHoursProps {
  value: DailyHours;
  onChange: (hours: DailyHours) => void;
}

const night = { from: '21:00', to: '08:00' };

/** The hours without mail. */
export function QuietHours(props: QuietHoursProps) {
  const { t } = useLingui();
  return (
    <HoursChoice
      label={t`Quiet hours`}
      hint={t`Mail waits until they end. They are meant in your time zone.`}
      choice={t`No mail at night`}
      first={night}
      {...props}
    />
  );
}
