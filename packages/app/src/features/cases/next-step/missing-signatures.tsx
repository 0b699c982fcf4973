import { useLingui } from '@lingui/react/macro';
import { getAgreement, type Missing } from '@mediation/api-client';
import { Checklist } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { missingSignatureText, missingText } from '../../../words/missing-text.ts';
import { unsignedDocuments } from './unsigned-documents.ts';

export interface MissingSignaturesProps {
  caseId: string;
  missing: Missing;
  isOwn: boolean;
  who: string;
}

/**
 * The documents that a party has to sign: a line and a link for each, and one for all until they are read. Admins read no
 * agreement, so for them one line says it.
 */
export function MissingSignatures({ caseId, missing, ...person }: MissingSignaturesProps) {
  const { t } = useLingui();
  const isReader = useUser().role !== 'admin';
  const { data } = useEndpoint(getAgreement, { caseId }, { enabled: isReader });
  const unsigned = unsignedDocuments(data?.documents ?? [], missing.participant_id);
  const agreement = paths.agreement(caseId);
  const lines = unsigned.map((it) => ({
    to: `${agreement}?document=${it.document}`,
    text: missingSignatureText(person, it),
  }));
  const whole = { to: agreement, text: missingText({ ...missing, ...person }, []) };
  return (lines.length > 0 ? lines : [whole]).map(({ to, text }) => (
    <Checklist.Item key={to} state={person.isOwn ? 'open' : 'waiting'} stateLabel={t`still missing`}>
      {isReader ? <Link to={to}>{text}</Link> : text}
    </Checklist.Item>
  ));
}
