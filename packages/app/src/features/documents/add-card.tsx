import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Card, Stack } from '@mediation/ui';
import { FileDropZone } from '@mediation/ui/file-drop-zone';
import { useAddDocument } from '../../shared/documents/adding/adding-documents.tsx';
import { SendingList } from '../../shared/documents/adding/sending-list.tsx';
import { useUnsent } from '../../shared/documents/adding/use-sendings.ts';
import { promises } from '../../words/promises.ts';

const { megabytes } = promises;
const accept = { 'application/pdf': ['.pdf'], 'image/*': ['.jpg', '.jpeg', '.png'] };

/** Lets a party or their lawyer add documents, and shows those on their way. */
export function AddCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const add = useAddDocument();
  const sendings = useUnsent(caseId);
  const refused = {
    type: t`We take PDF, JPG and PNG. Send it as one of these.`,
    size: t`It is over ${megabytes} MB. Make it smaller, or send it in parts.`,
    empty: t`The file is empty.`,
    count: t`Add fewer files at a time.`,
  };
  return (
    <Card aria-labelledby="add">
      <Stack gap="large">
        <Card.Title id="add">{t`Add documents`}</Card.Title>
        <FileDropZone
          labels={{
            title: t`Drop your documents here`,
            hint: t`PDF, JPG or PNG, up to ${megabytes} MB each`,
            choose: t`Choose files`,
            drop: t`Let go to add`,
            refused: (reason) => refused[reason],
          }}
          accept={accept}
          maxSize={limits.fileMaxBytes}
          onFiles={(files) => add({ caseId }, files)}
        />
        <SendingList sendings={sendings} />
      </Stack>
    </Card>
  );
}
