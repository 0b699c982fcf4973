import { useLingui } from '@lingui/react/macro';
import { limits, type Settlement, updateSettlement } from '@mediation/api-client';
import { Field, Input } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';

/** Gives a way another name. */
export function RenameDialog({ way, onClose }: { way: Settlement; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [name, setName] = useState(way.name ?? '');
  const isEmpty = name.trim() === '';
  const { id: settlementId, content, version } = way;
  return (
    <ActionDialog
      title={t`Rename`}
      description={t`The name helps you to tell the ways apart.`}
      action={t`Save`}
      failed={t`Failed to save`}
      isReady={() => !isEmpty}
      work={() => call(updateSettlement, { settlementId, name: name.trim(), content, version })}
      onClose={onClose}
    >
      <Field label={t`Name`} error={isEmpty && t`Write a name.`}>
        <Input value={name} maxLength={limits.settlementNameMax} onChange={({ target }) => setName(target.value)} />
      </Field>
    </ActionDialog>
  );
}
