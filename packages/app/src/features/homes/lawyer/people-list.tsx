import { useLingui } from '@lingui/react/macro';
import { type Participant, listParticipants } from '@mediation/api-client';
import { Avatar, List, Row, Skeleton, SkeletonGroup, Text } from '@mediation/ui';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { ParticipantBadge } from '../../../shared/badges/participant-badge.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { roleNames } from '../../../words/names/role-names.ts';
import * as styles from './people-list.css.ts';

const tones = { A: 'a', B: 'b', neutral: 'neutral' } as const;

/** The participants of a case, including invited ones. */
export function PeopleList({ caseId }: { caseId: string }) {
  const { t, i18n } = useLingui();
  const { id: me } = useUser();
  const { data, error, refetch, isFetching } = useEndpoint(listParticipants, { caseId });
  if (data === undefined && error !== null)
    return (
      <LoadFailed
        error={error}
        fallback={t`Failed to load the people of this case`}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  if (data === undefined) return <Loading />;
  const people = data.participants.filter(({ status }) => status === 'active' || status === 'invited');
  return (
    <List>
      {people.map((person) => (
        <List.Row key={person.id}>
          <Avatar name={person.name} tone={tones[person.side]} />
          <span className={styles.who}>
            <Text asChild weight="medium">
              <span>{person.user_id === me ? t`${person.name} (you)` : person.name}</span>
            </Text>
            <Text asChild size="small" tone="soft">
              <span>{roleOf(person, data.participants) ?? i18n._(roleNames[person.role])}</span>
            </Text>
          </span>
          <ParticipantBadge person={person} />
        </List.Row>
      ))}
    </List>
  );

  function roleOf(person: Participant, all: Participant[]) {
    const client = all.find(({ id }) => id === person.represents_participant_id);
    if (client === undefined) return undefined;
    return client.user_id === me ? t`Your lawyer` : t`Lawyer of ${client.name}`;
  }
}

function Loading() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the people of this case`} className={styles.loading}>
      {[1, 2, 3].map((row) => (
        <Row key={row}>
          <Skeleton shape="circle" width="2.25rem" height="2.25rem" />
          <Skeleton width="12rem" />
        </Row>
      ))}
    </SkeletonGroup>
  );
}
