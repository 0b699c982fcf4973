import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mediation/ui';
import { useParams } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { SuspendedCaseNotice } from '../../../shared/cases/suspended-notice.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { divisionPlace } from './division-place.ts';
import { NotOpenYet } from './not-open-yet.tsx';
import { ShownSettlement } from './shown-settlement.tsx';
import { useDivision } from './use-division.ts';

/** Who gets what: what each party has as it is, and as it is agreed or tried out. */
export function DivisionPage() {
  const { t } = useLingui();
  const { caseId = '' } = useParams();
  const { id: userId } = useUser();
  const query = useDivision(caseId);
  if (query.error?.code === 'not_found' || query.error?.code === 'invalid') return <NoSuchCase />;
  return (
    <Stack gap="grid">
      <PageTitle>{t`Who gets what`}</PageTitle>
      <Loaded query={query} loadingLabel={t`Loading who gets what`} fallback={t`Failed to load who gets what`}>
        {({ mediationCase: { case: it }, money, people, ways }) => {
          const place = divisionPlace(it, money, people.participants, userId);
          return (
            <>
              <SuspendedCaseNotice mediationCase={it} />
              {place === null ? (
                <NotOpenYet caseId={it.id} />
              ) : (
                <ShownSettlement key={it.id} place={place} settlements={ways.settlements} />
              )}
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}
