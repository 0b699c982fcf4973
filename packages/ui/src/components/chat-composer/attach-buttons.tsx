import { Camera, Paperclip } from 'lucide-react';
import { AttachButton } from './attach-button.tsx';
import type { ComposerAttaching } from './composer-help.ts';

/** Take files of the device, or a new photo where the page offers it. */
export function AttachButtons({ attach, disabled }: { attach: ComposerAttaching; disabled: boolean }) {
  const { label, cameraLabel, accept, onAttach } = attach;
  return (
    <>
      <AttachButton label={label} icon={<Paperclip />} accept={accept} disabled={disabled} onAttach={onAttach} />
      {cameraLabel && (
        <AttachButton
          label={cameraLabel}
          icon={<Camera />}
          accept="image/*"
          capture
          disabled={disabled}
          onAttach={onAttach}
        />
      )}
    </>
  );
}
