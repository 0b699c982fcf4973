import { useLingui } from '@lingui/react/macro';
import {
  type CaseProgress,
  type DocumentCount,
  type Participant,
  getCase,
  getCaseStep,
  listCaseSessions,
  listParticipants,
} from '@mediation/api-client';
import { Card, Columns, EmptyState, Text } from '@mediation/ui';
import { DataTable, type DataColumn } from '@mediation/ui/data-table';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { CasePath } from '../../../shared/cases/case-path.tsx';
import { CaseTrail } from '../../../shared/cases/case-trail.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { NextActionsCard } from '../../../shared/sessions/next-actions-card.tsx';
import { WorkPage } from '../../../shared/layout/work-page.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { firstName } from '../../../words/names/people-names.ts';
import { stepNames } from '../../../words/names/step-names.ts';
import { PartyActivityCard } from './party-activity-card.tsx';
import { MissingWords } from './missing-words.tsx';
import { ReceivedCard } from './received-card.tsx';

/** The progress of both parties through the seven steps side by side, with the unmet conditions. */
export function ProgressPage() {
  const { caseId = '' } = useParams();
  const { t } = useLingui();
  const { role } = useUser();
  const query = useEndpoint(getCase, { caseId });
  if (query.error?.code === 'not_found' || query.error?.code === 'invalid') return <NoSuchCase />;
  return (
    <Loaded query={query} loadingLabel={t`Loading the case`} fallback={t`Failed to load the case`}>
      {({ case: mediationCase }) => (
        <WorkPage
          title={t`Progress`}
          back={<CaseTrail mediationCase={mediationCase}>{t`Progress`}</CaseTrail>}
          lead={t`What each party has done, and whom the case waits for.`}
          audience={t`Visible to mediators of the case. Each party sees their own part and what is done together.`}
        >
          <Card aria-label={t`The seven steps`}>
            <CasePath caseId={caseId} step={mediationCase.step} />
          </Card>
          <Columns
            aside={
              <>
                {role === 'mediator' && <PartyActivityCard mediationCase={mediationCase} />}
                <ReceivedCard caseId={caseId} />
              </>
            }
          >
            <StepsCard caseId={caseId} />
            <AgreedActions caseId={caseId} />
          </Columns>
        </WorkPage>
      )}
    </Loaded>
  );
}

/** What people said in a session that they would do. */
function AgreedActions({ caseId }: { caseId: string }) {
  const { data } = useEndpoint(listCaseSessions, { caseId });
  return <NextActionsCard sessions={data?.sessions ?? []} />;
}

function StepsCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const progress = useEndpoint(getCaseStep, { caseId });
  const people = useEndpoint(listParticipants, { caseId });
  return (
    <Loaded query={progress} loadingLabel={t`Loading the progress`} fallback={t`Failed to load the progress`}>
      {(answer) => (
        <Loaded
          query={people}
          loadingLabel={t`Loading the people`}
          fallback={t`Failed to load the people of this case`}
        >
          {({ participants }) => <Steps progress={answer} parties={partiesOf(participants)} />}
        </Loaded>
      )}
    </Loaded>
  );
}

type Step = CaseProgress['steps'][number];

function Steps({ progress, parties }: { progress: CaseProgress; parties: Participant[] }) {
  const { t } = useLingui();
  const columns = useColumns(parties, progress.documents);
  if (parties.length === 0)
    return (
      <Card>
        <EmptyState title={t`No one has joined yet`}>{t`Send invitations; each party gets a column here.`}</EmptyState>
      </Card>
    );
  return (
    <Card flush aria-labelledby="steps">
      <Card.Head>
        <Card.Title id="steps">{t`Step by step`}</Card.Title>
      </Card.Head>
      <DataTable
        label={t`Step by step`}
        columns={columns}
        rows={progress.steps}
        rowId={({ id }) => id}
        loadingLabel={t`Loading the progress`}
        empty={null}
      />
    </Card>
  );
}

function useColumns(parties: Participant[], documents: DocumentCount[]): DataColumn<Step>[] {
  const { t, i18n } = useLingui();
  const areAlike = new Set(parties.map(({ name }) => firstName(name))).size < parties.length;
  return [
    {
      id: 'step',
      header: t`Step`,
      cell: ({ id }) => (
        <Text asChild weight="strong">
          <span>{i18n._(stepNames[id])}</span>
        </Text>
      ),
    },
    ...parties.map(({ id, name }): DataColumn<Step> => ({
      id,
      header: areAlike ? name : firstName(name),
      cell: (step) => <MissingWords step={step} of={id} documents={documents} />,
      phone: 'labelled',
    })),
    {
      id: 'together',
      header: t`Together`,
      cell: (step) => <MissingWords step={step} of={null} documents={documents} />,
      phone: 'labelled',
    },
  ];
}

const partiesOf = (people: Participant[]) =>
  people.filter(({ role, status }) => role === 'divorcee' && status !== 'declined' && status !== 'removed');
