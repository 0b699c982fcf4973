import { useLingui } from '@lingui/react/macro';
import { type Participant, type Requirement, listRequirements, listParticipants } from '@mediation/api-client';
import { Card, EmptyState, Progress, Stack } from '@mediation/ui';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useWhole } from '../../backend/use-pages.ts';
import { Loaded } from '../../page/loaded.tsx';
import { useUser } from '../../session/session-provider.tsx';

const requirementsOf = ({ requirements }: { requirements: Requirement[] }) => requirements;

/** How many of the papers that each party needs are in. */
export function ReceivedCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const query = useWhole(listRequirements, { caseId }, requirementsOf);
  const people = useEndpoint(listParticipants, { caseId });
  return (
    <Card aria-labelledby="received">
      <Stack>
        <Card.Title id="received">{t`Papers received`}</Card.Title>
        <Loaded query={query} loadingLabel={t`Loading the papers`} fallback={t`Failed to load the list of papers`}>
          {(all) => <Received all={all} people={people.data?.participants ?? []} />}
        </Loaded>
      </Stack>
    </Card>
  );
}

function Received({ all, people }: { all: Requirement[]; people: Participant[] }) {
  const { t } = useLingui();
  const parties = [...Map.groupBy(all, (it) => it.participant_id)];
  const { role } = useUser();
  if (parties.length === 0)
    return role === 'admin' ? (
      <EmptyState
        title={t`Not for admins`}
      >{t`What each party has to bring is between them and their mediator.`}</EmptyState>
    ) : (
      <EmptyState title={t`No lists yet`}>{t`Each party gets a list of papers when they join.`}</EmptyState>
    );
  return (
    <Stack>
      {parties.map(([id, papers]) => {
        const asked = papers.filter(({ state }) => state !== 'not_applicable');
        const there = asked.filter(({ state }) => state === 'uploaded' || state === 'confirmed').length;
        return (
          <Progress
            key={id}
            showLabel
            label={people.find((it) => it.id === id)?.name ?? t`Party`}
            value={asked.length === 0 ? 100 : (there / asked.length) * 100}
            valueText={t`${there} of ${asked.length}`}
          />
        );
      })}
    </Stack>
  );
}
