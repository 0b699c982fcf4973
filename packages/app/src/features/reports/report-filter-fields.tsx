import { useLingui } from '@lingui/react/macro';
import { type Issue, limits, listAssignments, listOrganizations } from '@mediation/api-client';
import { Field, type FieldProps, Measure, Select } from '@mediation/ui';
import { useUser } from '../../auth/session-provider.tsx';
import { isPlatformAdmin } from '../../auth/admin-kind.ts';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { FilterDay } from '../../shared/forms/filter-day.tsx';
import { issueNames } from '../../words/names/issue-names.ts';
import { mostYears } from './report-range.ts';
import type { ReportFilters } from './use-report-filters.ts';

/** What narrows a report: two days of one's choice, an issue, and for admins an organization and a mediator. */
export function ReportFilterFields({ filters }: { filters: ReportFilters }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const { range, typed, problem, about, set } = filters;
  return (
    <>
      {range === 'own' && (
        <>
          <Field
            label={t({ context: 'date', message: 'From' })}
            error={problem === 'too-long' && t`A report covers ${mostYears} years at most.`}
          >
            <FilterDay value={typed.from} onValueChange={(from) => set({ from })} />
          </Field>
          <Field
            label={t({ context: 'date', message: 'To' })}
            error={problem === 'backwards' && t`The last day is before the first one.`}
          >
            <FilterDay value={typed.to} onValueChange={(to) => set({ to })} />
          </Field>
        </>
      )}
      {role === 'admin' && <AdminFilters filters={filters} />}
      <Filter label={t`Cases about`}>
        <Select value={about.issue ?? ''} onChange={({ target }) => set({ issue: target.value })}>
          <option value="">{t`Anything`}</option>
          {(Object.keys(issueNames) as Issue['issue'][]).map((issue) => (
            <option key={issue} value={issue}>
              {i18n._(issueNames[issue])}
            </option>
          ))}
        </Select>
      </Filter>
    </>
  );
}

function AdminFilters({ filters: { about, set } }: { filters: ReportFilters }) {
  const { t } = useLingui();
  const isOfPlatform = isPlatformAdmin(useUser());
  const { data: offices } = useEndpoint(listOrganizations, { limit: limits.pageMax }, { enabled: isOfPlatform });
  const { data: assigned } = useEndpoint(listAssignments, { limit: 1 });
  const mediators = assigned?.load.filter(
    ({ organization_id }) => about.organization_id === undefined || organization_id === about.organization_id,
  );
  return (
    <>
      {isOfPlatform && (
        <Filter label={t`Organization`}>
          <Select
            value={about.organization_id ?? ''}
            onChange={({ target }) => set({ organization: target.value, mediator: '' })}
          >
            <option value="">{t`All organizations`}</option>
            {offices?.organizations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Filter>
      )}
      <Filter label={t`Mediator`}>
        <Select value={about.mediator_id ?? ''} onChange={({ target }) => set({ mediator: target.value })}>
          <option value="">{t`All mediators`}</option>
          {mediators?.map(({ mediator_id, name }) => (
            <option key={mediator_id} value={mediator_id}>
              {name}
            </option>
          ))}
        </Select>
      </Filter>
    </>
  );
}

function Filter(props: FieldProps) {
  return (
    <Measure size="filter">
      <Field {...props} />
    </Measure>
  );
}
