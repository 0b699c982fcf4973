import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CaseListItem } from '@mediation/api-client';
import { AudienceLine, Columns, PageHeader } from '@mediation/ui';
import { useNow } from '../../../browser/use-now.ts';
import { CasePath } from '../../../shared/cases/case-path.tsx';
import { CaseTableCard } from '../../../shared/cases/table/case-table-card.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { firstName } from '../../../words/names/people-names.ts';
import { today } from '../../../words/times/due-text.ts';
import { FeesLine } from './fees-line.tsx';
import { LawyerConfirmation } from './lawyer-confirmation.tsx';
import { nextStepOf } from './next-step.ts';
import { NextSessionCard } from './next-session-card.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { NextStepLoading } from './next-step-loading.tsx';
import { OwnPapersCard } from './own-papers-card.tsx';
import { pathNotes } from './path-notes.ts';
import { ToSignCard } from './to-sign-card.tsx';
import { usePartyCase } from './use-party-case.ts';
import { WaitingCard } from './waiting-on-you-card.tsx';
import { WhoToAskCard } from './who-to-ask-card.tsx';
import { waitingBeside } from './waiting-actions.ts';
import { AnswerTimes } from '../../../shared/sessions/answer-times.tsx';
import { offeredTo, pendingActions, unanswered } from '../../../shared/cases/actions/pending-actions.ts';
import { ownPapers } from '../../../shared/signing/own-papers.ts';
import { SuspendedCaseNotice } from '../../../shared/cases/suspended-notice.tsx';
import { isGoingOn } from '../../../shared/cases/writable-case.ts';

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
  const { participants, participantId, lawyer, progress, sessions, unsigned, reading, facts } = party;
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
  // Everything appears at once, so that nothing moves away from a finger.
  const isLoading = facts === undefined && reading.error === null;
  const papers = ownPapers(unsigned.data?.signed ?? [], now);
  const hasNext = next !== undefined && next.kind !== 'wait' && next.kind !== 'done' && next.kind !== 'on_hold';
  return (
    <>
      <PageHeader
        voice
        title={title}
        lead={pending === undefined ? <>&nbsp;</> : <Waiting pending={pending} hasNext={hasNext} />}
      />
      <SuspendedCaseNotice mediationCase={mediationCase} />
      <CasePath
        standalone
        caseId={caseId}
        step={step}
        notes={pathNotes(step, progress.data, sessions.data?.sessions ?? [], participantId)}
        isBrief
      />
      {isLoading ? (
        <NextStepLoading reading={reading} />
      ) : (
        <>
          <Columns
            aside={
              <>
                <NextSessionCard step={step} participantId={participantId} sessions={sessions} />
                <WhoToAskCard caseId={caseId} mediator={mediator} other={partner} />
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
            {lawyer === undefined && facts === undefined && <NextStepLoading reading={reading} />}
            {pending !== undefined && (
              <WaitingCard
                caseId={caseId}
                rows={waitingBeside(next, pending, today(new Date(now)))}
                others={pending.others}
                me={participants.find(({ id }) => id === participantId)}
                mediator={mediator}
                sessionId={unanswered(sessions.data?.sessions ?? [], participantId, now)?.id}
                hasNext={hasNext}
              />
            )}
            {cases.length > 1 && <CaseTableCard title={t`Your cases`} />}
          </Columns>
          <FeesLine caseId={caseId} />
          <AudienceLine audience="self">{t`Only you see this page.`}</AudienceLine>
        </>
      )}
    </>
  );
}

interface WaitingProps {
  pending: ReturnType<typeof pendingActions>;
  hasNext: boolean;
}

/** How many things wait for a party, and where to begin. */
function Waiting({ pending: { you, later }, hasNext }: WaitingProps) {
  const { t } = useLingui();
  const due = you.length;
  if (due === 0) return later.length > 0 ? t`Nothing waits for you today.` : t`Nothing waits for you.`;
  const count = t`${plural(due, { one: 'One thing waits for you.', other: '# things wait for you.' })}`;
  return hasNext && due > 1 ? t`${count} Begin with this one.` : count;
}
