import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion, Case } from '@mediation/api-client';
import { Card, Columns, ScreenOnly, Stack } from '@mediation/ui';
import type { ReactNode } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { useDiscussion } from '../comments/use-discussion.ts';
import { RoundCard } from '../rounds/round-card.tsx';
import { EarlierSignaturesNotice } from '../signing/earlier-signatures-notice.tsx';
import { SigningStatus } from '../signing/signing-status.tsx';
import { ReleasedRecitals } from '../recitals/released-recitals.tsx';
import { StatusText } from '../status-text.tsx';
import { Annex } from './annex.tsx';
import { ClauseByClause } from './clause-by-clause.tsx';
import { PrivateWord } from './private-word.tsx';
import { WhatChanges } from './what-changes.tsx';
import { WhoReads } from './who-reads.tsx';

export interface ReadVersionProps {
  mediationCase: Case;
  version: AgreementVersion;
  /** Only the newest version is signed. */
  isNewest: boolean;
  /** The list of the other versions. */
  children: ReactNode;
}

/** The words of a version with what is said about them, and beside them who reads, signs and comments. */
export function ReadVersion({ mediationCase, version, isNewest, children }: ReadVersionProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const discussion = useDiscussion(version);
  return (
    <Columns
      aside={
        <ScreenOnly>
          <Stack gap="grid">
            <SigningStatus version={version} isNewest={isNewest} />
            {discussion.data && <RoundCard discussion={discussion.data} isNewest={isNewest} />}
            {discussion.data && <WhoReads discussion={discussion.data} />}
            {children}
            {role === 'divorcee' && (
              <PrivateWord caseId={mediationCase.id} mediator={discussion.data?.people.mediator ?? t`your mediator`} />
            )}
          </Stack>
        </ScreenOnly>
      }
    >
      <Stack gap="grid">
        {isNewest && <EarlierSignaturesNotice version={version} />}
        {version.status_text !== null && (
          <Card>
            <StatusText text={version.status_text} />
          </Card>
        )}
        {version.recitals !== null && (
          <Card>
            <ReleasedRecitals recitals={version.recitals} />
          </Card>
        )}
        <WhatChanges version={version} isNewest={isNewest} />
        <ClauseByClause version={version} discussion={discussion} />
        <Annex version={version} />
      </Stack>
    </Columns>
  );
}
