import { useLingui } from '@lingui/react/macro';
import { Card, Stack } from '@mediation/ui';
import { FileDropZone } from '@mediation/ui/file-drop-zone';
import { useMediaQuery } from '@mediation/ui/viewer';
import { useAddDocument } from '../../shared/documents/adding/use-add-document.ts';
import { SendingList } from '../../shared/documents/adding/sending-list.tsx';
import { useUnsent } from '../../shared/documents/adding/use-sendings.ts';
import { promises } from '../../words/texts/promises.ts';
import { CameraButton } from './camera-button.tsx';

const { megabytes } = promises;
const accept = { 'application/pdf': ['.pdf'], 'image/*': ['.jpg', '.jpeg', '.png'] };

/** Lets a party or their lawyer add documents, and shows those on their way. */
export function AddCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const add = useAddDocument();
  const sendings = useUnsent(caseId);
  const isTouch = useMediaQuery('(pointer: coarse)');
  return (
    <Card aria-labelledby="add">
      <Stack gap="large">
        <Card.Title id="add">{t`Add documents`}</Card.Title>
        <FileDropZone
          labels={{
            title: isTouch ? t`Choose documents` : t`Drop your documents here`,
            hint: t`PDF, JPG or PNG, up to ${megabytes} MB each`,
            choose: t`Choose files`,
            drop: t`Let go to add`,
            refused: (reason) =>
              reason === 'empty' ? t`The file is empty.` : t`We take PDF, JPG and PNG. Send it as one of these.`,
          }}
          accept={accept}
          onFiles={(files, refused) => add({ caseId }, [...files, ...refused])}
        />
        {isTouch && <CameraButton onPhotos={(photos) => add({ caseId }, photos)} />}
        <SendingList sendings={sendings} />
      </Stack>
    </Card>
  );
}
