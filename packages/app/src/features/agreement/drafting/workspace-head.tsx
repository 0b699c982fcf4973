import { useLingui } from '@lingui/react/macro';
import type { AgreementDocument, Case } from '@mediation/api-client';
import { PageHeader } from '@mediation/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { paths } from '../../../paths.ts';
import { SuspendedCaseNotice } from '../../../shared/cases/suspended-notice.tsx';
import { BackLink } from '../../../shared/layout/back-link.tsx';
import { DocumentTabs } from '../document-tabs.tsx';
import { CompareLink } from '../files/compare-link.tsx';
import { DownloadMenu } from '../files/download-menu.tsx';
import type { ClauseDraft } from './editor/clause-draft.ts';
import { DocumentNeed } from './release/document-need.tsx';
import * as styles from './workspace.css.ts';
import { ReleaseButton } from './release/release-button.tsx';
import { hindranceOf } from './release/release-hindrance.ts';
import { ClauseSavingLine } from './editor/clause-saving-line.tsx';
import type { Contradiction } from './release/contradiction.ts';
import { VersionBar } from './release/version-bar.tsx';

const ReleaseDialog = lazy(async () => ({ default: (await import('./release/release-dialog.tsx')).ReleaseDialog }));

export interface WorkspaceHeadProps {
  mediationCase: Case;
  documents: AgreementDocument[];
  document: AgreementDocument;
  /** The clause that is open. */
  draft: ClauseDraft | null;
  /** Whether it differs from the newest version. */
  isChanged: boolean;
  openPoints: string[];
  contradictions: readonly Contradiction[];
}

/** The three documents, the version in work, and its release. */
export function WorkspaceHead({
  mediationCase,
  documents,
  document,
  draft,
  isChanged,
  openPoints,
  contradictions,
}: WorkspaceHeadProps) {
  const { t } = useLingui();
  const { settled } = useBackend();
  const [isReleasing, setReleasing] = useState(false);
  const { id: caseId, title } = mediationCase;
  const reasonId = useId();
  const hindrance = hindranceOf(mediationCase, document);
  const focusBar = () => window.document.getElementById(reasonId)?.focus();
  const release = async () => {
    if (draft !== null && !(await draft.saved())) return;
    // A release names the draft as it was read, so what was just saved is read first.
    await settled();
    setReleasing(true);
  };
  return (
    <>
      <div className={styles.head}>
        <PageHeader
          title={t`Agreement`}
          back={<BackLink to={paths.case(caseId)}>{title}</BackLink>}
          action={
            <div className={styles.actions}>
              <ClauseSavingLine draft={draft} />
              {document.newest && (
                <>
                  <CompareLink version={document.newest} withDraft={isChanged} />
                  <DownloadMenu version={document.newest} />
                </>
              )}
              <ReleaseButton
                document={document}
                isChanged={isChanged}
                isHindered={hindrance !== null}
                reasonId={reasonId}
                onRelease={() => void release()}
              />
            </div>
          }
        />
        <SuspendedCaseNotice mediationCase={mediationCase} />
        <DocumentTabs documents={documents} current={document.document} />
      </div>
      <VersionBar caseId={caseId} document={document} isChanged={isChanged} hindrance={hindrance} reasonId={reasonId}>
        <DocumentNeed caseId={caseId} documents={documents} document={document} focusAfter={focusBar} />
      </VersionBar>
      {isReleasing && (
        <Suspense>
          <ReleaseDialog
            caseId={caseId}
            document={document}
            openPoints={openPoints}
            contradictions={contradictions}
            hindrance={hindrance}
            onClose={() => setReleasing(false)}
            focusAfter={focusBar}
          />
        </Suspense>
      )}
    </>
  );
}
