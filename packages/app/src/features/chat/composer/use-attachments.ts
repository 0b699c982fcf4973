import { t } from '@lingui/core/macro';
import { useMediaQuery } from '@mediation/ui/viewer';
import { useRef, useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { accepted, type ChosenFile, sortFiles } from '../../../shared/documents/adding/chosen-files.ts';
import { sendDocument } from '../../../shared/documents/adding/send-document.ts';
import { usePreparing } from '../../../shared/documents/adding/use-preparing.ts';
import { audienceText } from '../../../words/texts/audience-text.ts';
import { sizeText } from '../../../words/names/document-names.ts';
import { errorText } from '../../../words/texts/error-text.ts';
import { promises } from '../../../words/texts/promises.ts';
import type { Channel } from '../channels/channel-words.ts';

type Attached = ChosenFile & { error?: string };

/** A document that a message carries. */
export interface SentDocument {
  id: string;
  file_name: string;
}

/**
 * The documents for the next message of a channel: its people attach them, for exactly its readers; admins do not. They
 * are uploaded when the message is sent and not before, because everybody in the channel can read them then.
 */
export function useAttachments({ type, case_id, party_id }: Channel) {
  const { call } = useBackend();
  const { role } = useUser();
  const { prepare, isBusy } = usePreparing();
  const [files, setFiles] = useState<Attached[]>([]);
  const [isUploading, setUploading] = useState(false);
  const isRunning = useRef(false);
  const audience = type === 'case' ? 'everyone' : 'my_side';
  const hasCamera = useMediaQuery('(pointer: coarse)');

  const fail = (ids: string[], error: string) => {
    setFiles((all) => all.map((it) => (ids.includes(it.id) ? { ...it, error } : it)));
    return undefined;
  };
  const attach = (added: File[]) => {
    const { chosen, refused } = sortFiles(added);
    const problems = {
      type: t`We take PDF, JPG and PNG.`,
      size: t`It is over ${promises.megabytes} MB.`,
      empty: t`The file is empty.`,
    };
    const failed = refused.map(({ name, reason }) => ({
      id: crypto.randomUUID(),
      file: new File([], name),
      isPhoto: false,
      error: problems[reason],
    }));
    setFiles((all) => [...all, ...chosen, ...failed]);
  };
  /** Uploads the files: photos as one PDF. Undefined if one failed; the others are not uploaded again. */
  const upload = async (): Promise<SentDocument[] | undefined> => {
    if (isRunning.current || case_id === null) return undefined;
    const good = files.filter(({ error }) => error === undefined);
    if (good.length < files.length) return undefined;
    const ofMediator = role === 'mediator' && type === 'private' && party_id !== null ? { party_id } : {};
    isRunning.current = true;
    setUploading(true);
    try {
      const photos = good.filter(({ isPhoto }) => isPhoto).map(({ id }) => id);
      const prepared = await prepare(good, `${t`Photos`}.pdf`);
      if (prepared === undefined)
        return fail(photos, t`We can’t use one of these photos. Remove it and take it again.`);
      const sent: SentDocument[] = [];
      for (const file of prepared) {
        try {
          sent.push(await sendDocument(call, { case_id, audience, doc_type: 'other', file, ...ofMediator }));
        } catch (error) {
          const pdf = good.find((it) => it.file === file);
          return fail(pdf ? [pdf.id] : photos, errorText(error, t`We could not upload it`));
        }
      }
      setFiles([]);
      return sent;
    } finally {
      isRunning.current = false;
      setUploading(false);
    }
  };
  const readers = audienceText(audience, role);
  return {
    upload,
    isEmpty: files.length === 0,
    isBusy: isBusy || isUploading,
    attach:
      case_id !== null && role !== 'admin'
        ? {
            files: files.map(({ id, file, error }) => ({
              id,
              name: file.name,
              detail: `${sizeText(file.size)}. ${readers}`,
              error,
            })),
            onAttach: attach,
            onRemove: (id: string) => setFiles((all) => all.filter((it) => it.id !== id)),
            label: t`Attach a document`,
            cameraLabel: hasCamera ? t`Take a photo` : undefined,
            removeLabel: (name: string) => t({ context: 'document', message: `Remove ${name}` }),
            accept: accepted,
          }
        : undefined,
  };
}
