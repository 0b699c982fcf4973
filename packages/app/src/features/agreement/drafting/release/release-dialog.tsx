import { useLingui } from '@lingui/react/macro';
import { type AgreementDocument, type Readers, releaseAgreement } from '@mediation/api-client';
import { Link as TextLink, Notice } from '@mediation/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { agreementNames } from '../../../../words/names/agreement-names.ts';
import { earlierSignatures } from '../../../../shared/signing/earlier-signatures.ts';
import { compareAddress } from '../../versions/addresses.ts';
import { CarriedOver } from '../clauses/carried-over.tsx';
import { heldClauses } from '../clauses/held-clauses.ts';
import { RecitalsCheck } from '../../recitals/recitals-check.tsx';
import { FirstPagePoints } from '../marks/first-page-points.tsx';
import { ForeignPassages } from '../marks/foreign-passages.tsx';
import { OlderPlainWords } from '../editor/older-plain-words.tsx';
import { Contradictions, HeldNotice, HindranceNotice, UnsettledClauses } from './release-points.tsx';
import { ReleaseReaders } from './release-readers.tsx';
import { ReleaseStatus } from './release-status.tsx';
import type { Hindrance } from './release-hindrance.ts';
import type { Contradiction } from './contradiction.ts';
import { useReleaseDecisions } from './use-release-decisions.ts';

export interface ReleaseDialogProps {
  caseId: string;
  document: AgreementDocument;
  /** What is open in the draft; the version lists it on its first page. */
  openPoints: string[];
  contradictions: readonly Contradiction[];
  hindrance: Hindrance | null;
  onClose: () => void;
  /** Moves the focus once the version is released. */
  focusAfter: () => void;
}

/** Releases a draft: who reads it, what it does to signatures, and what is still open. */
export function ReleaseDialog({
  caseId,
  document: { document, draft, newest, in_force_number: inForce },
  openPoints,
  contradictions,
  hindrance,
  onClose,
  focusAfter,
}: ReleaseDialogProps) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const isChanged = draft?.is_changed ?? true;
  const [readers, setReaders] = useState<Readers>(isChanged ? (newest?.readers ?? 'everyone') : 'everyone');
  const { foreign, older, firstPage, isComplete, decisions } = useReleaseDecisions(newest, openPoints, contradictions);
  const [isChecked, setChecked] = useState(false);
  const clauses = draft?.clauses ?? [];
  const held = heldClauses(clauses);
  const number = (newest?.number ?? 0) + 1;
  const name = i18n._(agreementNames[document]);
  const earlier = earlierSignatures({ number, inForce, signed: newest });
  return (
    <ActionDialog
      title={t`Release version ${number}`}
      description={t`Everybody you choose can read the ${name} at once. A released version never changes, and nobody can take it back. Your draft stays, as the start of the next version.`}
      action={t`Release version ${number}`}
      failed={t`Failed to release the version`}
      done={t`Version ${number} is released.`}
      work={() => call(releaseAgreement, { caseId, document, tag: draft?.tag ?? '', readers, ...decisions })}
      isReady={() => {
        setChecked(true);
        return isComplete;
      }}
      isBlocked={held.length > 0 || hindrance !== null}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {hindrance && <HindranceNotice caseId={caseId} hindrance={hindrance} />}
      {held.length > 0 && <HeldNotice held={held} onOpen={onClose} />}
      <Contradictions
        contradictions={contradictions.filter(({ isForeign, isOlder }) => !isForeign && !isOlder)}
        onOpen={onClose}
      />
      <RecitalsCheck caseId={caseId} onOpen={onClose} />
      <ForeignPassages {...foreign} isChecked={isChecked} onOpen={onClose} />
      <OlderPlainWords {...older} isChecked={isChecked} onOpen={onClose} />
      <ReleaseReaders caseId={caseId} value={readers} onValueChange={setReaders} />
      <ReleaseStatus caseId={caseId} document={document} clauses={clauses} />
      {earlier && <Notice tone={earlier.inForce === null ? 'warning' : 'info'}>{earlier.words}</Notice>}
      {newest && <CarriedOver version={newest} next={number} />}
      {newest && (
        <TextLink asChild standalone>
          <Link to={compareAddress(newest, newest.number, 'draft')}>
            {t`Compare the draft with version ${newest.number}`}
          </Link>
        </TextLink>
      )}
      <UnsettledClauses clauses={clauses} onOpen={onClose} />
      <FirstPagePoints {...firstPage} isChecked={isChecked} />
    </ActionDialog>
  );
}
