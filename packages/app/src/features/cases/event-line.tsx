import type { CaseEvent } from '@mediation/api-client';
import { Timeline } from '@mediation/ui';
import {
  Calendar,
  CircleDot,
  ClipboardList,
  FileText,
  type LucideIcon,
  MessageCircle,
  Signature,
  Signpost,
  UserRound,
} from 'lucide-react';
import { useUser } from '../../session/session-provider.tsx';
import { eventText } from '../../words/event-text.ts';
import { relativeTime } from '../../words/relative-time.ts';

/** The kinds of events by the first word of their names. */
const icons: Partial<Record<string, LucideIcon>> = {
  document: FileText,
  draft: Signature,
  intake: ClipboardList,
  invitation: UserRound,
  lawyer: UserRound,
  mediator: UserRound,
  message: MessageCircle,
  participant: UserRound,
  requirement: FileText,
  review: FileText,
  session: Calendar,
  signatures: Signature,
  step: Signpost,
};

/** One event of a case: when, what, and who did it. */
export function EventLine({ event }: { event: CaseEvent }) {
  const { id: me } = useUser();
  const Icon = icons[event.kind.split('_', 1)[0]!] ?? CircleDot;
  return (
    <Timeline.Event
      time={relativeTime(event.created_at)}
      dateTime={event.created_at}
      icon={<Icon />}
      note={event.actor_name ?? undefined}
    >
      {eventText(event, me)}
    </Timeline.Event>
  );
}
