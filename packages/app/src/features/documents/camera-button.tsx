import { useLingui } from '@lingui/react/macro';
import { Button } from '@mediation/ui';
import { Camera } from 'lucide-react';
import { useRef } from 'react';

/** Opens the camera of a phone. */
export function CameraButton({ onPhotos }: { onPhotos: (photos: File[]) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone="secondary" onClick={() => input.current?.click()}>
        <Camera />
        {t`Take a photo`}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ currentTarget }) => {
          onPhotos([...(currentTarget.files ?? [])]);
          // The same photo can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
