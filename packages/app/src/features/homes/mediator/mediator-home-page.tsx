import { useLingui } from '@lingui/react/macro';
import { limits, listCases } from '@mediation/api-client';
import { Button, PageHeader, Skeleton, SkeletonGroup, Stack } from '@mediation/ui';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { shared } from '../../../catalogs.ts';
import { withMessages } from '../../../language.ts';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { panels } from '../../../panel-paths.ts';
import { longDate } from '../../../words/times/long-date.ts';
import { roleNames } from '../../../words/names/role-names.ts';
import { MediatorTiles } from './mediator-tiles.tsx';

// Loaded together with the page; the tiles do not wait for the cards below.
const work = withMessages(import('./mediator-work.tsx'), shared);
const MediatorWork = lazy(async () => ({ default: (await work).MediatorWork }));
const MediatorLead = lazy(async () => ({ default: (await work).MediatorLead }));

/** A mediator's dashboard: counts, cases that need attention, reviews and today's sessions. */
export function MediatorHomePage() {
  const { t, i18n } = useLingui();
  const [today] = useState(() => new Date());
  const cases = useEndpoint(listCases, { limit: limits.pageMax });
  return (
    <Stack gap="grid">
      <PageTitle>{i18n._(roleNames.mediator)}</PageTitle>
      <PageHeader
        title={longDate(today)}
        lead={
          <Suspense fallback={<>&nbsp;</>}>
            <MediatorLead />
          </Suspense>
        }
        action={
          <Button asChild>
            <Link to={panels.newCase()}>
              <Plus />
              {t`Create new case`}
            </Link>
          </Button>
        }
      />
      <MediatorTiles cases={cases.data?.cases} />
      <Suspense fallback={<Loading />}>
        <MediatorWork />
      </Suspense>
    </Stack>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading cases`}>
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  );
}
