import { useLingui } from '@lingui/react/macro';
import { type Requirement, updateRequirement } from '@mediation/api-client';
import { Button, Checklist } from '@mediation/ui';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { addDocument } from '../../paths.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { useAction } from '../forms/use-action.ts';

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
  /** Whether the case is closed; then the requirement is read-only. */
  isClosed?: boolean;
}

/** One document requirement, with the actions to add the document or to mark it as not available. */
export function RequirementItem({ requirement, isClosed = false }: RequirementItemProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const [isAsking, setAsking] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const isMissing = requirement.state === 'needed' || requirement.state === 'rejected';
  const without = { mediator: t`Not needed`, lawyer: t`They don’t have this` }[role as string] ?? t`I don’t have this`;
  const words = {
    needed: t`still missing`,
    uploaded: t`in review`,
    confirmed: t`received and readable`,
    not_applicable: t`no document`,
    rejected: t`needs to be sent again`,
  };
  const hints = {
    needed: requirement.help,
    uploaded: t`In review`,
    confirmed: t`Received and readable`,
    not_applicable: t`No document: ${requirement.na_reason}`,
    rejected: role === 'mediator' ? t`Sent back` : t`Your mediator asks for it again. ${requirement.help}`,
  };
  return (
    <Checklist.Item
      state={looks[requirement.state]}
      stateLabel={words[requirement.state]}
      hint={hints[requirement.state]}
      action={
        !isClosed && (
          <>
            {isMissing && role !== 'mediator' && <AddLink requirement={requirement} />}
            {requirement.state === 'not_applicable' && <Undo requirement={requirement} ref={undo} />}
          </>
        )
      }
      instead={
        isMissing &&
        !isClosed && (
          <Button
            tone="quiet"
            size="small"
            aria-label={`${without}: ${requirement.label}`}
            onClick={() => setAsking(true)}
          >
            {without}
          </Button>
        )
      }
    >
      {requirement.label}
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

function AddLink({ requirement }: { requirement: Requirement }) {
  const { t } = useLingui();
  return (
    <Button asChild tone="quiet" size="small">
      <Link
        to={addDocument(requirement.case_id, requirement.id)}
        state={{ isAdding: true }}
        aria-label={t`Add ${requirement.label}`}
      >
        {t`Add`}
      </Link>
    </Button>
  );
}

function Undo({ requirement, ref }: { requirement: Requirement; ref: RefObject<HTMLButtonElement | null> }) {
  const { id: requirementId, case_id: caseId, label, version } = requirement;
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const undo = () =>
    run(() => call(updateRequirement, { caseId, requirementId, state: 'needed', version }), {
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
