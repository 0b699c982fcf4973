import { useLingui } from '@lingui/react/macro';
import { type Intake, type Participant, getIntake, listParticipants } from '@mediation/api-client';
import { Card, Columns, EmptyState, Notice, Stack, Text } from '@mediation/ui';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { useUser } from '../../auth/session-provider.tsx';
import { IntakeFacts } from './intake-facts.tsx';
import { IntakeForm } from './intake-form.tsx';
import { isSent } from './is-sent.ts';
import { IntakeSections } from './intake-sections.tsx';

/** A party’s intake, for the party or their lawyer: its status, the mediator's questions, and the form. */
export function OwnIntake({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { id: me, name, email, role } = useUser();
  const isForClient = role === 'lawyer';
  const query = useEndpoint(getIntake, { caseId });
  const people = useEndpoint(listParticipants, { caseId });
  if (isForClient && query.error?.code === 'not_found')
    return (
      <Card>
        <EmptyState title={t`Your client has not confirmed you yet`}>
          {t`Once they do, you can fill in their intake with them.`}
        </EmptyState>
      </Card>
    );
  return (
    <Loaded query={query} loadingLabel={t`Loading the intake`} fallback={t`Failed to load the intake`}>
      {({ intake }) => (
        <Loaded query={people} loadingLabel={t`Loading the intake`} fallback={t`Failed to load the intake`}>
          {({ participants }) => (
            <Columns aside={<IntakeSections intake={intake} isForClient={isForClient} />}>
              {intake?.status === 'returned' && intake.questions !== null && (
                <Notice tone="info">{t`Your mediator asks: ${intake.questions}`}</Notice>
              )}
              {isSent(intake) ? (
                <Sent intake={intake} />
              ) : (
                <IntakeForm
                  caseId={caseId}
                  intake={intake}
                  isForClient={isForClient}
                  prefill={isForClient ? { name: clientOf(me, participants)?.name ?? '' } : { name, email }}
                />
              )}
            </Columns>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

const clientOf = (lawyer: string, people: Participant[]) => {
  const participant = people.find(({ user_id, status }) => user_id === lawyer && status === 'active');
  return people.find(({ id }) => id === participant?.represents_participant_id);
};

function Sent({ intake }: { intake: Intake }) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="sent">
      <Stack gap="large">
        <Stack gap="tiny">
          <Card.Title id="sent">{t`What was sent`}</Card.Title>
          <Text tone="soft">
            {intake.status === 'accepted'
              ? t`The mediator has read and accepted it.`
              : t`The mediator has it, and may come back with questions.`}
          </Text>
        </Stack>
        <IntakeFacts intake={intake} />
      </Stack>
    </Card>
  );
}
