import { useRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface AttachButtonProps {
  label: string;
  icon: ReactNode;
  accept?: string | undefined;
  /** Opens the camera of a phone and not its files. */
  capture?: boolean;
  disabled?: boolean | undefined;
  onAttach: (files: File[]) => void;
}

/** Opens the system's file dialog. A removed file can be chosen again. */
export function AttachButton({ label, icon, accept, capture = false, disabled, onAttach }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={label} size="small" disabled={disabled} onClick={() => input.current?.click()}>
        {icon}
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        capture={capture ? 'environment' : undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (input.current) input.current.value = '';
          if (files.length > 0) onAttach(files);
        }}
      />
    </>
  );
}
