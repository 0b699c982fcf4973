import type { Requirement, Upload } from '@mediation/api-client';
import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useRef, useState } from 'react';
import { accepted } from './chosen-files.ts';
import type { UnsentDocument } from './unsent-documents.ts';

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }));

/** What the person adds a document for. */
export interface Purpose {
  caseId: string;
  /** Without one, the person says what the document is. */
  requirement?: Requirement | undefined;
  /** The version that the new one replaces. */
  replaces?: Upload | undefined;
  /** The document that was not sent, and is chosen again. */
  interrupted?: UnsentDocument | undefined;
}

type Add = (purpose: Purpose, files?: File[]) => void;
const AddingContext = createContext<Add>(() => {});

/** Adds a document: opens the camera or the files of the device at once, or takes files that were dropped. */
export const useAddDocument = () => use(AddingContext);

/** Lets the page beneath add documents. It outlives the row whose button was pressed. */
export function AddingDocuments({ children }: { children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const [purpose, setPurpose] = useState<Purpose>();
  const [files, setFiles] = useState<File[]>();
  const add = useCallback<Add>((next, dropped) => {
    setPurpose(next);
    setFiles(dropped);
    if (dropped === undefined) input.current?.click();
  }, []);
  return (
    <AddingContext value={add}>
      {children}
      <input
        ref={input}
        type="file"
        accept={accepted}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          setFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {purpose !== undefined && files !== undefined && files.length > 0 && (
        <Suspense fallback={null}>
          <SendDialog purpose={purpose} files={files} onClose={() => setFiles(undefined)} />
        </Suspense>
      )}
    </AddingContext>
  );
}
