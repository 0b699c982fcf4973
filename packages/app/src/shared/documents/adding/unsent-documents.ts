import type { InputOf, uploadFile } from '@mediation/api-client';
import { tabDraft } from '../../../browser/tab-draft.ts';

/** What is known of a document without its file. */
export interface UnsentDocument {
  /** Also the idempotency key, so that a repeated attempt adds nothing twice. */
  key: string;
  /** The name of the file, and its size in bytes. */
  name: string;
  size: number;
  details: Omit<InputOf<typeof uploadFile>, 'file'>;
}

/**
 * Keeps in this tab which documents are not sent yet, so that a page that was closed can ask for them again. Their files
 * are not stored: on a shared device, where a browser can end without a sign-out, others could open them.
 */
export function unsentDocuments(userId: string) {
  const kept = tabDraft<UnsentDocument[]>(`unsent:${userId}`);
  return {
    read: () => kept.read() ?? [],
    keep: (documents: UnsentDocument[]) =>
      documents.length === 0
        ? kept.drop()
        : kept.keep(documents.map(({ key, name, size, details }) => ({ key, name, size, details }))),
  };
}
