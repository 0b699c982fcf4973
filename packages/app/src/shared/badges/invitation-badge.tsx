import { useLingui } from '@lingui/react/macro';
import type { SentInvitation } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { CircleCheck, CircleX, Clock, MailOpen } from 'lucide-react';

export interface InvitationBadgeProps {
  status: SentInvitation['status'];
  /** Whether the link was opened. */
  isOpened: boolean;
}

/** The status of an invitation. */
export function InvitationBadge({ status, isOpened }: InvitationBadgeProps) {
  const { t } = useLingui();
  if (status === 'accepted')
    return (
      <Badge tone="success" icon={<CircleCheck />}>
        {t({ context: 'invitation', message: 'Accepted' })}
      </Badge>
    );
  if (status === 'pending' && isOpened)
    return <Badge icon={<MailOpen />}>{t({ context: 'invitation', message: 'Opened' })}</Badge>;
  if (status === 'pending') return <Badge icon={<Clock />}>{t`Waiting`}</Badge>;
  const words = {
    declined: t`Declined`,
    expired: t`Expired`,
    revoked: t({ context: 'invitation', message: 'Withdrawn' }),
  };
  return <Badge icon={<CircleX />}>{words[status]}</Badge>;
}
