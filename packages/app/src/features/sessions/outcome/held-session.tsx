import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Notice, Stack, Text } from '@mediation/ui';
import { useUser } from '../../../auth/session-provider.tsx';
import { heldUntil } from '../../../shared/sessions/held-until.ts';
import { ownStart } from '../../../shared/sessions/own-start.ts';
import type { SessionPeople } from '../../../shared/sessions/session-people.ts';
import { sessionTime } from '../../../words/times/relative-time.ts';
import { sessionModes } from '../../../words/names/session-names.ts';
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
  const { starts_at, mode } = session;
  if (starts_at === null) return null;
  return (
    <Text tone="soft">
      {sessionTime(ownStart(session, me, starts_at), heldUntil(session))}, {i18n._(sessionModes[mode])}.
    </Text>
  );
}
