import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@mediation/ui';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { CaseTableCard } from '../../../shared/cases/table/case-table-card.tsx';
import { useOver } from '../../../shared/layout/panel.ts';
import { WorkPage } from '../../../shared/layout/work-page.tsx';
import { panels } from '../../../panel-paths.ts';
import { CaseFiltersRow } from './case-filters-row.tsx';
import { RankedCases, useCaseCounts } from './ranked-cases.tsx';
import { useCaseFilters } from './use-case-filters.ts';

/** Every case of a mediator, those that need them first. An admin, who mediates none, reads all of them by age. */
export function CaseListPage() {
  const { t } = useLingui();
  const { role } = useUser();
  const over = useOver();
  const filters = useCaseFilters();
  const isAdmin = role === 'admin';
  return (
    <WorkPage
      title={t`Cases`}
      lead={isAdmin ? t`The newest one comes first.` : <Lead />}
      audience={
        isAdmin
          ? t`Admins see this list, without what is said in a case.`
          : t`You see the cases you mediate. Parties and lawyers never see reasons or risk.`
      }
      action={
        <Button asChild>
          <Link to={over(panels.newCase())}>
            <Plus />
            {t`Create new case`}
          </Link>
        </Button>
      }
    >
      {isAdmin ? (
        <CaseTableCard title={t`All cases`} />
      ) : (
        <>
          <CaseFiltersRow filters={filters} />
          <RankedCases filters={filters} />
        </>
      )}
    </WorkPage>
  );
}

function Lead() {
  const { t } = useLingui();
  const { data } = useCaseCounts({ q: '', step: undefined });
  if (data === undefined) return <>&nbsp;</>;
  const { needs_you, going_on, closed } = data.counts;
  return (
    <>
      <strong>{t`${plural(needs_you, { 0: 'None needs you.', one: '# needs you.', other: '# need you.' })}`}</strong>{' '}
      {going_on > 0 && t`${plural(going_on, { one: '# goes on by itself.', other: '# go on by themselves.' })}`}{' '}
      {closed > 0 && t`${plural(closed, { one: '# is closed.', other: '# are closed.' })}`}
    </>
  );
}
