import { useLingui } from '@lingui/react/macro';
import { type Case, listParticipants } from '@mediation/api-client';
import { Card, Columns, PhoneOnly, Stack, Text, WideOnly } from '@mediation/ui';
import { lazy, Suspense } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { CasePath } from '../../../shared/cases/case-path.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { StepConditionsCard } from '../next-step/step-conditions-card.tsx';
import { CaseActivityCard } from './case-activity-card.tsx';
import { CaseModeNotice } from '../mode/case-mode-notice.tsx';
import { AiCard } from './ai-card.tsx';
import { FamilyCard } from './family-card.tsx';
import { HandoverNoteCard } from './handover-note-card.tsx';
import { HeldMessagesCard } from './held-messages-card.tsx';
import { IssuesCard } from './issues-card.tsx';
import { NeedsYouCard } from './needs-you-card.tsx';
import { OwnProgress } from './own-progress.tsx';
import { PartiesCard } from './parties-card.tsx';
import { StatusCard } from './status-card.tsx';
import { TermsCard } from './terms-card.tsx';

const DutiesCard = lazy(async () => ({ default: (await import('../../../shared/duties/duties-card.tsx')).DutiesCard }));

/** Where a case is, what comes next, who is in it, what it is about and what happened. */
export function OverviewTab({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const { role } = useUser();
  const caseId = mediationCase.id;
  const people = useEndpoint(listParticipants, { caseId }, {});
  const isMediator = role === 'mediator';
  const isParty = role === 'divorcee';
  const path = (
    <Card aria-label={t`The seven steps`}>
      <CasePath caseId={caseId} step={mediationCase.step} />
    </Card>
  );
  const columns = (
    <Columns
      aside={
        <>
          {isMediator && (
            <WideOnly>
              <NeedsYouCard caseId={caseId} />
            </WideOnly>
          )}
          {mediationCase.description !== '' && (
            <Card aria-labelledby="about">
              <Stack gap="small">
                <Card.Title id="about">{t`About this case`}</Card.Title>
                <Text>{mediationCase.description}</Text>
              </Stack>
            </Card>
          )}
          <FamilyCard mediationCase={mediationCase} />
          {role !== 'admin' && <TermsCard mediationCase={mediationCase} />}
          {isMediator && <AiCard caseId={caseId} />}
          {(isMediator || role === 'admin') && <StatusCard mediationCase={mediationCase} />}
        </>
      }
    >
      {isMediator && (
        <PhoneOnly>
          <NeedsYouCard caseId={caseId} />
        </PhoneOnly>
      )}
      {isMediator && <HandoverNoteCard caseId={caseId} />}
      {isMediator && <HeldMessagesCard caseId={caseId} />}
      {!isParty && path}
      {!isParty && <StepConditionsCard mediationCase={mediationCase} />}
      <Loaded
        query={people}
        loadingLabel={t`Loading the people of this case`}
        fallback={t`Failed to load the people of this case`}
      >
        {({ participants }) => (
          <>
            {isParty && mediationCase.status !== 'closed' && (
              <OwnProgress mediationCase={mediationCase} participants={participants} />
            )}
            <PartiesCard mediationCase={mediationCase} participants={participants} />
          </>
        )}
      </Loaded>
      {role !== 'admin' && (
        <Suspense>
          <DutiesCard caseId={caseId} />
        </Suspense>
      )}
      <IssuesCard mediationCase={mediationCase} />
      <CaseActivityCard caseId={caseId} />
    </Columns>
  );
  return (
    <>
      {mediationCase.status !== 'closed' && <CaseModeNotice caseId={caseId} hasDeadlines />}
      {isParty && path}
      {columns}
    </>
  );
}
