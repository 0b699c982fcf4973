import { useLingui } from '@lingui/react/macro';
import { type RoleHolder, updateUser } from '@mediation/api-client';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { OrganizationField } from '../../organization-field.tsx';

export interface MovePersonDialogProps {
  person: Pick<RoleHolder, 'user_id' | 'name' | 'role' | 'organization_id' | 'version'>;
  onClose: () => void;
}

/** Puts a person into an organization, or into none. */
export function MovePersonDialog({ person, onClose }: MovePersonDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [organization, setOrganization] = useState(person.organization_id ?? '');
  const [isChecked, setChecked] = useState(false);
  const { name, version, user_id: userId } = person;
  const isMissing = person.role === 'mediator' && organization === '';
  return (
    <ActionDialog
      title={t`Which organization is ${name} in?`}
      description={t`Its admins look after the account from then on. Cases stay where they are.`}
      action={t`Save the organization`}
      failed={t`Failed to save the organization`}
      done={t`Organization saved`}
      onClose={onClose}
      isReady={() => {
        setChecked(true);
        return !isMissing;
      }}
      work={() => call(updateUser, { userId, version, organization_id: organization === '' ? null : organization })}
    >
      <OrganizationField
        value={organization}
        onChange={setOrganization}
        error={isChecked && isMissing && t`A mediator belongs to an organization. Choose one.`}
      />
    </ActionDialog>
  );
}
