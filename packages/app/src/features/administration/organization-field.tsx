import { useLingui } from '@lingui/react/macro';
import { Field, Select } from '@mediation/ui';
import { useWhole } from '../../backend/use-pages.ts';
import { listOrganizations } from '@mediation/api-client';

const organizationsOf = ({ organizations }: { organizations: { id: string; name: string }[] }) => organizations;

/** Selects an organization. */
export function OrganizationField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { t } = useLingui();
  const { data = [] } = useWhole(listOrganizations, {}, organizationsOf);
  return (
    <Field label={t`Organization`} hint={t`A mediator needs one.`}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t`None`}</option>
        {data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
