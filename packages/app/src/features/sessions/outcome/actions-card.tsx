import { useLingui } from '@lingui/react/macro';
import type { MediationSession, SessionAttendee } from '@mediation/api-client';
import { Avatar, Card, Halves, Heading, Row, Rule, Stack, Text } from '@mediation/ui';
import { useUser } from '../../../auth/session-provider.tsx';
import { ActionItem } from '../../../shared/sessions/action-item.tsx';
import { ActionList } from '../../../shared/sessions/action-list.tsx';
import { actionsOf, type PlacedAction } from '../../../shared/sessions/next-actions.ts';
import { firstName } from '../../../words/names/people-names.ts';

/** The id of the title, which takes the focus when an action is done. */
export const actionsTitle = 'next-actions';

const tones = { A: 'a', B: 'b', neutral: 'neutral' } as const;

/** Who does what after a session: one column for each party, in equal width, and below what others do. */
export function ActionsCard({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const { id: me, role } = useUser();
  const actions = actionsOf(session);
  if (actions.length === 0) return null;
  const parties = session.attendees.filter((it) => it.role === 'divorcee');
  const isOf = (person: SessionAttendee) => (it: PlacedAction) => it.action.participant_id === person.participant_id;
  const others = actions.filter((it) => !parties.some((party) => isOf(party)(it)));
  const done = actions.filter(({ action }) => action.is_done).length;
  const itemOf = (placed: PlacedAction, who?: string) => {
    const owner = session.attendees.find(({ participant_id }) => participant_id === placed.action.participant_id);
    const mayTick = role === 'mediator' || owner?.user_id === me;
    return <ActionItem key={placed.place} {...placed} who={who} mayTick={mayTick} />;
  };
  const nameOf = (person: SessionAttendee | undefined) => {
    if (person === undefined) return t({ context: 'owner', message: 'Together' });
    return person.user_id === me ? t`You` : firstName(person.name);
  };
  return (
    <Card flush aria-labelledby={actionsTitle}>
      <Card.Head>
        <Heading level={2} size="medium" voice id={actionsTitle} tabIndex={-1}>{t`Who does what next`}</Heading>
        <Text size="small" tone="soft">{t`${done} of ${actions.length} done`}</Text>
      </Card.Head>
      <Card.Body>
        <Stack>
          <Halves>
            {parties.map((party) => (
              <Stack key={party.participant_id} gap="small">
                <Row>
                  <Avatar name={party.name} tone={tones[party.side]} />
                  <Text asChild weight="strong">
                    <h3>{nameOf(party)}</h3>
                  </Text>
                </Row>
                {actions.some(isOf(party)) ? (
                  <ActionList>{actions.filter(isOf(party)).map((it) => itemOf(it))}</ActionList>
                ) : (
                  <Text tone="soft">{t`Nothing for now.`}</Text>
                )}
              </Stack>
            ))}
          </Halves>
          {others.length > 0 && (
            <>
              <Rule />
              <ActionList>
                {others.map((it) => itemOf(it, nameOf(session.attendees.find((person) => isOf(person)(it)))))}
              </ActionList>
            </>
          )}
        </Stack>
      </Card.Body>
    </Card>
  );
}
