import { useLingui } from '@lingui/react/macro';
import { type Case, listParticipants } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { PartiesCard } from '../parties-card.tsx';
import { participantsBySide } from '../participants-by-side.ts';

/** The people of the case: the two parties with their lawyers, in equal width. */
export function PeopleTab({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const { role } = useUser();
  const people = useEndpoint(listParticipants, { caseId: mediationCase.id });
  if (people.error !== null)
    return (
      <LoadFailed
        error={people.error}
        fallback={t`Failed to load the people of this case`}
        onRetry={people.refetch}
        isRetrying={people.isFetching}
      />
    );
  return (
    <>
      <PartiesCard participants={participantsBySide(people.data?.participants ?? [])} isLoading={people.isPending} />
      {role === 'mediator' && (
        <div>
          <Button asChild tone="secondary">
            <Link to={`${paths.mediatorInvite()}?case=${mediationCase.id}`}>
              <UserPlus />
              {t`See invitations`}
            </Link>
          </Button>
        </div>
      )}
    </>
  );
}
