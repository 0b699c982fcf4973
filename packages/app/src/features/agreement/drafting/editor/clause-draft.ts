import { ApiError, type DraftClause, getAgreement, updateClause } from '@mediation/api-client';
import type { Backend } from '../../../../backend/backend.ts';
import { tabDraft } from '../../../../browser/tab-draft.ts';
import { isExiting } from '../../../../safety/quick-exit.ts';
import type { SaveResult } from '../../../../shared/forms/autosave.machine.ts';
import { autosave } from '../../../../shared/forms/autosave.ts';
import type { ClauseValues } from './clause-values.ts';
import { type UnsavedClause, writtenClause } from './written-clause.ts';

/** Keeps what the server does not have yet in this tab. */
export const unsavedClause = (userId: string, clauseId: string) =>
  tabDraft<UnsavedClause>(`clause:${userId}:${clauseId}`);

interface Start {
  call: Backend['call'];
  userId: string;
  clause: DraftClause;
}

export type ClauseDraft = ReturnType<typeof createClauseDraft>;

/** A clause while it is written: saved automatically, and merged with what another mediator writes meanwhile. */
export function createClauseDraft({ call, userId, clause }: Start) {
  const unsaved = unsavedClause(userId, clause.id);
  const left = unsaved.read();
  const written = writtenClause(clause, left);
  let isRemoved = false;
  let isTouched = left !== null;
  let stillFits = false;

  const save = async (): Promise<SaveResult> => {
    const { values, base } = written.now();
    if (!written.isSaved() || stillFits)
      try {
        const sent = { clauseId: clause.id, ...values, plain_still_fits: stillFits, version: base.version };
        written.saved((await call(updateClause, sent)).clause);
        if (sent.plain_still_fits) stillFits = false;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        isRemoved = error.code === 'not_found';
        if (isRemoved) return 'clash';
        if (error.code !== 'conflict') throw error;
        const newest = await readNewest();
        if (newest?.version === written.now().base.version) throw error;
        isRemoved = newest === undefined;
        if (newest !== undefined) adopt(newest);
        return written.now().clashes.length > 0 || isRemoved ? 'clash' : 'more';
      }
    if (!written.isSaved() || stillFits) return 'more';
    unsaved.drop();
    return 'saved';
  };

  const readNewest = async () => {
    const { documents } = await call(getAgreement, { caseId: clause.case_id });
    return documents.flatMap(({ draft }) => draft?.clauses ?? []).find(({ id }) => id === clause.id);
  };

  const saving = autosave({
    isUnsaved: left !== null,
    save,
    look: ({ value, context }) => ({ ...written.now(), isRemoved, isTouched, status: value, error: context.error }),
  });

  function adopt(newest: DraftClause) {
    written.adopt(newest);
    stillFits = false;
    keep();
  }

  function keep() {
    const { values, base } = written.now();
    if (!isExiting()) unsaved.keep({ values, base });
    saving.show();
  }

  return {
    id: clause.id,
    ...saving.draft,
    set: (part: Partial<ClauseValues>) => {
      written.set(part);
      if (part.text !== undefined || part.plain_text !== undefined) stillFits = false;
      isTouched = true;
      keep();
      saving.changed();
    },
    /** Says that the plain words fit the words to sign as they are now. */
    keepPlainWords: () => {
      stillFits = true;
      saving.changed();
      saving.draft.saveSoon();
    },
    /** Takes a newer clause from the server if nothing is unsaved here. */
    read: (newest: DraftClause) => {
      if (newest.version <= written.now().base.version || !saving.isSaved()) return;
      written.read(newest);
      saving.show();
    },
    settle: (whose: 'own' | 'other' | 'both') => {
      written.settle(whose);
      keep();
      saving.settled();
    },
    /** Whether everything is saved, once saving has ended. */
    saved: saving.saved,
    /** Forgets what is unsaved, for a clause that is gone. */
    drop: () => {
      unsaved.drop();
      saving.stop();
    },
  };
}
