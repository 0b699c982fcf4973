import { useLingui } from '@lingui/react/macro';
import { Button, PageHeader, Stack } from '@mediation/ui';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CaseTableCard } from '../../page/case-table-card.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { panels } from '../../paths.ts';

/** Every case that the mediator may see. */
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
      <CaseTableCard title={t`All cases`} />
    </Stack>
  );
}
