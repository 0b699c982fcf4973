import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { Clock, TriangleAlert } from 'lucide-react';

/** How long a document has waited: amber after a day, red after two, which is the promise. */
export function Age({ hours }: { hours: number }) {
  const { t } = useLingui();
  const whole = Math.floor(hours);
  const days = Math.floor(hours / 24);
  if (hours >= limits.reviewHoursTo)
    return (
      <Badge tone="danger" icon={<TriangleAlert />}>
        {t`${days} days, late`}
      </Badge>
    );
  return (
    <Badge {...(hours >= limits.reviewHoursFrom && { tone: 'warning' as const })} icon={<Clock />}>
      {whole === 0 ? t`Under an hour` : t`${plural(whole, { one: '# hour', other: '# hours' })}`}
    </Badge>
  );
}
