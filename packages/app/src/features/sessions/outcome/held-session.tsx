import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Notice, Stack, Text } from '@mediation/ui';
import { useUser } from '../../../auth/session-provider.tsx';
import { ownStart } from '../../../shared/sessions/own-start.ts';
import type { SessionPeople } from '../../../shared/sessions/session-people.ts';
import { sessionTime } from '../../../words/relative-time.ts';
import { sessionModes } from '../../../words/session-names.ts';
import { SessionColumns } from '../attending/session-columns.tsx';
import { ActionsCard } from './actions-card.tsx';
import { AfterwardsCard } from './afterwards-card.tsx';
import { OwnActionCard } from './own-action-card.tsx';
import { SettledCard } from './settled-card.tsx';

/** A session that is over, for an attendee: who does what next, what was settled, and a word about how it was. */
export function HeldSession({
  session,
  people: { own, mediator },
}: {
  session: MediationSession;
  people: SessionPeople;
}) {
  const { t } = useLingui();
  return (
    <Stack gap="grid">
      <HeldLine session={session} />
      {session.status === 'no_show' && <Notice>{t`This session did not take place.`}</Notice>}
      <SessionColumns
        first={own && <OwnActionCard session={session} participantId={own.participant_id} />}
        last={own && <AfterwardsCard session={session} participantId={own.participant_id} mediator={mediator} />}
      >
        <ActionsCard session={session} />
        <SettledCard session={session} />
      </SessionColumns>
    </Stack>
  );
}

/** When a session took place, and how. */
export function HeldLine({ session }: { session: MediationSession }) {
  const { i18n } = useLingui();
  const me = useUser();
  const { starts_at, ends_at, held_minutes, is_staggered, mode } = session;
  if (starts_at === null) return null;
  const ended =
    held_minutes === null || is_staggered === true
      ? ends_at
      : new Date(Date.parse(starts_at) + held_minutes * 60_000).toISOString();
  return (
    <Text tone="soft">
      {sessionTime(ownStart(session, me, starts_at), ended)}, {i18n._(sessionModes[mode])}.
    </Text>
  );
}
