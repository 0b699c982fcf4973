import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, listParticipants } from '@mediation/api-client';
import { Heading, Stack } from '@mediation/ui';
import { lazy, Suspense } from 'react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loading } from '../../../shared/loading/loading.tsx';
import { sideNames } from '../../../words/names/people-names.ts';

const ScheduleView = lazy(async () => ({ default: (await import('../schedule/schedule-view.tsx')).ScheduleView }));

const StatementView = lazy(async () => ({ default: (await import('../money/statement-view.tsx')).StatementView }));

/** What a version holds beside its clauses: the schedule of a parenting plan, or the figures of a financial statement. */
export function Annex({ version: { case_id: caseId, schedule, statement } }: { version: AgreementVersion }) {
  const { t } = useLingui();
  const { data } = useEndpoint(listParticipants, { caseId });
  if (schedule === null && statement === null) return null;
  return (
    <Stack gap="grid">
      <Heading level={2} size="large" voice>
        {schedule === null ? t`Annex: figures` : t`Annex: schedule of the children`}
      </Heading>
      <Suspense fallback={<Loading label={t`Loading the agreement`} />}>
        {schedule !== null && data && <ScheduleView schedule={schedule} names={sideNames(data.participants)} />}
        {statement !== null && <StatementView statement={statement} />}
      </Suspense>
    </Stack>
  );
}
