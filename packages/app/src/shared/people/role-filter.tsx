import { useLingui } from '@lingui/react/macro';
import type { Role } from '@mediation/api-client';
import { Select } from '@mediation/ui';
import { roleNames } from '../../words/names/role-names.ts';

export type RoleChoice = Role | 'all';

export interface RoleFilterProps {
  value: RoleChoice;
  onChange: (role: RoleChoice) => void;
}

/** Filters people by role. */
export function RoleFilter({ value, onChange }: RoleFilterProps) {
  const { t, i18n } = useLingui();
  return (
    <Select
      aria-label={t`Show people by role`}
      value={value}
      onChange={(event) => onChange(event.target.value as RoleChoice)}
    >
      <option value="all">{t`All roles`}</option>
      {(Object.keys(roleNames) as Role[]).map((role) => (
        <option key={role} value={role}>
          {i18n._(roleNames[role])}
        </option>
      ))}
    </Select>
  );
}
