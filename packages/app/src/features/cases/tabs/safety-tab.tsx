import { useLingui } from '@lingui/react/macro';
import {
  type AnswerOf,
  type Case,
  type Intake,
  limits,
  listIntakes,
  listInvitations,
  listParticipants,
} from '@mediation/api-client';
import { Card, EmptyState, List, Text } from '@mediation/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type EndpointResult, useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { paths } from '../../../paths.ts';
import { worriesIn } from '../../../words/safety-answers.ts';
import { ModeCard } from '../mode/mode-card.tsx';
import { ScreeningCard } from '../screening/screening-card.tsx';
import { ConcernsCard } from './concerns-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { WorriesCard } from './worries-card.tsx';

/** For the mediator: the private safety answers, what people ask of them alone, and what worries somebody who was invited. */
export function SafetyTab({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const caseId = mediationCase.id;
  const people = useEndpoint(listParticipants, { caseId });
  const intakes = useEndpoint(listIntakes, { caseId });
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
      <ModeCard mediationCase={mediationCase} />
      <ScreeningCard
        mediationCase={mediationCase}
        people={people.data?.participants ?? []}
        intakes={intakes.data?.intakes ?? []}
      />
      <WorriesCard intakes={(intakes.data?.intakes ?? []).filter(isWorried)} nameOf={nameOf} lawyersOf={lawyersOf} />
      <RequestsCard
        mediationCase={mediationCase}
        people={people.data?.participants ?? []}
        nameOf={nameOf}
        lawyersOf={lawyersOf}
      />
      <ConcernsCard invitations={invitations.data?.invitations ?? []} />
      <OtherAnswers caseId={caseId} query={intakes} nameOf={nameOf} />
    </>
  );
}

const isWorried = ({ safety }: Intake) => worriesIn(safety).length > 0;

interface OtherAnswersProps {
  caseId: string;
  query: EndpointResult<AnswerOf<typeof listIntakes>>;
  nameOf: (userId: string | null) => string;
}

/** Who skipped the private safety check, or said nothing in it that the mediator needs to know. */
function OtherAnswers({ caseId, query, nameOf }: OtherAnswersProps) {
  const { t } = useLingui();
  const intakes = query.data?.intakes ?? [];
  if (intakes.length > 0 && intakes.every(isWorried)) return null;
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
              {intakes
                .filter((it) => !isWorried(it))
                .map(({ id, user_id, safety }) => (
                  <List.Row key={id} asChild end={<ChevronRight />}>
                    <Link to={`${paths.intake()}?case=${caseId}`}>
                      <span>
                        {nameOf(user_id)}
                        <Text size="small" tone="soft">
                          {safety === null || Object.keys(safety.answers).length === 0
                            ? t`Skipped`
                            : t`Answered. Read it in the intake`}
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
}
