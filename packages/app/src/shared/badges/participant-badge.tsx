import { useLingui } from '@lingui/react/macro';
import type { Participant } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';

/** The status of a participant; `null` for a role that nobody was invited to. */
export function ParticipantBadge({ person }: { person: Participant | null }) {
  const { t } = useLingui();
  if (person === null) return <Badge icon={<CircleDashed />}>{t`Not invited yet`}</Badge>;
  if (person.status === 'invited') return <Badge icon={<Clock />}>{t`Invited`}</Badge>;
  if (person.role === 'lawyer' && person.confirmed_by_client_at === null)
    return <Badge icon={<Clock />}>{t`Client still has to confirm`}</Badge>;
  return (
    <Badge tone="success" icon={<CircleCheck />}>
      {t`Joined`}
    </Badge>
  );
}
