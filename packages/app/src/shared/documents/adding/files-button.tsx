import { Button } from '@mediation/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { accepted } from './chosen-files.ts';

export interface FilesButtonProps {
  onAdd: (files: File[]) => void;
  children: ReactNode;
}

/** Takes more files of the device. */
export function FilesButton({ onAdd, children }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone="secondary" onClick={() => input.current?.click()}>
        <Plus />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accepted}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
