import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mediation/ui';
import { useParams } from 'react-router-dom';
import { useUser } from '../../../../auth/session-provider.tsx';
import { NoSuchCase } from '../../../../shared/cases/no-such-case.tsx';
import { SuspendedCaseNotice } from '../../../../shared/cases/suspended-notice.tsx';
import { PageTitle } from '../../../../shared/layout/page-title.tsx';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { divisionPlace } from '../division-place.ts';
import { NotOpenYet } from '../not-open-yet.tsx';
import { useDivision } from '../use-division.ts';
import { Scenarios } from './scenarios.tsx';

/** Up to three ways to divide things beside each other. */
export function ScenariosPage() {
  const { t } = useLingui();
  const { caseId = '' } = useParams();
  const { id: userId } = useUser();
  const query = useDivision(caseId);
  if (query.error?.code === 'not_found' || query.error?.code === 'invalid') return <NoSuchCase />;
  return (
    <Stack gap="grid">
      <PageTitle>{t`Scenarios`}</PageTitle>
      <Loaded query={query} loadingLabel={t`Loading the scenarios`} fallback={t`Failed to load the scenarios`}>
        {({ mediationCase: { case: it }, money, people, ways }) => {
          const place = divisionPlace(it, money, people.participants, userId);
          return (
            <>
              <SuspendedCaseNotice mediationCase={it} />
              {place === null ? (
                <NotOpenYet caseId={it.id} />
              ) : (
                <Scenarios key={it.id} place={place} settlements={ways.settlements} />
              )}
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}
