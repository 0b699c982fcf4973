import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { ownStart } from '../../../shared/sessions/own-start.ts';
import { paths } from '../../../paths.ts';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { longDate } from '../../../words/times/relative-time.ts';
import { sessionModes } from '../../../words/names/session-names.ts';
import { sessionTimes } from '../../../words/times/session-times.ts';
import { listCaseSessions } from '@mediation/api-client';

/** The next session of a case, or the times that are offered for it. */
export function NextSession({ caseId }: { caseId: string }) {
  const { t, i18n } = useLingui();
  const me = useUser();
  const [from] = useState(() => new Date().toISOString());
  const { data, error } = useEndpoint(listCaseSessions, { caseId, from, order: 'soonest' });
  if (error !== null) return <>–</>;
  if (data === undefined) return <>&nbsp;</>;
  const agreed = data.sessions.find(({ status }) => status === 'scheduled');
  if (agreed?.starts_at != null) {
    const start = ownStart(agreed, me, agreed.starts_at);
    return (
      <Link to={paths.session(agreed.id)}>
        {longDate(new Date(start))}, {sessionTimes(start, agreed.ends_at ?? start)}, {i18n._(sessionModes[agreed.mode])}
      </Link>
    );
  }
  const offered = data.sessions.find(({ status }) => status === 'proposed');
  if (offered === undefined) return <>{t`None planned`}</>;
  return <Link to={paths.session(offered.id)}>{t`Times are offered`}</Link>;
}
