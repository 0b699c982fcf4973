import { useLingui } from '@lingui/react/macro';
import { AudienceLine, Button, PageHeader, Stack } from '@mediation/ui';
import { Plus, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CaseTableCard } from '../../shared/cases/case-table-card.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { panels } from '../../paths.ts';

/** Lists the cases that the mediator may read. */
export function CaseListPage() {
  const { t } = useLingui();
  return (
    <Stack gap="grid">
      <PageTitle>{t`Cases`}</PageTitle>
      <PageHeader
        title={t`Cases`}
        lead={t`The one with the latest activity comes first.`}
        action={
          <Button asChild>
            <Link to={panels.newCase()}>
              <Plus />
              {t`Create new case`}
            </Link>
          </Button>
        }
      />
      <AudienceLine
        icon={<Users />}
      >{t`You see the cases you mediate. Everyone in a case sees that case.`}</AudienceLine>
      <CaseTableCard title={t`All cases`} />
    </Stack>
  );
}
