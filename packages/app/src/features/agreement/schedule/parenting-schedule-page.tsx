import { useLingui } from '@lingui/react/macro';
import { getCase, getParentingSchedule, listParticipants } from '@mediation/api-client';
import { Stack } from '@mediation/ui';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { SuspendedCaseNotice } from '../../../shared/cases/suspended-notice.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { sideNames } from '../../../words/names/people-names.ts';
import { ScheduleWorkspace } from './schedule-workspace.tsx';

/** Where a mediator builds the parenting schedule of a case. */
export function ParentingSchedulePage() {
  const { t } = useLingui();
  const { caseId = '' } = useParams();
  const mediationCase = useEndpoint(getCase, { caseId });
  const people = useEndpoint(listParticipants, { caseId });
  const draft = useEndpoint(getParentingSchedule, { caseId });
  const texts = { loadingLabel: t`Loading the schedule`, fallback: t`Failed to load the schedule` };
  if (draft.error?.code === 'not_found' || draft.error?.code === 'invalid') return <NoSuchCase />;
  return (
    <Stack gap="grid">
      <PageTitle>{t`Parenting schedule`}</PageTitle>
      <Loaded query={mediationCase} {...texts}>
        {({ case: it }) => (
          <>
            <SuspendedCaseNotice mediationCase={it} />
            <Loaded query={people} {...texts}>
              {({ participants }) => (
                <Loaded query={draft} {...texts}>
                  {(read) => (
                    <ScheduleWorkspace key={it.id} mediationCase={it} read={read} names={sideNames(participants)} />
                  )}
                </Loaded>
              )}
            </Loaded>
          </>
        )}
      </Loaded>
    </Stack>
  );
}
