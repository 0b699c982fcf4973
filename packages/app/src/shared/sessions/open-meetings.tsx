import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Notice } from '@mediation/ui';
import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { sessionKinds } from '../../words/names/session-names.ts';
import { longDate, sessionTime } from '../../words/times/relative-time.ts';

/**
 * For the mediator: the open sessions that bring parties together who should not meet, each with the way to cancel it.
 * Renders nothing without any.
 */
export function OpenMeetings({ sessions }: { sessions: readonly MediationSession[] }) {
  const { t, i18n } = useLingui();
  const meetings = sessions.filter(({ kept_apart: apart }) => apart !== undefined && apart.length > 0);
  if (meetings.length === 0) return null;
  return (
    <Notice tone="warning" icon={<ShieldAlert />}>
      <p>
        {t`You decided that the parties should not meet, and this is still open. Cancel it, or change it to separate rooms:`}
      </p>
      <ul>
        {meetings.map(({ id, kind, starts_at: startsAt, ends_at: endsAt, created_at: offered }) => {
          const name = i18n._(sessionKinds[kind]);
          return (
            <li key={id}>
              <Link to={paths.session(id)}>
                {startsAt === null
                  ? t`${name}, offered on ${longDate(new Date(offered))}`
                  : `${name}, ${sessionTime(startsAt, endsAt)}`}
              </Link>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
