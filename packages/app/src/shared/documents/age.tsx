import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mediation/ui';
import { Clock, TriangleAlert } from 'lucide-react';
import { lateness } from './lateness.ts';

const looks = {
  in_time: { icon: <Clock /> },
  soon: { tone: 'warning', icon: <Clock /> },
  late: { tone: 'danger', icon: <TriangleAlert /> },
} as const;

/** How long a document has waited: amber after a day, red after two, which is the promise. */
export function Age({ hours }: { hours: number }) {
  const { t } = useLingui();
  const whole = Math.floor(hours);
  const days = Math.floor(hours / 24);
  const state = lateness(hours);
  return (
    <Badge {...looks[state]}>
      {state === 'late' && t`Late, after ${days} days`}
      {state !== 'late' && (whole === 0 ? t`Under an hour` : t`${plural(whole, { one: '# hour', other: '# hours' })}`)}
    </Badge>
  );
}
