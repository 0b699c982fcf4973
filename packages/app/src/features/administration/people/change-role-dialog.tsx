import { useLingui } from '@lingui/react/macro';
import { type Role, type RoleHolder, changeRole } from '@mediation/api-client';
import { Field, PasswordInput, Select } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { roleNames } from '../../../words/names/role-names.ts';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { OrganizationField } from '../organization-field.tsx';

export interface ChangeRoleDialogProps {
  person: Pick<RoleHolder, 'user_id' | 'name' | 'role' | 'organization_id' | 'version'>;
  onClose: () => void;
}

/** Changes a person's role at once. */
export function ChangeRoleDialog({ person, onClose }: ChangeRoleDialogProps) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const [role, setRole] = useState(person.role);
  const [organization, setOrganization] = useState(person.organization_id ?? '');
  const [password, setPassword] = useState('');
  return (
    <ActionDialog
      title={t`Change the role of ${person.name}?`}
      description={t`It counts at once, on every device they are signed in on.`}
      action={t`Change role`}
      failed={t`Failed to change the role`}
      onClose={onClose}
      work={() =>
        call(changeRole, {
          userId: person.user_id,
          role,
          version: person.version,
          current_password: password,
          ...(organization !== '' && { organization_id: organization }),
        })
      }
    >
      <Field label={t`Role`}>
        <Select value={role} onChange={(event) => setRole(event.target.value as Role)}>
          {(Object.keys(roleNames) as Role[]).map((choice) => (
            <option key={choice} value={choice}>
              {i18n._(roleNames[choice])}
            </option>
          ))}
        </Select>
      </Field>
      {(role === 'mediator' || role === 'admin') && (
        <OrganizationField value={organization} onChange={setOrganization} />
      )}
      <Field label={t`Your own password`} hint={t`So that nobody does this at your desk.`}>
        <PasswordInput
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
    </ActionDialog>
  );
}
