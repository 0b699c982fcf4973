import { addSettlement, ApiError, listSettlements, type Settlement, updateSettlement } from '@mediation/api-client';
import type { SettlementContent } from '@mediation/api-client';
import type { Backend } from '../../../../backend/backend.ts';
import { tabDraft } from '../../../../browser/tab-draft.ts';
import { isExiting } from '../../../../safety/quick-exit.ts';
import type { SaveResult } from '../../../../shared/forms/autosave.machine.ts';
import { autosave } from '../../../../shared/forms/autosave.ts';
import { asItIs, ownDraft } from '../settlements.ts';

interface Start {
  call: Backend['call'];
  userId: string;
  caseId: string;
  /** Undefined for a working copy that begins. */
  settlement: Settlement | undefined;
  /** What a working copy begins with. */
  start?: SettlementContent | undefined;
}

export type SettlementDraft = ReturnType<typeof createSettlementDraft>;

/** A settlement while it is worked on: it saves itself, and asks where somebody else has changed it. */
export function createSettlementDraft({ call, userId, caseId, settlement, start }: Start) {
  const unsaved = tabDraft<{ content: SettlementContent; version: number }>(
    `settlement:${userId}:${settlement?.name == null ? caseId : settlement.id}`,
  );
  const left = unsaved.read();
  let id = settlement?.id;
  const name = settlement?.name ?? null;
  let version = left?.version ?? settlement?.version ?? 0;
  let content = left?.content ?? settlement?.content ?? start ?? asItIs;
  let isTouched = left !== null;
  let isChanged = left !== null || (settlement === undefined && start !== undefined);

  const newest = async () => {
    const { settlements } = await call(listSettlements, { caseId });
    return id === undefined ? ownDraft(settlements) : settlements.find((it) => it.id === id);
  };

  const send = async (sent: SettlementContent) => {
    if (id === undefined) {
      ({ id } = await call(addSettlement, { caseId, name, content: sent }));
      return 1;
    }
    return (await call(updateSettlement, { settlementId: id, name, content: sent, version })).version;
  };

  const save = async (): Promise<SaveResult> => {
    if (!isChanged) return 'saved';
    const sent = content;
    try {
      version = await send(sent);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
      const theirs = await newest();
      // The case is closed, or the like: the message of the server says it.
      if (theirs === undefined || theirs.version === version) throw error;
      return 'clash';
    }
    isChanged = sent !== content;
    if (isChanged) return 'more';
    unsaved.drop();
    return 'saved';
  };

  const saving = autosave({
    isUnsaved: isChanged,
    save,
    look: ({ value, context }) => ({ content, id, version, status: value, error: context.error, isTouched }),
  });

  const take = (it: Settlement) => {
    ({ id, version } = it);
    content = it.content;
    isChanged = false;
    unsaved.drop();
  };

  return {
    ...saving.draft,
    change: (part: Partial<SettlementContent>) => {
      content = { ...content, ...part };
      isChanged = true;
      isTouched = true;
      if (!isExiting()) unsaved.keep({ content, version });
      saving.show();
      saving.changed();
    },
    /** Takes what another tab has saved, if nothing is unsaved here. */
    read: (it: Settlement) => {
      if (it.version <= version || !saving.isSaved()) return;
      take(it);
      saving.show();
    },
    /** After a clash: saves one’s own over the newest, or takes the newest. */
    settle: async (whose: 'own' | 'newest') => {
      const theirs = await newest();
      if (theirs !== undefined && whose === 'newest') take(theirs);
      else if (theirs !== undefined) ({ id, version } = theirs);
      saving.settled();
    },
    /** Saves, also a working copy without a change, and returns what to share; null where that fails. */
    saved: async () => {
      if (id === undefined) {
        isChanged = true;
        saving.changed();
      }
      return (await saving.saved()) && id !== undefined ? { settlementId: id, version } : null;
    },
  };
}
