import { useLingui } from '@lingui/react/macro';
import { getCase, getRecitals } from '@mediation/api-client';
import { AudienceLine, PageHeader, Stack } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { SuspendedCaseNotice } from '../../../shared/cases/suspended-notice.tsx';
import { LeaveQuestion } from '../../../shared/forms/leave-question.tsx';
import { BackLink } from '../../../shared/layout/back-link.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { RecitalsForm } from './recitals-form.tsx';

/** Where a mediator writes and confirms the recitals of the papers of a case. */
export function RecitalsPage() {
  const { t } = useLingui();
  const { caseId = '' } = useParams();
  const mediationCase = useEndpoint(getCase, { caseId });
  const draft = useEndpoint(getRecitals, { caseId });
  if (draft.error?.code === 'not_found' || draft.error?.code === 'invalid') return <NoSuchCase />;
  return (
    <Stack gap="grid">
      <PageTitle>{t`Recitals`}</PageTitle>
      <LeaveQuestion />
      <Loaded
        query={combineReadings({ mediationCase, draft })}
        loadingLabel={t`Loading the recitals`}
        fallback={t`Failed to load the recitals`}
      >
        {({ mediationCase: { case: it }, draft: read }) => (
          <>
            <PageHeader
              title={t`Recitals`}
              back={<BackLink to={agreementPaths.home(caseId)}>{t`Agreement`}</BackLink>}
            />
            <SuspendedCaseNotice mediationCase={it} />
            <AudienceLine icon={<Lock />}>
              {t`Only the mediators of this case can read this until you release a version. Each version keeps its recitals as they were.`}
            </AudienceLine>
            <RecitalsForm key={it.id} caseId={it.id} read={read} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
