import { useLingui } from '@lingui/react/macro';
import type { LibraryClause, Subject } from '@mediation/agreement';
import type { AgreementDocument, Case, DraftClause } from '@mediation/api-client';
import { Button, EmptyState, Stack } from '@mediation/ui';
import { tablet, useMediaQuery } from '@mediation/ui/viewer';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { DraftLostComments, DraftRound, DraftTalk } from '../comments/draft-talk.tsx';
import { useOpenComments } from '../comments/use-talk.ts';
import { SigningCard } from '../signing/signing-card.tsx';
import { AddClause } from './clauses/add-clause.tsx';
import { BeforeRelease } from './release/before-release.tsx';
import { type ClauseDraft, unsavedClause } from './editor/clause-draft.ts';
import { ClauseEditor } from './editor/clause-editor.tsx';
import { ClauseList } from './clauses/clause-list.tsx';
import { differingFields } from './editor/clause-values.ts';
import { CompletenessPanel } from './release/completeness-panel.tsx';
import * as styles from './workspace.css.ts';
import { SignedNotice } from './editor/signed-notice.tsx';
import { useAgreedProposals } from './clauses/use-agreed-proposals.ts';
import { useClauseActions } from './clauses/use-clause-actions.ts';
import { useDraftState } from './editor/use-clause-draft.ts';
import { useDraftingAddress } from './use-drafting-address.ts';
import { useDraftPoints } from './release/use-draft-points.ts';
import { useFocusOnClause } from './clauses/use-focus-on-clause.ts';
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
  const { id: userId } = useUser();
  const { id: caseId } = mediationCase;
  const { document } = it;
  const { chosen, addressOf, open } = useDraftingAddress(document);
  const isNarrow = useMediaQuery(tablet);
  const [openDraft, setOpenDraft] = useState<ClauseDraft | null>(null);
  const [library, setLibrary] = useState<{ subject: Subject | null } | null>(null);
  const written = useDraftState(openDraft);
  // The list shows what is written at this moment.
  const clauses = draft.clauses.map((clause) =>
    clause.id === openDraft?.id && written ? { ...clause, ...written.values } : clause,
  );
  const current =
    draft.clauses.find(({ id }) => id === chosen) ??
    leftUnsaved(userId, chosen) ??
    (isNarrow ? undefined : draft.clauses[0]);
  const at = clauses.findIndex(({ id }) => id === current?.id);
  const { language, places, completeness, contradictions, otherHandovers, points, forFirstPage } = useDraftPoints(
    mediationCase,
    document,
    clauses,
  );
  const { agreed, waiting } = useAgreedProposals(caseId, documents);
  const openComments = useOpenComments(it.newest);
  const [added, setAdded] = useState<string | null>(null);
  const actions = useClauseActions({ caseId, document, clauses, open, onAdded: setAdded });
  useFocusOnClause(current?.id, isNarrow);
  const released = it.newest?.clauses.find(({ id }) => id === openDraft?.id);
  // Before the server has read it: what is written in the open clause.
  const isChanged =
    draft.is_changed || (released && written ? differingFields(written.values, released).length > 0 : false);
  const isListShown = !isNarrow || current === undefined;
  return (
    <div className={styles.page}>
      <WorkspaceHead
        mediationCase={mediationCase}
        documents={documents}
        document={it}
        draft={openDraft}
        isChanged={isChanged}
        openPoints={forFirstPage}
        contradictions={contradictions}
      />
      <SignedNotice caseId={caseId} document={it} isChanged={isChanged} draft={openDraft} />
      <div className={styles.panes}>
        {isListShown && (
          <section className={styles.list} aria-labelledby="clauses">
            <ClauseList
              clauses={clauses}
              places={places}
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
            {isNarrow && (
              <Button asChild tone="plain" size="small" flush>
                <Link to={addressOf(null)}>
                  <ArrowLeft />
                  {t`All clauses`}
                </Link>
              </Button>
            )}
            <Stack gap="large">
              {current ? (
                <ClauseEditor
                  key={current.id}
                  clause={current}
                  number={at === -1 ? clauses.length + 1 : at + 1}
                  total={clauses.length}
                  language={language}
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
              {it.newest && current && <DraftTalk version={it.newest} clauseId={current.id} />}
            </Stack>
          </section>
        )}
        {isListShown && (
          <aside className={styles.checks} aria-label={t`Checks`}>
            <CompletenessPanel
              completeness={completeness}
              contradictions={[...contradictions, ...otherHandovers]}
              onAdd={(subject) => setLibrary({ subject })}
            />
            <BeforeRelease points={points} />
            {it.newest !== null && <SigningCard version={it.newest} />}
            {it.newest !== null && <DraftRound version={it.newest} />}
            {it.newest !== null && <DraftLostComments version={it.newest} clauses={draft.clauses} />}
          </aside>
        )}
      </div>
      {library && (
        <Suspense>
          <LibraryDialog
            document={document}
            language={language}
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

const newClauseOf = ({ issue, heading, text, plain_text }: LibraryClause) => ({
  issue,
  heading,
  text,
  plain_text,
  state: 'draft' as const,
  duties: [],
});

/** A clause that another mediator removed while something was unsaved in this tab. */
const leftUnsaved = (userId: string, clauseId: string | null): DraftClause | undefined =>
  clauseId === null ? undefined : unsavedClause(userId, clauseId).read()?.base;
