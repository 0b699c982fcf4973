import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { CalendarCheck, CalendarX, CircleCheck, Hourglass } from 'lucide-react';
import { sessionStates } from '../../words/session-names.ts';

const looks = {
  proposed: { tone: 'warning', icon: <Hourglass /> },
  scheduled: { tone: 'info', icon: <CalendarCheck /> },
  completed: { tone: 'success', icon: <CircleCheck /> },
  cancelled: { icon: <CalendarX /> },
  no_show: { tone: 'danger', icon: <CalendarX /> },
} as const;

/** The status of a session. */
export function SessionBadge({ status }: { status: MediationSession['status'] }) {
  const { i18n } = useLingui();
  return <Badge {...looks[status]}>{i18n._(sessionStates[status])}</Badge>;
}
