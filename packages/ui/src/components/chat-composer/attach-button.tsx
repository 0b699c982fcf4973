import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface AttachButtonProps {
  label: string;
  accept?: string | undefined;
  disabled?: boolean | undefined;
  onAttach: (files: File[]) => void;
}

/** Opens the system's file dialog. A removed file can be chosen again. */
export function AttachButton({ label, accept, disabled, onAttach }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={label} size="small" disabled={disabled} onClick={() => input.current?.click()}>
        <Paperclip />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (input.current) input.current.value = '';
          if (files.length > 0) onAttach(files);
        }}
      />
    </>
  );
}
