import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { accepted } from './chosen-files.ts';
import { type Add, AddingContext, type Purpose } from './use-add-document.ts';

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }));

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
