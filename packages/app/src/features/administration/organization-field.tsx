import { useLingui } from '@lingui/react/macro';
import { Field, Select } from '@mediation/ui';
import { officeOf } from '../../auth/admin-kind.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { useWhole } from '../../backend/use-pages.ts';
import { type Organization, listOrganizations } from '@mediation/api-client';

const organizationsOf = ({ organizations }: { organizations: Organization[] }) => organizations;

/** All organizations, for choosing one. */
export const useOrganizations = (): Organization[] => useWhole(listOrganizations, {}, organizationsOf).data ?? [];

export interface OrganizationFieldProps {
  value: string;
  onChange: (id: string) => void;
  error?: string | false;
}

/** Selects an organization. The admin of an organization has none to choose: the server takes theirs. */
export function OrganizationField({ value, onChange, error }: OrganizationFieldProps) {
  const { t } = useLingui();
  const user = useUser();
  const organizations = useOrganizations();
  if (officeOf(user) !== null) return null;
  return (
    <Field
      label={t`Organization`}
      hint={t`A mediator needs one. An admin without one looks after the platform.`}
      error={error}
    >
      <Select name="organization" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t`None`}</option>
        {organizations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
