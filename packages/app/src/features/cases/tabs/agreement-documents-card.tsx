import { useLingui } from '@lingui/react/macro';
import { type AgreementDocument, type Case, getAgreement } from '@mediation/api-client';
import { Badge, Card, List, Row, Text } from '@mediation/ui';
import { ChevronRight, CircleCheck, CircleDashed, FilePenLine, Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { earlierSignatures } from '../../../shared/signing/earlier-signatures.ts';
import { agreementNames } from '../../../words/names/agreement-names.ts';
import { signerNames } from '../../../shared/signing/signer-names.ts';
import { shortDate } from '../../../words/times/relative-time.ts';

/** The three documents of an agreement, what is done about each, and the way to it. */
export function AgreementDocumentsCard({ mediationCase: { id: caseId } }: { mediationCase: Case }) {
  const { t } = useLingui();
  const query = useEndpoint(getAgreement, { caseId });
  return (
    <Card flush aria-labelledby="documents">
      <Card.Head>
        <Card.Title id="documents">{t`The three documents`}</Card.Title>
      </Card.Head>
      <Loaded query={query} loadingLabel={t`Loading the agreement`} fallback={t`Failed to load the agreement`}>
        {({ documents }) => (
          <List aria-labelledby="documents">
            {documents.map((it) => (
              <DocumentRow key={it.document} caseId={caseId} document={it} />
            ))}
          </List>
        )}
      </Loaded>
    </Card>
  );
}

function DocumentRow({ caseId, document }: { caseId: string; document: AgreementDocument }) {
  const { i18n } = useLingui();
  return (
    <List.Row asChild end={<ChevronRight />}>
      <Link to={{ pathname: agreementPaths.home(caseId), search: `?document=${document.document}` }}>
        <Row grow justify="between" wrap gap="small">
          <Text asChild weight="medium">
            <span>{i18n._(agreementNames[document.document])}</span>
          </Text>
          <DocumentState document={document} />
        </Row>
      </Link>
    </List.Row>
  );
}

function DocumentState({
  document: { is_needed, is_skipped, newest, in_force_number: inForce, draft },
}: {
  document: AgreementDocument;
}) {
  const { t } = useLingui();
  if (newest !== null) {
    const { number, released_at, signatures } = newest;
    const signers = signerNames(newest);
    const earlier = earlierSignatures({ number, inForce, signed: null });
    return (
      <Row gap="small" wrap>
        <Text asChild size="small" tone="soft">
          <span>{t`Version ${number}, ${shortDate(released_at)}`}</span>
        </Text>
        {signers === '' ? (
          <Badge tone="info" icon={<Send />}>{t`Released, nobody has signed`}</Badge>
        ) : (
          <Badge
            tone={signatures.length > 1 ? 'success' : 'info'}
            icon={<CircleCheck />}
          >{t`Signed by ${signers}`}</Badge>
        )}
        {earlier && (
          <Text asChild size="small" tone="soft">
            <span>{earlier.words}</span>
          </Text>
        )}
      </Row>
    );
  }
  if (is_skipped) return <Badge icon={<CircleDashed />}>{t`Not needed`}</Badge>;
  if (draft !== null && draft.clauses.length > 0)
    return <Badge tone="brand" icon={<FilePenLine />}>{t`Being written`}</Badge>;
  return <Badge icon={<CircleDashed />}>{is_needed ? t`Needed, not released yet` : t`Not needed so far`}</Badge>;
}
