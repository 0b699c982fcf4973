import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { confirmUpload, limits, rejectUpload, undoReview, type Upload } from '@mediation/api-client';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { documentNames } from '../../../words/names/document-names.ts';

type RejectCode = NonNullable<Upload['reject_code']>;

/** What was just decided, in words, and the way to take it back. */
export interface Undoable {
  what: string;
  undo: () => void;
}

interface Moves {
  /** After a decision: opens the next document. */
  onDecided: (upload: Upload) => void;
  /** After undoing one: opens the document again. */
  onUndone: (upload: Upload) => void;
}

/**
 * Decides about documents. A decision is made at once, so that it survives a closed tab; for ten seconds the server
 * takes it back.
 */
export function useDecisions({ onDecided, onUndone }: Moves) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const deciding = useAction({ inPlace: true });
  const batch = useAction({ inPlace: true });
  const undoing = useAction();
  const [last, setLast] = useState<Undoable | null>(null);
  const [undone, setUndone] = useState<Readonly<Record<string, string>>>({});

  const undo = (uploads: Upload[], note = '') => {
    setLast(null);
    return undoing.run(
      async () => {
        for (const { id } of uploads) await call(undoReview, { uploadId: id });
        setUndone((notes) => ({ ...notes, [uploads[0]!.id]: note }));
        onUndone(uploads[0]!);
      },
      {
        failed: t`Failed to undo the decision`,
        done:
          uploads.length === 1
            ? t`Undone. The document waits for you again.`
            : t`Undone. The documents wait for you again.`,
      },
    );
  };

  const offerUndo = (uploads: Upload[], what: string, note?: string) => {
    const undoable = { what, undo: () => void undo(uploads, note) };
    setLast(undoable);
    setTimeout(() => setLast((it) => (it === undoable ? null : it)), limits.reviewUndo);
  };

  const decide = (upload: Upload, note: string, what: string, send: () => Promise<unknown>) =>
    deciding.run(
      async () => {
        await send();
        offerUndo([upload], what, note);
        onDecided(upload);
      },
      { failed: t`We could not send your decision.` },
    );

  /** Confirms one after the other; those before a failure stay confirmed, and can be undone. */
  const confirmAll = async (uploads: Upload[]) => {
    const confirmed: Upload[] = [];
    const isAll = await batch.run(
      async () => {
        for (const upload of uploads) {
          await call(confirmUpload, { uploadId: upload.id, version: upload.version });
          confirmed.push(upload);
        }
      },
      { failed: t`We could not send your decision.` },
    );
    if (confirmed.length > 0)
      offerUndo(
        confirmed,
        t`${plural(confirmed.length, { one: '# document confirmed', other: '# documents confirmed' })}`,
      );
    return isAll;
  };

  const nameOf = ({ doc_type, owner_name }: Upload) => `${i18n._(documentNames[doc_type])}, ${owner_name}`;
  return {
    isBusy: deciding.isBusy,
    problem: deciding.problem,
    confirm: (upload: Upload, note = '') =>
      decide(upload, note, t`Confirmed: ${nameOf(upload)}`, () =>
        call(confirmUpload, { uploadId: upload.id, version: upload.version, ...(note !== '' && { note }) }),
      ),
    reject: (upload: Upload, code: RejectCode, note = '') =>
      decide(upload, note, t`Sent back: ${nameOf(upload)}`, () =>
        call(rejectUpload, {
          uploadId: upload.id,
          version: upload.version,
          reject_code: code,
          ...(note !== '' && { reject_note: note }),
        }),
      ),
    batch,
    confirmAll,
    last,
    /** The note of a decision about this document that was undone. */
    noteOf: ({ id }: Upload) => undone[id],
  };
}
