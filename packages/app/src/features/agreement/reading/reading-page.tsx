import { useLingui } from '@lingui/react/macro';
import type { AgreementDocument, AgreementVersion, Case } from '@mediation/api-client';
import { EmptyState, PageHeader, Row, Stack, Text } from '@mediation/ui';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { CaseTrail } from '../../../shared/cases/case-trail.tsx';
import { SuspendedCaseNotice } from '../../../shared/cases/suspended-notice.tsx';
import { Loading } from '../../../shared/loading/loading.tsx';
import { firstName } from '../../../words/names/people-names.ts';
import { signerNames } from '../../../shared/signing/signer-names.ts';
import { longDate } from '../../../words/times/relative-time.ts';
import { stepNames, stepNumber } from '../../../words/names/step-names.ts';
import { CompareLink } from '../files/compare-link.tsx';
import { DownloadMenu } from '../files/download-menu.tsx';
import { PacketLink } from '../files/packet-link.tsx';
import { FlushPadding } from '../flush-padding.tsx';
import { ReplacedVersionNotice } from '../replaced-version-notice.tsx';
import { inForceWords } from '../signing/in-force.ts';
import { useNumberBefore } from '../use-number-before.ts';
import { useVersions } from '../versions/use-versions.ts';
import { AllVersions } from './all-versions.tsx';
import { DocumentCards } from './document-cards.tsx';
import { EarlierVersionNotice } from './earlier-version-notice.tsx';
import { ReadVersion } from './read-version.tsx';
import * as styles from './reading.css.ts';

export interface ReadingPageProps {
  mediationCase: Case;
  documents: AgreementDocument[];
  document: AgreementDocument;
}

/** A released version of one document, for parties and lawyers: the newest one, or the one that the address names. */
export function ReadingPage({ mediationCase, documents, document: { document, newest } }: ReadingPageProps) {
  const { t, i18n } = useLingui();
  const { name, role } = useUser();
  const [search] = useSearchParams();
  const versions = useVersions(mediationCase.id, document);
  const asked = search.get('version');
  const earlier = asked === newest?.id ? undefined : versions.data?.find(({ id }) => id === asked);
  const before = useNumberBefore(newest);
  const isWaiting = asked !== null && asked !== newest?.id && versions.isPending;
  const version = earlier ?? newest;
  const isParty = role === 'divorcee';
  const { step } = mediationCase;
  const title = t`Agreement`;
  const back = isParty ? (
    <Text size="small" tone="soft">{t`Step ${stepNumber(step)} of 7, ${i18n._(stepNames[step])}`}</Text>
  ) : (
    <CaseTrail mediationCase={mediationCase}>{title}</CaseTrail>
  );
  const all = <AllVersions query={versions} newest={newest?.id} shown={version?.id} />;
  return (
    <FlushPadding>
      <Stack gap="grid" className={styles.page}>
        <PageHeader
          voice={isParty}
          back={back}
          title={isParty ? t`Your agreement, ${firstName(name)}` : title}
          lead={version && <Release version={version} />}
          action={
            version && (
              <Row gap="small" wrap>
                {documents.some((it) => it.in_force_number !== null) && <PacketLink caseId={mediationCase.id} />}
                <CompareLink key={`compare ${version.id}`} version={version} />
                <DownloadMenu key={version.id} version={version} />
              </Row>
            )
          }
        />
        <SuspendedCaseNotice mediationCase={mediationCase} />
        <DocumentCards documents={documents} current={document} />
        {earlier && <EarlierVersionNotice version={earlier} newest={newest} />}
        {version && before !== undefined && version === newest && (
          <ReplacedVersionNotice version={version} before={before} />
        )}
        {isWaiting ? (
          <Loading label={t`Loading the agreement`} />
        ) : version ? (
          <ReadVersion key={version.id} mediationCase={mediationCase} version={version} isNewest={!earlier}>
            {all}
          </ReadVersion>
        ) : (
          <>
            <EmptyState title={t`Nothing to read yet`}>{t`It appears here when your mediator releases it.`}</EmptyState>
            {all}
          </>
        )}
      </Stack>
    </FlushPadding>
  );
}

function Release({ version }: { version: AgreementVersion }) {
  const { t } = useLingui();
  const { role } = useUser();
  const { number, released_at } = version;
  const released = t`Version ${number}, released ${longDate(new Date(released_at))}.`;
  const inForce = inForceWords(version, role === 'divorcee');
  if (inForce !== null) return `${released} ${inForce}`;
  const signers = signerNames(version);
  return [
    released,
    t`Read it in your own time.`,
    signers === '' ? t`Nobody has signed it yet.` : t`Signed by ${signers}.`,
  ].join(' ');
}
