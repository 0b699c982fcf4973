import { useLingui } from '@lingui/react/macro';
import { type Case, type CaseProgress, getCaseStep, isStated, listParticipants } from '@mediation/api-client';
import { Card, Checklist, Stack, Text } from '@mediation/ui';
import { Fragment, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { missingNow } from '../../../process/process.machine.ts';
import { useReveal } from '../../../browser/use-reveal.ts';
import { useProcess } from '../../../process/use-process.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { paths } from '../../../paths.ts';
import { saidMissingIn } from '../../../shared/documents/requirement-place.ts';
import { undecidedCount } from '../../../words/amounts/document-count.ts';
import { missingText, undecidedText } from '../../../words/texts/missing-text.ts';
import { stepNames } from '../../../words/names/step-names.ts';
import { AdvanceButton } from './advance-button.tsx';
import { MissingSignatures } from './missing-signatures.tsx';
import { isOwnTurn, missingLink } from './missing-link.ts';
import { type CaseState, isGoingOn } from '../../../shared/cases/writable-case.ts';

/**
 * The unmet conditions of the next step; for the mediator also the button to complete the review, once only that is
 * missing.
 */
export function StepConditionsCard({ mediationCase }: { mediationCase: Pick<Case, 'id'> & CaseState }) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const reveal = useReveal('next-step');
  const query = useEndpoint(getCaseStep, { caseId: mediationCase.id }, {});
  if (mediationCase.status === 'closed') return null;
  return (
    <Card ref={reveal} tabIndex={-1} aria-labelledby="next-step">
      <Stack>
        <Card.Title id="next-step" ref={title} tabIndex={-1}>{t`Next step`}</Card.Title>
        <Loaded query={query} loadingLabel={t`Loading the next step`} fallback={t`Failed to load the next step`}>
          {(progress) => (
            <Waiting
              key={mediationCase.id}
              mediationCase={mediationCase}
              progress={progress}
              toTitle={() => title.current?.focus()}
            />
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

interface WaitingProps {
  mediationCase: Pick<Case, 'id'> & CaseState;
  progress: CaseProgress;
  /** Moves the focus to the title when the button disappears. */
  toTitle: () => void;
}

function Waiting({ mediationCase, progress: answer, toTitle }: WaitingProps) {
  const { t, i18n } = useLingui();
  const { id: me, role } = useUser();
  const process = useProcess(mediationCase.id, answer);
  const people = useEndpoint(listParticipants, { caseId: mediationCase.id }).data?.participants ?? [];
  const { context } = process.state;
  const { step, steps, is_complete, documents } = context.progress;
  const next = steps[steps.findIndex(({ id }) => id === step) + 1];
  if (is_complete || next === undefined) return <Text tone="soft">{t`All seven steps are done.`}</Text>;

  const missing = missingNow(context);
  const inReview = missing.filter(({ code, waits }) => code === 'other_party' && waits === 0);
  const signing = missing.filter(({ code }) => code === 'signatures_in');
  const others = missing.filter((one) => !signing.includes(one) && one !== inReview[1]);
  const isMediator = role === 'mediator';
  const participantId = people.find(({ user_id, status }) => user_id === me && status === 'active')?.id;
  const reader = { isMediator, participantId, people };
  const here = i18n._(stepNames[step]);
  const there = i18n._(stepNames[next.id]);
  return (
    <>
      <Text tone="soft">{t`After “${here}” comes “${there}”. Still missing:`}</Text>
      <Checklist.Root>
        {signing.length > 0 && <MissingSignatures caseId={mediationCase.id} missing={signing} reader={reader} />}
        {others.map((one) => {
          const isOwn = isOwnTurn(one, reader);
          const who = people.find(({ id }) => id === one.participant_id)?.name ?? t`Somebody`;
          const key = `${one.code} ${one.participant_id}`;
          const counts = documents.filter((count) => count.participant_id === one.participant_id);
          const undecided = isMediator && one.code === 'documents' && counts[0] ? undecidedCount(one, counts[0]) : 0;
          if (undecided > 0)
            return (
              <Fragment key={key}>
                <Checklist.Item state="open" stateLabel={t`still missing`}>
                  <Link to={saidMissingIn(mediationCase.id)}>{undecidedText(who, undecided)}</Link>
                </Checklist.Item>
                {one.total - one.done > undecided && (
                  <Checklist.Item state="waiting" stateLabel={t`still missing`}>
                    <Link to={paths.uploads(mediationCase.id)}>{missingText({ ...one, isOwn, who }, counts)}</Link>
                  </Checklist.Item>
                )}
              </Fragment>
            );
          return (
            <Checklist.Item key={key} state={isOwn ? 'open' : 'waiting'} stateLabel={t`still missing`}>
              <Where to={missingLink(one, reader, mediationCase.id)}>
                {missingText({ ...one, isOwn, who }, counts)}
              </Where>
            </Checklist.Item>
          );
        })}
      </Checklist.Root>
      <Text size="small" tone="soft">
        {waysOn()}
      </Text>
      {isGoingOn(mediationCase) && <AdvanceButton process={process} next={there} toTitle={toTitle} />}
    </>
  );

  function waysOn() {
    if (mediationCase.status === 'on_hold') return t`The case is on hold.`;
    if (context.progress.can_advance) return t`Nothing else is missing. You take the case on.`;
    const waitsForMediator = missing.some(({ code }) => isStated(code));
    if (waitsForMediator && isMediator) return t`When nothing else is missing, you take the case on.`;
    return waitsForMediator
      ? t`The mediator takes the case on.`
      : t`When nothing is missing, the case goes on by itself.`;
  }
}

function Where({ to, children }: { to: string | undefined; children: string }) {
  return to === undefined ? children : <Link to={to}>{children}</Link>;
}
