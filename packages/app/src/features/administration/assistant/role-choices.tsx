import { useLingui } from '@lingui/react/macro';
import type { Role } from '@mediation/api-client';
import { CheckboxGroup } from '@mediation/ui';
import { roleNames } from '../../../words/names/role-names.ts';

export interface RoleChoicesProps {
  value: readonly Role[];
  onChange: (roles: Role[]) => void;
  error: string | undefined;
}

/** Chooses the roles that may be answered with a passage. */
export function RoleChoices({ value, onChange, error }: RoleChoicesProps) {
  const { t, i18n } = useLingui();
  return (
    <CheckboxGroup.Root
      label={t`Who may get this answer`}
      error={error}
      value={value}
      onValueChange={(roles) => onChange(roles as Role[])}
    >
      {Object.entries(roleNames).map(([role, name]) => (
        <CheckboxGroup.Item key={role} value={role}>
          {i18n._(name)}
        </CheckboxGroup.Item>
      ))}
    </CheckboxGroup.Root>
  );
}
