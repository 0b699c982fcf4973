import { useLingui } from '@lingui/react/macro';
import { type Requirement, updateRequirement } from '@mediation/api-client';
import { Button, Checklist } from '@mediation/ui';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { addDocument } from '../../paths.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { useAct } from '../forms/use-act.ts';

const NoDocumentDialog = lazy(async () => ({ default: (await import('./no-document-dialog.tsx')).NoDocumentDialog }));

const looks = {
  needed: 'open',
  uploaded: 'waiting',
  confirmed: 'done',
  not_applicable: 'done',
  rejected: 'problem',
} as const;

export interface RequirementItemProps {
  requirement: Requirement;
  /** Nothing can be done about it: the case is closed. */
  isClosed?: boolean;
}

/** One document that a party is asked for, with the ways to settle it: add it, or go on without it. */
export function RequirementItem({ requirement: it, isClosed = false }: RequirementItemProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const [isAsking, setAsking] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const isMissing = it.state === 'needed' || it.state === 'rejected';
  const without = { mediator: t`Not needed`, lawyer: t`They don’t have this` }[role as string] ?? t`I don’t have this`;
  const words = {
    needed: t`still missing`,
    uploaded: t`in review`,
    confirmed: t`received and readable`,
    not_applicable: t`no document`,
    rejected: t`needs to be sent again`,
  };
  const hints = {
    needed: it.help,
    uploaded: t`In review`,
    confirmed: t`Received and readable`,
    not_applicable: t`No document: ${it.na_reason}`,
    rejected: role === 'mediator' ? t`Sent back` : t`Your mediator asks for it again. ${it.help}`,
  };
  return (
    <Checklist.Item
      state={looks[it.state]}
      stateLabel={words[it.state]}
      hint={hints[it.state]}
      action={
        !isClosed && (
          <>
            {isMissing && role !== 'mediator' && <AddLink it={it} />}
            {it.state === 'not_applicable' && <Undo it={it} ref={undo} />}
          </>
        )
      }
      instead={
        isMissing &&
        !isClosed && (
          <Button tone="quiet" size="small" aria-label={`${without}: ${it.label}`} onClick={() => setAsking(true)}>
            {without}
          </Button>
        )
      }
    >
      {it.label}
      {isAsking && (
        <Suspense fallback={null}>
          <NoDocumentDialog requirement={it} onClose={() => setAsking(false)} toUndo={() => undo.current?.focus()} />
        </Suspense>
      )}
    </Checklist.Item>
  );
}

function AddLink({ it }: { it: Requirement }) {
  const { t } = useLingui();
  return (
    <Button asChild tone="quiet" size="small">
      <Link to={addDocument(it.case_id, it.id)} state={{ isAdding: true }} aria-label={t`Add ${it.label}`}>
        {t`Add`}
      </Link>
    </Button>
  );
}

function Undo({ it, ref }: { it: Requirement; ref: RefObject<HTMLButtonElement | null> }) {
  const { id: requirementId, case_id: caseId, label, version } = it;
  const { t } = useLingui();
  const { call } = useBackend();
  const { act, isBusy } = useAct();
  const undo = () =>
    act(() => call(updateRequirement, { caseId, requirementId, state: 'needed', version }), {
      failed: t`Failed to undo it`,
    });
  return (
    <Button
      ref={ref}
      tone="quiet"
      size="small"
      disabled={isBusy}
      aria-label={t`Undo: ${label}`}
      onClick={() => void undo()}
    >
      {t`Undo`}
    </Button>
  );
}
