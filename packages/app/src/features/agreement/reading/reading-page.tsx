import { useLingui } from '@lingui/react/macro';
import type { AgreementDocument, AgreementVersion, Case } from '@mediation/api-client';
import { Columns, EmptyState, PageHeader, Row, Stack, Text } from '@mediation/ui';
import { useUser } from '../../../auth/session-provider.tsx';
import { CaseTrail } from '../../../shared/cases/case-trail.tsx';
import { unprinted } from '../../../shared/layout/unprinted.css.ts';
import { firstName, listOf } from '../../../words/people.ts';
import { longDate } from '../../../words/relative-time.ts';
import { stepNames, stepNumber } from '../../../words/step-names.ts';
import { useTalk } from '../comments/use-talk.ts';
import { CompareLink } from '../files/compare-link.tsx';
import { DownloadMenu } from '../files/download-menu.tsx';
import { FlushPadding } from '../flush-padding.tsx';
import { SigningStatus } from '../signing/signing-status.tsx';
import { RoundCard } from '../rounds/round-card.tsx';
import { Annex } from './annex.tsx';
import { ClauseByClause } from './clause-by-clause.tsx';
import { DocumentCards } from './document-cards.tsx';
import { PrivateWord } from './private-word.tsx';
import * as styles from './reading.css.ts';
import { ReopenedNotice } from './reopened-notice.tsx';
import { WhatChanges } from './what-changes.tsx';
import { WhoReads } from './who-reads.tsx';

export interface ReadingPageProps {
  mediationCase: Case;
  documents: AgreementDocument[];
  document: AgreementDocument;
}

/** The newest released version of one document, for parties and lawyers. */
export function ReadingPage({ mediationCase, documents, document: { document, newest } }: ReadingPageProps) {
  const { t, i18n } = useLingui();
  const { name, role } = useUser();
  const isParty = role === 'divorcee';
  const { step } = mediationCase;
  const title = t`Agreement`;
  const back = isParty ? (
    <Text size="small" tone="soft">{t`Step ${stepNumber(step)} of 7, ${i18n._(stepNames[step])}`}</Text>
  ) : (
    <CaseTrail mediationCase={mediationCase}>{title}</CaseTrail>
  );
  return (
    <FlushPadding>
      <Stack gap="grid" className={styles.page}>
        <PageHeader
          voice={isParty}
          back={back}
          title={isParty ? t`Your agreement, ${firstName(name)}` : title}
          lead={newest && <Release version={newest} />}
          action={
            newest && (
              <Row gap="small" wrap>
                <CompareLink version={newest} />
                <DownloadMenu version={newest} />
              </Row>
            )
          }
        />
        <DocumentCards documents={documents} current={document} />
        {newest ? (
          <Version key={newest.id} mediationCase={mediationCase} version={newest} />
        ) : (
          <EmptyState title={t`Nothing to read yet`}>{t`It appears here when your mediator releases it.`}</EmptyState>
        )}
      </Stack>
    </FlushPadding>
  );
}

function Release({ version: { number, released_at, signatures } }: { version: AgreementVersion }) {
  const { t } = useLingui();
  const signers = listOf(signatures.map(({ name }) => firstName(name)));
  return [
    t`Version ${number}, released ${longDate(new Date(released_at))}.`,
    t`Read it in your own time.`,
    signers === '' ? t`Nothing is signed yet.` : t`Signed by ${signers}.`,
  ].join(' ');
}

function Version({ mediationCase, version }: { mediationCase: Case; version: AgreementVersion }) {
  const { t } = useLingui();
  const { role } = useUser();
  const talk = useTalk(version);
  return (
    <Columns
      aside={
        <Stack gap="grid" className={unprinted}>
          <SigningStatus version={version} />
          {talk.data && <RoundCard talk={talk.data} />}
          {talk.data && <WhoReads talk={talk.data} />}
          {role === 'divorcee' && (
            <PrivateWord caseId={mediationCase.id} mediator={talk.data?.people.mediator ?? t`your mediator`} />
          )}
        </Stack>
      }
    >
      <Stack gap="grid">
        <ReopenedNotice version={version} />
        <WhatChanges version={version} />
        <ClauseByClause version={version} talk={talk} />
        <Annex version={version} />
      </Stack>
    </Columns>
  );
}
