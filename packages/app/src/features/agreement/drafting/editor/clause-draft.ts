import { ApiError, type DraftClause, getAgreement, updateClause } from '@mediation/api-client';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Backend } from '../../../../backend/backend.ts';
import { tabDraft } from '../../../../browser/tab-draft.ts';
import { isExiting } from '../../../../safety/quick-exit.ts';
import { autosaveMachine, type SaveResult } from '../../../../shared/forms/autosave.machine.ts';
import {
  bothValues,
  type ClauseField,
  type ClauseValues,
  differingFields,
  isReopened,
  mergeClauseValues,
  valuesOf,
} from './clause-values.ts';

interface Unsaved {
  values: ClauseValues;
  base: DraftClause;
}

/** Keeps what the server does not have yet in this tab. */
export const unsavedClause = (userId: string, clauseId: string) => tabDraft<Unsaved>(`clause:${userId}:${clauseId}`);

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
  const listeners = new Set<() => void>();
  let base = left?.base ?? clause;
  let values = { ...valuesOf(clause), ...left?.values };
  let clashes: ClauseField[] = [];
  let isRemoved = false;
  let isTouched = left !== null;
  let stillFits = false;
  // The words that the state “agreed” is about.
  let agreed = agreedOf(base);

  const isSaved = () => differingFields(values, base).length === 0;

  const save = async (): Promise<SaveResult> => {
    if (!isSaved() || stillFits)
      try {
        const sent = { clauseId: clause.id, ...values, plain_still_fits: stillFits, version: base.version };
        const saved = await call(updateClause, sent);
        base = saved.clause;
        if (sent.plain_still_fits) stillFits = false;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        isRemoved = error.code === 'not_found';
        if (isRemoved) return 'clash';
        if (error.code !== 'conflict') throw error;
        const newest = await readNewest();
        if (newest?.version === base.version) throw error;
        isRemoved = newest === undefined;
        if (newest !== undefined) adopt(newest);
        return clashes.length > 0 || isRemoved ? 'clash' : 'more';
      }
    if (!isSaved() || stillFits) return 'more';
    unsaved.drop();
    return 'saved';
  };

  const readNewest = async () => {
    const { documents } = await call(getAgreement, { caseId: clause.case_id });
    return documents.flatMap(({ draft }) => draft?.clauses ?? []).find(({ id }) => id === clause.id);
  };

  const actor = createActor(autosaveMachine.provide({ actors: { save: fromPromise(save) } }), {
    input: { isUnsaved: left !== null },
  }).start();
  const look = () => {
    const { value, context } = actor.getSnapshot();
    const isOpenAgain = values.state === 'draft' && isReopened(agreed, values);
    return { values, base, clashes, isRemoved, isTouched, isOpenAgain, status: value, error: context.error };
  };
  let seen = look();
  const show = () => {
    seen = look();
    for (const listener of listeners) listener();
  };
  actor.subscribe(show);

  function adopt(newest: DraftClause) {
    ({ values, clashes } = mergeClauseValues(base, values, newest));
    base = newest;
    agreed = values.state === 'agreed' || look().isOpenAgain ? agreedOf(newest) : null;
    stillFits = false;
    keep();
  }

  function keep() {
    // Other words than those that were agreed are a draft, until the mediator says that they are agreed, too.
    if (agreed !== null) values = { ...values, state: isReopened(agreed, values) ? 'draft' : 'agreed' };
    if (!isExiting()) unsaved.keep({ values, base });
    show();
  }

  return {
    id: clause.id,
    state: () => seen,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (part: Partial<ClauseValues>) => {
      values = { ...values, ...part };
      if (part.state !== undefined) agreed = agreedOf(values);
      if (part.text !== undefined || part.plain_text !== undefined) stillFits = false;
      isTouched = true;
      keep();
      actor.send({ type: 'answer.changed' });
    },
    /** Says that the plain words fit the words to sign as they are now. */
    keepPlainWords: () => {
      stillFits = true;
      actor.send({ type: 'answer.changed' });
      actor.send({ type: 'save.wanted' });
    },
    /** Takes a newer clause from the server if nothing is unsaved here. */
    read: (newest: DraftClause) => {
      if (newest.version <= base.version || !actor.getSnapshot().matches('saved')) return;
      base = newest;
      values = valuesOf(newest);
      agreed = agreedOf(newest);
      show();
    },
    /** Resolves a clash: with one's own words, the other mediator's, or both below each other. */
    settle: (whose: 'own' | 'other' | 'both') => {
      const other = valuesOf(base);
      const taken = Object.fromEntries(clashes.map((field) => [field, other[field]]));
      if (whose === 'other') values = { ...values, ...taken };
      if (whose === 'both') values = bothValues(values, other, clashes);
      clashes = [];
      keep();
      actor.send({ type: 'clash.settled' });
    },
    saveSoon: () => actor.send({ type: 'save.wanted' }),
    isOnline: () => actor.send({ type: 'network.returned' }),
    /** Saves a last time. If that fails, the words stay in this tab until the clause is opened again. */
    leave: () => {
      if (actor.getSnapshot().status !== 'active') return;
      actor.send({ type: 'save.wanted' });
      actor.subscribe(({ value }) => value === 'failed' && actor.stop());
      if (actor.getSnapshot().matches('failed')) actor.stop();
    },
    /** Whether everything is saved, once saving has ended. */
    saved: async () => {
      actor.send({ type: 'save.wanted' });
      const { value } = await waitFor(actor, (it) => it.hasTag('settled'));
      return value === 'saved';
    },
    /** Forgets what is unsaved, for a clause that is gone. */
    drop: () => {
      unsaved.drop();
      actor.stop();
    },
  };
}

const agreedOf = (values: ClauseValues): ClauseValues | null =>
  values.state === 'agreed' && values.text.trim() !== '' ? values : null;
