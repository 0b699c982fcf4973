import { useLingui } from '@lingui/react/macro';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { upcoming } from '../../page/upcoming.ts';
import { sessionTime } from '../../words/relative-time.ts';
import { zoneName } from '../../words/viewer.ts';

/** When the people of a case meet next, as a line among its facts. */
export function NextSession({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { data } = useEndpoint('listCaseSessions', { caseId });
  if (data === undefined) return null;
  const next = upcoming(data.sessions);
  return (
    <>
      <dt>{t`Next session`}</dt>
      <dd>{next?.starts_at ? `${sessionTime(next.starts_at, next.ends_at)} (${zoneName()})` : t`None agreed yet`}</dd>
    </>
  );
}
