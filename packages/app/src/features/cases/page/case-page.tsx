import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Case, getCase } from '@mediation/api-client';
import { AudienceLine, Notice, Skeleton, SkeletonGroup, Stack } from '@mediation/ui';
import { Archive, Pause, Users } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { activeCase } from '../../../active-case/stored-active-case.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { PageTabs } from '../../../shared/layout/page-tabs.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { Loading } from '../../../shared/loading/loading.tsx';
import { paths } from '../../../paths.ts';
import { closeReasons } from '../../../words/names/close-reasons.ts';
import { shortDate } from '../../../words/times/relative-time.ts';
import { CaseHeader } from './case-header.tsx';
import { tabsOf, useCaseTab } from './case-tabs.ts';
import { useHasFees } from './use-has-fees.ts';
import { useTabCounts } from './use-tab-counts.ts';

/** One case for everyone in it, in parts, each with its own address and only for those whom it is meant for. */
export function CasePage() {
  const { caseId = '' } = useParams();
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useEndpoint(getCase, { caseId });
  useEffect(() => {
    if (data) activeCase.save(data.case.id);
  }, [data]);

  if (data) return <CaseParts mediationCase={data.case} />;
  if (error?.code === 'not_found' || error?.code === 'invalid') return <NoSuchCase />;
  if (error)
    return <LoadFailed error={error} fallback={t`Failed to load the case`} onRetry={refetch} isRetrying={isFetching} />;
  return (
    <SkeletonGroup label={t`Loading the case`}>
      <Skeleton width="18rem" height="2rem" shape="block" />
      <Skeleton height="8rem" shape="block" />
      <Skeleton height="12rem" shape="block" />
    </SkeletonGroup>
  );
}

function CaseParts({ mediationCase }: { mediationCase: Case }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const parts = tabsOf(role);
  const links = useHasFees(mediationCase.id) ? { fees: { name: msg`Fees`, to: paths.fees(mediationCase.id) } } : {};
  const [current, { name, Content, audience }] = useCaseTab(parts, mediationCase);
  // The history of a shared browser keeps titles: a party's say nothing about whose case it is.
  const title = role === 'divorcee' ? t`My case` : mediationCase.title;
  return (
    <Stack gap="grid">
      <PageTitle>{current === 'overview' ? title : `${i18n._(name)} · ${title}`}</PageTitle>
      <CaseHeader mediationCase={mediationCase} />
      <StatusNotice mediationCase={mediationCase} />
      <PageTabs
        label={t`Parts of the case`}
        parts={{ ...parts, ...links }}
        current={current}
        counts={useTabCounts(mediationCase.id)}
      />
      <AudienceLine icon={<Users />}>{i18n._(audience)}</AudienceLine>
      <Suspense fallback={<Loading label={t`Loading`} />}>
        <Content mediationCase={mediationCase} />
      </Suspense>
    </Stack>
  );
}

function StatusNotice({ mediationCase: { status, close_reason, closed_at } }: { mediationCase: Case }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  if (status === 'on_hold')
    return (
      <Notice icon={<Pause />}>
        {role === 'mediator'
          ? t`This case is on hold. It goes on when you take it up again, on the overview.`
          : t`This case is on hold. It goes on when its mediator takes it up again.`}
      </Notice>
    );
  if (status !== 'closed') return null;
  const reason = close_reason === null ? '' : i18n._(closeReasons[close_reason]);
  return (
    <Notice icon={<Archive />}>
      {t`This case was closed on ${shortDate(closed_at ?? '')}: ${reason}. You can read everything; nothing new can be written.`}
    </Notice>
  );
}
