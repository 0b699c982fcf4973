import { useLingui } from '@lingui/react/macro';
import type { CaseStatus } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { CircleCheck, CircleDot, CirclePause } from 'lucide-react';

/** The status of a case, which is independent of its step. */
export function CaseStatusBadge({ status }: { status: CaseStatus }) {
  const { t } = useLingui();
  if (status === 'open')
    return (
      <Badge tone="info" icon={<CircleDot />}>
        {t`Open`}
      </Badge>
    );
  if (status === 'on_hold')
    return (
      <Badge tone="warning" icon={<CirclePause />}>
        {t`On hold`}
      </Badge>
    );
  return <Badge icon={<CircleCheck />}>{t`Closed`}</Badge>;
}
