import { useLingui } from '@lingui/react/macro';
import { type Upload, uploadFile } from '@mediation/api-client';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { mayPass } from '../../backend/may-pass.ts';
import { errorText } from '../../words/error-text.ts';

interface Sending {
  file: File;
  doc_type: Upload['doc_type'];
  requirement_id?: string;
  audience: Upload['audience'];
}

interface Item extends Sending {
  key: string;
  state: 'uploading' | 'review' | 'failed';
  problem: string | undefined;
  /** Whether a retry may succeed. */
  canRetry: boolean;
}

/** Uploads files one by one and keeps the state of each; a failed one stays until it is retried or removed. */
export function useUploading(caseId: string) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [items, setItems] = useState<Item[]>([]);
  const change = (key: string, part: Partial<Item>) =>
    setItems((all) => all.map((it) => (it.key === key ? { ...it, ...part } : it)));

  const send = async (key: string, sending: Sending) => {
    change(key, { state: 'uploading', problem: undefined });
    try {
      await call(uploadFile, { case_id: caseId, ...sending });
      change(key, { state: 'review' });
    } catch (error) {
      change(key, {
        state: 'failed',
        problem: errorText(error, t`We could not upload it.`),
        canRetry: mayPass(error),
      });
    }
  };

  return {
    items,
    add: (sending: Sending) => {
      const key = crypto.randomUUID();
      setItems((all) => [...all, { ...sending, key, state: 'uploading', problem: undefined, canRetry: false }]);
      return send(key, sending);
    },
    retry: ({ key, file, doc_type, requirement_id, audience }: Item) =>
      send(key, { file, doc_type, audience, ...(requirement_id !== undefined && { requirement_id }) }),
    remove: (key: string) => setItems((all) => all.filter((it) => it.key !== key)),
  };
}
