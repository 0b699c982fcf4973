import { useLingui } from '@lingui/react/macro';
import type { Subject } from '@mediation/agreement';
import type { AgreementDocument, Case } from '@mediation/api-client';
import { EmptyState, Stack } from '@mediation/ui';
import { tablet, useMediaQuery } from '@mediation/ui/viewer';
import { lazy, Suspense, useState } from 'react';
import { DraftDiscussion } from '../comments/load-draft-discussion.tsx';
import { useOpenComments } from '../comments/use-discussion.ts';
import { AllClausesLink } from './clauses/all-clauses-link.tsx';
import { AddClause } from './clauses/add-clause.tsx';
import { ClauseEditor } from './editor/clause-editor.tsx';
import { ClauseList } from './clauses/clause-list.tsx';
import type { OfferedClause } from './clauses/offered-clauses.tsx';
import * as styles from './workspace.css.ts';
import { SignedNotice } from './editor/signed-notice.tsx';
import { useAgreedProposals } from './clauses/use-agreed-proposals.ts';
import { useClauseActions } from './clauses/use-clause-actions.ts';
import { useDraftingAddress } from './use-drafting-address.ts';
import { useDraftPoints } from './release/use-draft-points.ts';
import { useFocusOnClause } from './clauses/use-focus-on-clause.ts';
import { useOpenClause } from './use-open-clause.ts';
import { WorkspaceChecks } from './workspace-checks.tsx';
import { WorkspaceHead } from './workspace-head.tsx';

const LibraryDialog = lazy(async () => ({ default: (await import('./clauses/library-dialog.tsx')).LibraryDialog }));

export interface DraftWorkspaceProps {
  mediationCase: Case;
  documents: AgreementDocument[];
  document: AgreementDocument;
  draft: NonNullable<AgreementDocument['draft']>;
}

/**
 * Where mediators write the clauses of one document and release it: the list, the open clause and the checks. Small
 * screens show the list with the checks, or one clause.
 */
export function DraftWorkspace({ mediationCase, documents, document: it, draft }: DraftWorkspaceProps) {
  const { t } = useLingui();
  const { id: caseId } = mediationCase;
  const { document } = it;
  const { chosen, addressOf, open } = useDraftingAddress(document);
  const isNarrow = useMediaQuery(tablet);
  const [library, setLibrary] = useState<{ subject: Subject | null } | null>(null);
  const opened = useOpenClause(it.newest, draft, chosen, isNarrow);
  const { clauses, current, number, openDraft, setOpenDraft, isChanged } = opened;
  const found = useDraftPoints(mediationCase, document, clauses);
  const { agreed, waiting } = useAgreedProposals(caseId, documents);
  const openComments = useOpenComments(it.newest);
  const [added, setAdded] = useState<string | null>(null);
  const actions = useClauseActions({ caseId, document, clauses, open, onAdded: setAdded });
  useFocusOnClause(current?.id, isNarrow);
  const isListShown = !isNarrow || current === undefined;
  return (
    <div className={styles.page}>
      <WorkspaceHead
        mediationCase={mediationCase}
        documents={documents}
        document={it}
        draft={openDraft}
        isChanged={isChanged}
        openPoints={found.forFirstPage}
        contradictions={found.contradictions}
      />
      <SignedNotice caseId={caseId} document={it} isChanged={isChanged} draft={openDraft} />
      <div className={styles.panes}>
        {isListShown && (
          <section className={styles.list} aria-labelledby="clauses">
            <ClauseList
              clauses={clauses}
              places={found.places}
              comments={openComments}
              current={current?.id ?? null}
              addressOf={addressOf}
              onMove={actions.move}
            >
              <AddClause
                waiting={waiting}
                actions={actions}
                issue={current?.issue ?? null}
                onLibrary={() => setLibrary({ subject: null })}
              />
            </ClauseList>
          </section>
        )}
        {!(isNarrow && isListShown) && (
          <section className={styles.editor} aria-label={t`Clause`} inert={actions.isSwitching}>
            {isNarrow && <AllClausesLink to={addressOf(null)} />}
            <Stack gap="large">
              {current ? (
                <ClauseEditor
                  key={current.id}
                  clause={current}
                  number={number}
                  total={clauses.length}
                  language={found.language}
                  source={agreed.find(({ proposal }) => proposal.id === current.source_proposal_id)}
                  actions={actions}
                  isNew={current.id === added}
                  onOpen={setOpenDraft}
                />
              ) : (
                <EmptyState
                  title={t`No clauses yet`}
                >{t`What you write here is read by mediators of this case only.`}</EmptyState>
              )}
              {it.newest && current && <DraftDiscussion version={it.newest} clauseId={current.id} />}
            </Stack>
          </section>
        )}
        {isListShown && (
          <WorkspaceChecks
            caseId={caseId}
            newest={it.newest}
            clauses={draft.clauses}
            found={found}
            onAdd={(subject) => setLibrary({ subject })}
          />
        )}
      </div>
      {library && (
        <Suspense>
          <LibraryDialog
            orgId={mediationCase.organization_id}
            document={document}
            language={found.language}
            subject={library.subject}
            isBusy={actions.isBusy}
            onAdd={(clause) => actions.add(newClauseOf(clause))}
            onClose={() => setLibrary(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

const newClauseOf = ({ issue, heading, text, plain_text }: OfferedClause) => ({
  issue,
  heading,
  text,
  plain_text,
  state: 'draft' as const,
  duties: [],
});
