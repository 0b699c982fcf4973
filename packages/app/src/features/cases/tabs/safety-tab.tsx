import { useLingui } from '@lingui/react/macro';
import { type Case, limits, listIntakes, listInvitations, listParticipants } from '@mediation/api-client';
import { Card, EmptyState, List, Text } from '@mediation/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { paths } from '../../../paths.ts';
import { ConcernsCard } from './concerns-card.tsx';
import { RequestsCard } from './requests-card.tsx';

/** For the mediator: what people ask of them alone, what worries somebody who was invited, and the private safety answers. */
export function SafetyTab({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const caseId = mediationCase.id;
  const people = useEndpoint(listParticipants, { caseId });
  const invitations = useEndpoint(listInvitations, { caseId, limit: limits.pageMax });
  const nameOf = (id: string | null) =>
    people.data?.participants.find(({ user_id }) => user_id === id)?.name ?? t`A party`;
  const lawyersOf = (id: string) => {
    const client = people.data?.participants.find(({ user_id }) => user_id === id)?.id;
    return (people.data?.participants ?? [])
      .filter((it) => it.role === 'lawyer' && it.status === 'active' && it.confirmed_by_client_at !== null)
      .filter((it) => client !== undefined && it.represents_participant_id === client)
      .map(({ name }) => name);
  };
  return (
    <>
      <RequestsCard
        mediationCase={mediationCase}
        people={people.data?.participants ?? []}
        nameOf={nameOf}
        lawyersOf={lawyersOf}
      />
      <ConcernsCard invitations={invitations.data?.invitations ?? []} />
      <SafetyAnswers caseId={caseId} nameOf={nameOf} />
    </>
  );
}

function SafetyAnswers({ caseId, nameOf }: { caseId: string; nameOf: (userId: string | null) => string }) {
  const { t } = useLingui();
  const query = useEndpoint(listIntakes, { caseId });
  return (
    <Card flush aria-labelledby="answers">
      <Card.Head>
        <Card.Title id="answers">{t`Private safety check`}</Card.Title>
      </Card.Head>
      <Loaded query={query} loadingLabel={t`Loading the intakes`} fallback={t`Failed to load the intakes`}>
        {({ intakes }) =>
          intakes.length === 0 ? (
            <Card.Body>
              <EmptyState
                title={t`No intake was sent yet`}
              >{t`What a party answers about safety is in their intake.`}</EmptyState>
            </Card.Body>
          ) : (
            <List aria-labelledby="answers">
              {intakes.map(({ id, user_id, safety }) => (
                <List.Row key={id} asChild end={<ChevronRight />}>
                  <Link to={`${paths.intake()}?case=${caseId}`}>
                    <span>
                      {nameOf(user_id)}
                      <Text size="small" tone="soft">
                        {safetyLine(safety)}
                      </Text>
                    </span>
                  </Link>
                </List.Row>
              ))}
            </List>
          )
        }
      </Loaded>
    </Card>
  );

  function safetyLine(safety: { answers: Record<string, unknown>; prefers_to_talk: boolean } | null) {
    if (safety?.prefers_to_talk) return t`Prefers to talk about it`;
    return safety === null || Object.keys(safety.answers).length === 0
      ? t`Skipped`
      : t`Answered. Read it in the intake`;
  }
}
