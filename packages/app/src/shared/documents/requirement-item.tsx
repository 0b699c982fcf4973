import { useLingui } from '@lingui/react/macro';
import { limits, listCaseUploads, type Requirement, updateRequirement } from '@mediation/api-client';
import { Button, Checklist } from '@mediation/ui';
import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReveal } from '../../browser/use-reveal.ts';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { dueText } from '../../words/times/due-text.ts';
import { rejectText } from '../../words/texts/reject-text.ts';
import { requirementText } from '../../words/texts/requirement-text.ts';
import { useAction } from '../forms/use-action.ts';
import { useAddDocument } from './adding/use-add-document.ts';
import { NamedSums } from './named-sums.tsx';
import { requirementPlace, saidMissing } from './requirement-place.ts';

const NoDocumentDialog = lazy(async () => ({ default: (await import('./no-document-dialog.tsx')).NoDocumentDialog }));

const looks = {
  needed: 'open',
  not_available: 'waiting',
  uploaded: 'waiting',
  confirmed: 'done',
  not_applicable: 'done',
  rejected: 'problem',
} as const;

export interface RequirementItemProps {
  requirement: Requirement;
  /** Whether the case is closed; then the requirement is read-only. */
  isClosed?: boolean;
  /** Whether it is the first that is said to be missing, to which the mediator is led. */
  isFirstSaidMissing?: boolean;
  /** What the mediator can do about it, besides going on without it. */
  action?: ReactNode;
}

/** One document requirement, with the actions to add the document or to mark it as not available. */
export function RequirementItem({ requirement, isClosed = false, isFirstSaidMissing, action }: RequirementItemProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const [isAsking, setAsking] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const place = requirementPlace(requirement.id);
  const { hash } = useLocation();
  const reveal = useReveal(isFirstSaidMissing === true && hash === `#${saidMissing}` ? saidMissing : place);
  const { label, help } = requirementText(requirement);
  const isWithout = requirement.state === 'not_available' || requirement.state === 'not_applicable';
  const isMissing = requirement.state === 'needed' || requirement.state === 'rejected';
  const without =
    { mediator: t`Mark as not needed`, lawyer: t`They don’t have this` }[role as string] ?? t`I don’t have this`;
  const words = {
    needed: t`still missing`,
    not_available: t`in review`,
    uploaded: t`in review`,
    confirmed: t`received and readable`,
    not_applicable: t`not needed`,
    rejected: t`needs to be sent again`,
  };
  const due = requirement.due_on === null ? '' : `${dueText(requirement.due_on)} `;
  const hints = {
    needed: role === 'mediator' ? due : `${due}${help}`,
    not_available:
      role === 'mediator' ? t`Says there is none: ${requirement.na_reason}` : t`In review: ${requirement.na_reason}`,
    uploaded: t`In review`,
    confirmed: t`Received and readable`,
    not_applicable: t`Not needed: ${requirement.na_reason}`,
    rejected: role === 'mediator' ? `${due}${t`Sent back`}` : <SentBack requirement={requirement} due={due} />,
  };
  return (
    <Checklist.Item
      state={looks[requirement.state]}
      stateLabel={words[requirement.state]}
      hint={
        isWithout && role === 'mediator' ? (
          <>
            {hints[requirement.state]}
            <NamedSums requirement={requirement} />
          </>
        ) : (
          hints[requirement.state]
        )
      }
      action={
        !isClosed && (
          <>
            {role !== 'mediator' && !isWithout && <Add requirement={requirement} isFirst={isMissing} />}
            {isMissing && action}
            {isWithout && <WithoutIt requirement={requirement} undo={undo} />}
          </>
        )
      }
      instead={
        isMissing &&
        !isClosed && (
          <Button tone="quiet" size="small" aria-label={`${without}: ${label}`} onClick={() => setAsking(true)}>
            {without}
          </Button>
        )
      }
    >
      <span ref={reveal} id={place} tabIndex={-1}>
        {label}
      </span>
      {isAsking && (
        <Suspense fallback={null}>
          <NoDocumentDialog
            requirement={requirement}
            onClose={() => setAsking(false)}
            toUndo={() => undo.current?.focus()}
          />
        </Suspense>
      )}
    </Checklist.Item>
  );
}

/** Asks for a document again, with the reason of the newest one that was sent back. */
function SentBack({ requirement, due }: { requirement: Requirement; due: string }) {
  const { t } = useLingui();
  const { id, case_id: caseId } = requirement;
  const { role } = useUser();
  const input = { caseId, status: 'rejected', limit: limits.pageMax } as const;
  const { data } = useEndpoint(listCaseUploads, input, { enabled: role !== 'admin' });
  const sentBack = data?.uploads.find(({ requirement_id }) => requirement_id === id);
  return (
    <>
      {due}
      {t`Your mediator asks for it again.`}{' '}
      {sentBack && (
        <>
          <br />
          {rejectText(sentBack)}
          <br />
        </>
      )}
      {requirementText(requirement).help}
    </>
  );
}

function Add({ requirement, isFirst }: { requirement: Requirement; isFirst: boolean }) {
  const { t } = useLingui();
  const add = useAddDocument();
  const { label } = requirementText(requirement);
  return (
    <Button
      tone="quiet"
      size="small"
      aria-label={isFirst ? t`Add ${label}` : t`Add more: ${label}`}
      onClick={() => add({ caseId: requirement.case_id, requirement })}
    >
      {isFirst ? t`Add` : t`Add more`}
    </Button>
  );
}

interface WithoutItProps {
  requirement: Requirement;
  undo: RefObject<HTMLButtonElement | null>;
}

/** Withdraws that there is no such document; the mediator also says whether the case goes on without it. */
function WithoutIt({ requirement, undo }: WithoutItProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const { id: requirementId, case_id: caseId, na_reason, version, state } = requirement;
  const { label } = requirementText(requirement);
  const isAsked = role === 'mediator' && state === 'not_available';
  const accept = async () => {
    const goOn = { caseId, requirementId, state: 'not_applicable', na_reason: na_reason ?? '', version } as const;
    if (await run(() => call(updateRequirement, goOn), { failed: t`Failed to save it` })) undo.current?.focus();
  };
  const askAgain = () =>
    run(() => call(updateRequirement, { caseId, requirementId, state: 'needed', version }), {
      failed: isAsked ? t`Failed to ask again` : t`Failed to undo it`,
    });
  const back = isAsked ? t`Ask again` : t`Undo`;
  return (
    <>
      {isAsked && (
        <Button
          tone="secondary"
          size="small"
          disabled={isBusy}
          aria-label={t`Go on without it: ${label}`}
          onClick={() => void accept()}
        >
          {t`Go on without it`}
        </Button>
      )}
      <Button
        ref={undo}
        tone="quiet"
        size="small"
        disabled={isBusy}
        aria-label={`${back}: ${label}`}
        onClick={() => void askAgain()}
      >
        {back}
      </Button>
    </>
  );
}
