import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CaseListItem } from '@mediation/api-client';
import { AudienceLine, Columns, PageHeader } from '@mediation/ui';
import { lazy, Suspense } from 'react';
import { useNow } from '../../../browser/use-now.ts';
import { CasePath } from '../../../shared/cases/case-path.tsx';
import { CaseTableCard } from '../../../shared/cases/table/case-table-card.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { firstName } from '../../../words/names/people-names.ts';
import { stepNumber } from '../../../words/names/step-names.ts';
import { AiConsentCard } from '../ai-consent-card.tsx';
import { AskCard } from './ask-card.tsx';
import { OwnDocumentsCard } from './own-documents-card.tsx';
import { FeesLine } from './fees-line.tsx';
import { LawyerConfirmation } from './lawyer-confirmation.tsx';
import { MessagesCard } from './messages-card.tsx';
import { nextStepOf } from './next-step.ts';
import { NextSessionCard } from './next-session-card.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { NextStepLoading } from './next-step-loading.tsx';
import { OwnPapersCard } from './own-papers-card.tsx';
import { pathNotes } from './path-notes.ts';
import { TalkWell } from './talk-well.tsx';
import { ToSignCard } from './to-sign-card.tsx';
import { usePartyCase } from './use-party-case.ts';
import { OwnProgressCard } from '../../../shared/cases/actions/own-progress-card.tsx';
import { AnswerTimes } from '../../../shared/sessions/answer-times.tsx';
import { NextActionsCard } from '../../../shared/sessions/next-actions-card.tsx';
import { offeredTo, pendingActions } from '../../../shared/cases/actions/pending-actions.ts';
import { ownPapers } from '../../../shared/signing/own-papers.ts';
import { SuspendedCaseNotice } from '../../../shared/cases/suspended-notice.tsx';
import { isGoingOn } from '../../../shared/cases/writable-case.ts';

const DutiesCard = lazy(async () => ({ default: (await import('../../../shared/duties/duties-card.tsx')).DutiesCard }));

export interface DivorceeCaseProps {
  mediationCase: CaseListItem;
  /** The greeting. */
  title: string;
  cases: CaseListItem[];
}

/** A party's dashboard for a case that is not closed. */
export function DivorceeCase({ mediationCase, title, cases }: DivorceeCaseProps) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const now = useNow();
  const caseId = mediationCase.id;
  const party = usePartyCase(mediationCase, now);
  const { participants, participantId, lawyer, progress, requirements, sessions, unsigned, reading, facts } = party;
  const nameOf = (is: (person: (typeof participants)[number]) => boolean) => {
    const found = participants.find((person) => person.status !== 'removed' && is(person));
    return found && firstName(found.name);
  };
  const mediator = nameOf(({ role }) => role === 'mediator') ?? t`your mediator`;
  const partner = nameOf(({ role, user_id }) => role === 'divorcee' && user_id !== me);
  const other = partner ?? t`the other person`;
  const isOpen = isGoingOn(mediationCase);
  const next = lawyer === undefined && facts !== undefined ? nextStepOf(facts, now) : undefined;
  const offered = isOpen ? offeredTo(sessions.data?.sessions ?? [], participantId) : [];
  const pending = facts && pendingActions(facts, participants);
  const due = pending?.you.length ?? 0;
  const step = progress.data?.step ?? mediationCase.step;
  const isSoon = next?.kind === 'session' && next.isSoon;
  const nextStepCard = next !== undefined && next.kind !== 'times' && next.kind !== 'sign' && (
    <NextStepCard caseId={caseId} next={next} mediator={mediator} other={other} hasMore={due !== 0} />
  );
  const first = next?.kind === 'sign' ? next.version : undefined;
  const papers = ownPapers(unsigned.data?.signed ?? [], now);
  const toSign = isOpen ? (unsigned.data?.versions ?? []) : [];
  const waiting =
    due === 0 && pending?.later.length
      ? t`Nothing waits for you today.`
      : t`${plural(due, { 0: 'Nothing waits for you.', one: 'One thing waits for you.', other: '# things wait for you.' })}`;
  const where = t`You are on step ${stepNumber(step)} of 7.`;
  return (
    <>
      <PageHeader voice title={title} lead={pending === undefined ? where : `${where} ${waiting}`} />
      <SuspendedCaseNotice mediationCase={mediationCase} />
      <CasePath
        standalone
        caseId={caseId}
        step={step}
        notes={pathNotes(step, progress.data, sessions.data?.sessions ?? [], participantId)}
        isBrief={offered.length > 0}
      />
      <Columns
        aside={
          <>
            <NextSessionCard step={step} mediator={mediator} participantId={participantId} sessions={sessions} />
            <MessagesCard caseId={caseId} />
            <AskCard caseId={caseId} mediator={mediator} />
            <TalkWell other={partner} />
          </>
        }
      >
        {papers.length > 0 && <OwnPapersCard caseId={caseId} papers={papers} mediator={mediator} />}
        {lawyer !== undefined && <LawyerConfirmation lawyer={lawyer} isSuspended={mediationCase.is_suspended} />}
        {isSoon && nextStepCard}
        {offered.map((session) => (
          <AnswerTimes
            key={session.id}
            session={session}
            onHome
            {...(next?.kind === 'times' && next.session.id === session.id && { eyebrow: t`Your next step` })}
          />
        ))}
        {first && <ToSignCard caseId={caseId} version={first} now={now} isNext />}
        {!isSoon && nextStepCard}
        {toSign
          .filter(({ version_id }) => version_id !== first?.version_id)
          .map((version) => (
            <ToSignCard key={version.version_id} caseId={caseId} version={version} now={now} />
          ))}
        {lawyer === undefined && facts === undefined && <NextStepLoading reading={reading} />}
        {isOpen && <AiConsentCard caseId={caseId} />}
        <Suspense>
          <DutiesCard caseId={caseId} isOwn />
        </Suspense>
        <NextActionsCard sessions={sessions.data?.sessions ?? []} />
        <OwnProgressCard
          caseId={caseId}
          mediator={mediator}
          other={other}
          reading={{ ...reading, data: facts && { ...facts, people: participants } }}
        />
        <OwnDocumentsCard
          caseId={caseId}
          participantId={participantId}
          requirements={requirements}
          counts={progress.data?.documents ?? []}
        />
        {cases.length > 1 && <CaseTableCard title={t`Your cases`} />}
      </Columns>
      <FeesLine caseId={caseId} />
      <AudienceLine audience="self">{t`Only you see this page.`}</AudienceLine>
    </>
  );
}
