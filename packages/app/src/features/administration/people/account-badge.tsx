import { useLingui } from '@lingui/react/macro';
import type { Person } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { CircleCheck, CircleX, Clock } from 'lucide-react';

/** Whether an account is open, closed or waits for a role. */
export function AccountBadge({ account }: { account: Pick<Person, 'closed_at' | 'requested_role'> }) {
  const { t } = useLingui();
  if (account.closed_at !== null)
    return <Badge icon={<CircleX />}>{t({ context: 'account', message: 'Closed' })}</Badge>;
  if (account.requested_role !== null)
    return (
      <Badge tone="warning" icon={<Clock />}>
        {t`Waits for a role`}
      </Badge>
    );
  return (
    <Badge tone="success" icon={<CircleCheck />}>
      {t`Active`}
    </Badge>
  );
}
