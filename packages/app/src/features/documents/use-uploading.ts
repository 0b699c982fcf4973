import { useLingui } from '@lingui/react/macro';
import { type Upload, uploadFile } from '@mediation/api-client';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { errorText } from '../../words/error-text.ts';

interface Sending {
  file: File;
  doc_type: Upload['doc_type'];
  audience: Upload['audience'];
}

interface Item extends Sending {
  key: string;
  state: 'uploading' | 'review' | 'failed';
  problem: string | undefined;
}

/** Sends files one by one and keeps what became of each; a failed one stays, with the way to try again. */
export function useUploading(caseId: string) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [items, setItems] = useState<Item[]>([]);
  const change = (key: string, part: Partial<Item>) =>
    setItems((all) => all.map((it) => (it.key === key ? { ...it, ...part } : it)));

  const send = async ({ key, file, doc_type, audience }: Item) => {
    change(key, { state: 'uploading', problem: undefined });
    try {
      await call(uploadFile, { case_id: caseId, doc_type, audience, file });
      change(key, { state: 'review' });
    } catch (error) {
      change(key, { state: 'failed', problem: errorText(error, t`We could not upload it.`) });
    }
  };

  return {
    items,
    add: (it: Sending) => {
      const item: Item = { ...it, key: crypto.randomUUID(), state: 'uploading', problem: undefined };
      setItems((all) => [...all, item]);
      return send(item);
    },
    retry: async (key: string) => {
      const item = items.find((it) => it.key === key);
      if (item) await send(item);
    },
  };
}
