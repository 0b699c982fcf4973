import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { Video } from 'lucide-react';
import { useUser } from '../../../auth/session-provider.tsx';
import type { useSessionState } from '../../../process/use-session-state.ts';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import { roomsInUse } from '../planning/arrivals/arrivals.ts';

export interface JoinLinksProps {
  session: MediationSession;
  state: ReturnType<typeof useSessionState>;
}

/** The way into a video session while it can be joined: the reader's own link, and for a mediator every room in use. */
export function JoinLinks({ session, state }: JoinLinksProps) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const own = session.attendees.find(({ user_id }) => user_id === me);
  if (!state.can({ type: 'session.joined' })) return null;
  const rooms = own?.role === 'mediator' ? roomsInUse(session) : [];
  const goesBetween = rooms.length > 1 || (own?.role === 'mediator' && session.kind === 'shuttle');
  if (own?.link && !goesBetween) return <JoinLink href={own.link}>{t`Join the session`}</JoinLink>;
  return rooms.map(({ link, people }) => {
    const names = listOf(people.map(({ name }) => firstName(name)));
    return <JoinLink key={link} href={link}>{t`Join ${names}`}</JoinLink>;
  });
}

function JoinLink({ href, children }: { href: string; children: string }) {
  return (
    <Button asChild size="large">
      <a href={href} target="_blank" rel="noopener noreferrer">
        <Video />
        {children}
      </a>
    </Button>
  );
}
