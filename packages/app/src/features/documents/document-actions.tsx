import { useLingui } from '@lingui/react/macro';
import type { Upload } from '@mediation/api-client';
import { DropdownMenu, IconButton } from '@mediation/ui';
import { Ellipsis, Pencil, Replace, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../auth/session-provider.tsx';
import { useAddDocument } from '../../shared/documents/adding/use-add-document.ts';
import { ChangeDocumentDialog } from './change-document-dialog.tsx';
import { RemoveDocumentDialog } from './remove-document-dialog.tsx';

/** What the person who sent a document can do with it: change it, replace it and, until it is reviewed, remove it. */
export function DocumentActions({ upload }: { upload: Upload }) {
  const { t } = useLingui();
  const { id: me, role } = useUser();
  const add = useAddDocument();
  const [dialog, setDialog] = useState<'change' | 'remove'>();
  const isMine = upload.owner_id === me || (role === 'lawyer' && upload.uploaded_by === me);
  if (!isMine || upload.superseded_by_id !== null) return null;
  const isRemovable = ['pending', 'superseded'].includes(upload.status) && upload.reviewed_at === null;
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <IconButton size="small" label={t`Change ${upload.file_name}`}>
            <Ellipsis />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          {upload.status !== 'superseded' && (
            <DropdownMenu.Item onSelect={() => setDialog('change')}>
              <Pencil />
              {t`Change details`}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item onSelect={() => add({ caseId: upload.case_id, replaces: upload })}>
            <Replace />
            {t`Send a newer version`}
          </DropdownMenu.Item>
          {isRemovable && (
            <>
              <DropdownMenu.Separator />
              <DropdownMenu.Item tone="danger" onSelect={() => setDialog('remove')}>
                <Trash2 />
                {t`Remove`}
              </DropdownMenu.Item>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {dialog === 'change' && <ChangeDocumentDialog upload={upload} onClose={() => setDialog(undefined)} />}
      {dialog === 'remove' && <RemoveDocumentDialog upload={upload} onClose={() => setDialog(undefined)} />}
    </>
  );
}
