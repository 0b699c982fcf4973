import { useLingui } from '@lingui/react/macro';
import { type Approval, decideApproval } from '@mediation/api-client';
import { Field, PasswordInput } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { roleNames } from '../../../words/names/role-names.ts';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { OrganizationField } from '../organization-field.tsx';

export interface Deciding {
  approval: Approval;
  decision: 'approve' | 'refuse';
}

/**
 * Grants or refuses a requested role. A mediator needs an organization; granting the admin role needs the admin's
 * password.
 */
export function ApprovalDialog({ approval, decision, onClose }: Deciding & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const [organization, setOrganization] = useState('');
  const [password, setPassword] = useState('');
  const { name, requested_role: role, user_id: userId } = approval;
  const roleName = i18n._(roleNames[role]);
  const isGranted = decision === 'approve';
  return (
    <ActionDialog
      title={isGranted ? t`Make ${name} a ${roleName}?` : t`Refuse ${name}?`}
      description={
        isGranted ? t`They are told, and can work in this role at once.` : t`They are told, and stay a divorcee.`
      }
      action={isGranted ? t`Approve` : t`Refuse`}
      failed={t`Failed to decide`}
      onClose={onClose}
      work={() =>
        call(decideApproval, {
          userId,
          decision,
          ...(organization !== '' && { organization_id: organization }),
          ...(password !== '' && { current_password: password }),
        })
      }
    >
      {isGranted && (role === 'mediator' || role === 'admin') && (
        <OrganizationField value={organization} onChange={setOrganization} />
      )}
      {isGranted && role === 'admin' && (
        <Field label={t`Your own password`} hint={t`Making an admin needs it.`}>
          <PasswordInput
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
    </ActionDialog>
  );
}
