import { useLingui } from '@lingui/react/macro';
import { type Assignment, type Organization, listAssignments } from '@mediation/api-client';
import { StatStrip } from '@mediation/ui';
import { useWhole } from '../../../backend/use-pages.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';

const assignmentsOf = ({ assignments }: { assignments: Assignment[] }) => assignments;

/** Shows the number of the organization's cases, but not which they are. */
export function CasesTab({ organization: { id } }: { organization: Organization }) {
  const { t } = useLingui();
  const query = useWhole(listAssignments, {}, assignmentsOf);
  return (
    <Loaded query={query} loadingLabel={t`Counting cases`} fallback={t`Failed to count the cases`}>
      {(all) => {
        const own = all.filter(({ organization_id }) => organization_id === id);
        const count = (status: string) => own.filter((it) => it.status === status).length;
        return (
          <StatStrip
            label={t`Cases in numbers`}
            stats={[
              { id: 'open', label: t`Open`, value: count('open') },
              { id: 'on_hold', label: t`On hold`, value: count('on_hold') },
              { id: 'closed', label: t`Closed`, value: count('closed') },
              {
                id: 'without',
                label: t`Without a mediator`,
                value: own.filter(({ mediators }) => mediators.length === 0).length,
              },
            ]}
          />
        );
      }}
    </Loaded>
  );
}
