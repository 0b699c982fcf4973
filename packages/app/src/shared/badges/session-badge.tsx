import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { CalendarCheck, CalendarX, CircleCheck, Clock, Hourglass } from 'lucide-react';
import { sessionStates } from '../../words/names/session-names.ts';

const looks = {
  proposed: { tone: 'warning', icon: <Hourglass /> },
  scheduled: { tone: 'info', icon: <CalendarCheck /> },
  completed: { tone: 'success', icon: <CircleCheck /> },
  cancelled: { icon: <CalendarX /> },
  no_show: { tone: 'danger', icon: <CalendarX /> },
} as const;

export interface SessionBadgeProps {
  status: MediationSession['status'];
  /** Whether it has begun and its planned end has not come. */
  isRunning?: boolean;
}

/** The status of a session; "Now" while it takes place. */
export function SessionBadge({ status, isRunning = false }: SessionBadgeProps) {
  const { t, i18n } = useLingui();
  if (isRunning)
    return (
      <Badge tone="brand" icon={<Clock />}>
        {t({ context: 'session', message: 'Now' })}
      </Badge>
    );
  return <Badge {...looks[status]}>{i18n._(sessionStates[status])}</Badge>;
}
