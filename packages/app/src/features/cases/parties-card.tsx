import { useLingui } from '@lingui/react/macro';
import { Avatar, Button, Card, Facts, Heading, Row, Skeleton, SkeletonGroup, Text } from '@mediation/ui';
import { UserPlus, UserRound } from 'lucide-react';
import { ParticipantBadge } from '../../shared/badges/participant-badge.tsx';
import * as styles from './parties-card.css.ts';
import type { Invited, ParticipantsBySide } from './participants-by-side.ts';

type OpenRole = Pick<Invited, 'role' | 'side'>;

export interface PartiesCardProps {
  participants: ParticipantsBySide;
  isLoading: boolean;
  /** For the mediator: invites a person for a missing role. */
  onInvite?: ((place: OpenRole) => void) | undefined;
}

/** The two parties side by side, each with their lawyer, in equal width. */
export function PartiesCard({ participants, isLoading, onInvite }: PartiesCardProps) {
  const { t } = useLingui();
  return (
    <Card flush aria-label={t`The two parties`}>
      <div className={styles.sides}>
        {(['A', 'B'] as const).map((side) => (
          <div key={side} className={styles.side}>
            {isLoading ? <Loading /> : <Side side={side} participants={participants} onInvite={onInvite} />}
          </div>
        ))}
      </div>
    </Card>
  );
}

function Side({
  side,
  participants,
  onInvite,
}: Pick<PartiesCardProps, 'participants' | 'onInvite'> & { side: 'A' | 'B' }) {
  const { t } = useLingui();
  const { party, lawyer } = participants[side];
  const invitation = (
    <Row wrap gap="small">
      <ParticipantBadge person={party} />
      {party === null && onInvite && <Invite onClick={() => onInvite({ role: 'divorcee', side })} />}
    </Row>
  );
  const counsel = (
    <Row wrap gap="small">
      {lawyer !== null && <span>{lawyer.name}</span>}
      <ParticipantBadge person={lawyer} />
      {party !== null && lawyer === null && onInvite && <Invite onClick={() => onInvite({ role: 'lawyer', side })} />}
    </Row>
  );
  return (
    <>
      <Row align="start">
        <Avatar
          name={party?.name ?? ''}
          icon={party === null ? <UserRound /> : undefined}
          tone={side === 'A' ? 'a' : 'b'}
          size="large"
        />
        <div className={styles.who}>
          <Heading level={2}>{party?.name ?? (side === 'A' ? t`First party` : t`Second party`)}</Heading>
          <Text size="small" tone="soft">{t`Divorcee`}</Text>
        </div>
      </Row>
      <Facts
        className={styles.facts}
        facts={[
          { term: t`Invitation`, detail: invitation },
          { term: t`Lawyer`, detail: counsel },
        ]}
      />
    </>
  );
}

function Invite({ onClick }: { onClick: () => void }) {
  const { t } = useLingui();
  return (
    <Button tone="quiet" size="small" onClick={onClick}>
      <UserPlus />
      {t`Invite`}
    </Button>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the people of this case`}>
      <Row>
        <Skeleton shape="circle" width="3rem" height="3rem" />
        <Skeleton width="10rem" />
      </Row>
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}
