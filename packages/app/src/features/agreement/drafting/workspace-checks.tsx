import { useLingui } from '@lingui/react/macro';
import type { Subject } from '@mediation/agreement';
import type { AgreementDocument, DraftClause } from '@mediation/api-client';
import { DraftLostComments, DraftRound } from '../comments/draft-discussion.tsx';
import { RecitalsPanel } from '../recitals/recitals-panel.tsx';
import { SigningCard } from '../signing/signing-card.tsx';
import { BeforeRelease } from './release/before-release.tsx';
import { CompletenessPanel } from './release/completeness-panel.tsx';
import type { DraftPoints } from './release/use-draft-points.ts';
import * as styles from './workspace.css.ts';

export interface WorkspaceChecksProps {
  caseId: string;
  newest: AgreementDocument['newest'];
  clauses: readonly DraftClause[];
  found: DraftPoints;
  /** Opens the clause of the library that says it. */
  onAdd: (subject: Subject) => void;
}

/** What is missing in a draft and open before its release, and what became of the newest version. */
export function WorkspaceChecks({ caseId, newest, clauses, found, onAdd }: WorkspaceChecksProps) {
  const { t } = useLingui();
  return (
    <aside className={styles.checks} aria-label={t`Checks`}>
      <CompletenessPanel
        completeness={found.completeness}
        contradictions={[...found.contradictions, ...found.otherHandovers]}
        onAdd={onAdd}
      />
      <BeforeRelease points={found.points} />
      <RecitalsPanel caseId={caseId} />
      {newest !== null && (
        <>
          <SigningCard version={newest} />
          <DraftRound version={newest} />
          <DraftLostComments version={newest} clauses={clauses} />
        </>
      )}
    </aside>
  );
}
