import type { Settlement } from '@mediation/api-client';
import { Stack } from '@mediation/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { SuspendedCaseNotice } from '../../../shared/cases/suspended-notice.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { type DivisionPlace, divisionPlace } from './division-place.ts';
import { NotOpenYet } from './not-open-yet.tsx';
import { useDivision } from './use-division.ts';

interface DivisionFrameProps {
  title: string;
  /** "Loading who gets what" */
  loadingLabel: string;
  /** "Failed to load who gets what" */
  fallback: string;
  /** What the page shows once the statements of both parties are open. */
  children: (open: { place: DivisionPlace; settlements: Settlement[] }) => ReactNode;
}

/** A page on who gets what: it says so while the statements are not open yet. */
export function DivisionFrame({ title, loadingLabel, fallback, children }: DivisionFrameProps) {
  const { caseId = '' } = useParams();
  const { id: userId } = useUser();
  const query = useDivision(caseId);
  if (query.error?.code === 'not_found' || query.error?.code === 'invalid') return <NoSuchCase />;
  return (
    <Stack gap="grid">
      <PageTitle>{title}</PageTitle>
      <Loaded query={query} loadingLabel={loadingLabel} fallback={fallback}>
        {({ mediationCase: { case: it }, money, people, ways: { settlements } }) => {
          const place = divisionPlace(it, money, people.participants, userId);
          return (
            <>
              <SuspendedCaseNotice mediationCase={it} />
              {place === null ? <NotOpenYet caseId={it.id} /> : children({ place, settlements })}
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}
