import { useLingui } from '@lingui/react/macro';
import { getAgreement, type Missing } from '@mediation/api-client';
import { Checklist } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useNow } from '../../../browser/use-now.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { agreementVersionText } from '../../../words/names/agreement-version.ts';
import { missingSignatureText, missingText } from '../../../words/texts/missing-text.ts';
import { moment } from '../../../words/times/relative-time.ts';
import { isOwnTurn, type Reader } from './missing-link.ts';
import { type MissingSignature, missingSignatures } from './unsigned-documents.ts';

export interface MissingSignaturesProps {
  caseId: string;
  /** The unmet condition of each party. */
  missing: Missing[];
  reader: Reader;
}

/**
 * What the documents that the parties sign wait for: a line and a link for each, and one for all until they are read.
 * Admins read no agreement, so for them a line for each party says it.
 */
export function MissingSignatures({ caseId, missing, reader }: MissingSignaturesProps) {
  const { t } = useLingui();
  const now = useNow();
  const isReader = useUser().role !== 'admin';
  const { data } = useEndpoint(getAgreement, { caseId }, { enabled: isReader });
  const whoOf = (id: string | null) => reader.people.find((it) => it.id === id)?.name ?? t`Somebody`;
  const isOwnOf = (participantId: string | null) =>
    missing.some((it) => it.participant_id === participantId && isOwnTurn(it, reader));
  const stateLabel = t`still missing`;
  if (data !== undefined)
    return missingSignatures(data.documents, missing, now).map((it) => {
      const { document } = it.document;
      const text = textOf(it);
      return (
        <Checklist.Item key={text} state={isOpen(it) ? 'open' : 'waiting'} stateLabel={stateLabel}>
          <Link to={`${agreementPaths.home(caseId)}?document=${document}`}>{text}</Link>
        </Checklist.Item>
      );
    });
  const awaited = missing.filter(({ waits }) => waits > 0);
  const texts =
    awaited.length === 0
      ? [t`The signatures, once there is something to sign`]
      : awaited.map((it) =>
          missingText({ ...it, isOwn: isOwnOf(it.participant_id), who: whoOf(it.participant_id) }, []),
        );
  return texts.map((text) => (
    <Checklist.Item key={text} state="waiting" stateLabel={stateLabel}>
      {isReader ? <Link to={agreementPaths.home(caseId)}>{text}</Link> : text}
    </Checklist.Item>
  ));

  function isOpen(it: MissingSignature) {
    return it.kind === 'draft' || it.kind === 'checking'
      ? reader.isMediator
      : it.kind === 'signature' && isOwnOf(it.participantId);
  }

  function textOf(it: MissingSignature): string {
    const { document, newest } = it.document;
    const name = agreementVersionText(document, newest?.number ?? null);
    if (it.kind === 'draft')
      return reader.isMediator ? t`Your draft of the ${name}` : t`The mediator’s draft of the ${name}`;
    if (it.kind === 'checking')
      return t`The ${name}: the mediator checks the signature on paper of ${whoOf(it.participantId)}`;
    if (it.kind === 'thinking') return t`The ${name}: both parties can sign from ${moment(it.until)}`;
    return missingSignatureText({ isOwn: isOwnOf(it.participantId), who: whoOf(it.participantId) }, it.document);
  }
}
