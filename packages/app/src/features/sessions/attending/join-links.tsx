import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { Video } from 'lucide-react';
import { useUser } from '../../../auth/session-provider.tsx';
import type { useSessionState } from '../../../process/use-session-state.ts';
import { firstName, listOf } from '../../../words/people.ts';
import { arrivalGroups } from '../planning/arrivals.ts';

export interface JoinLinksProps {
  session: MediationSession;
  state: ReturnType<typeof useSessionState>;
}

/**
 * The way into a video session while it can be joined: the reader's own link, and for a mediator without one the link of
 * each room.
 */
export function JoinLinks({ session, state }: JoinLinksProps) {
  const { t } = useLingui();
  const { id: me } = useUser();
  const link = session.attendees.find(({ user_id }) => user_id === me)?.link;
  if (!state.can({ type: 'session.joined' })) return null;
  if (link) return <JoinLink href={link}>{t`Join the session`}</JoinLink>;
  return arrivalGroups(session)
    .filter((group) => group.link !== '')
    .map(({ key, people, link: href }) => {
      const guests = people.filter(({ role }) => role !== 'mediator');
      const names = listOf(guests.map(({ name }) => firstName(name)));
      return <JoinLink key={key} href={href}>{t`Join ${names}`}</JoinLink>;
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
