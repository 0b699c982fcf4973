import { ApiError, downloadUpload } from '@mediation/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';

/** The bytes of a document on their way to the screen. */
export type DocumentFile = { state: 'loading' } | { state: 'ready'; file: File } | { state: 'failed'; error: unknown };

const loading: DocumentFile = { state: 'loading' };

/** Reads a document to look at it. The bytes live as long as they are looked at, and in memory alone. */
export function useDocumentFile(id: string, onMissing?: () => void): { content: DocumentFile; retry: () => void } {
  const { call } = useBackend();
  const [content, setContent] = useState(loading);
  const [request, setRequest] = useState({ uploadId: id });
  const reportMissing = useEffectEvent(() => onMissing?.());

  useEffect(() => {
    let isWanted = true;
    const show = (next: DocumentFile) => {
      if (isWanted) setContent(next);
    };
    call(downloadUpload, { ...request, inline: '1' }).then(
      (file) => show({ state: 'ready', file }),
      (error: unknown) => {
        show({ state: 'failed', error });
        if (error instanceof ApiError && error.code === 'not_found') reportMissing();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [call, request]);

  const retry = () => {
    setContent(loading);
    setRequest({ uploadId: id });
  };
  return { content, retry };
}
