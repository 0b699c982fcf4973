import { useLingui } from '@lingui/react/macro';
import { type CaseEvent, getNegotiation, listParticipants } from '@mediation/api-client';
import { Timeline } from '@mediation/ui';
import {
  CalendarDays,
  CircleDot,
  ClipboardCheck,
  FileText,
  FolderOpen,
  type LucideIcon,
  MessageCircle,
  Milestone,
  Sparkles,
  UserRound,
} from 'lucide-react';
import { createElement } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { eventGroups } from '../../../shared/cases/event-groups.ts';
import { countedText, eventText, type ParticipantNames } from '../../../words/texts/event-text.ts';
import { issueNames } from '../../../words/names/issue-names.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { eventDocument } from './event-document.ts';

const icons: [RegExp, LucideIcon][] = [
  [/^(document|requirement|review)_/, FileText],
  [/^session_/, CalendarDays],
  [/^(participant|invitation|lawyer|mediator)_/, UserRound],
  [/^intake_/, ClipboardCheck],
  [/^(message|request)_/, MessageCircle],
  [/^(step_|draft_|signatures_)/, Milestone],
  [/^case_/, FolderOpen],
  [/^insight_/, Sparkles],
];

const iconOf = (kind: string) => icons.find(([pattern]) => pattern.test(kind))?.[1] ?? CircleDot;

/** What the events of a case are about: the names of its people and of its topics, by id. */
interface EventSubjects {
  people: ParticipantNames;
  topics: ReadonlyMap<string, string>;
}

function useEventSubjects(caseId: string): EventSubjects {
  const { i18n } = useLingui();
  const people = useEndpoint(listParticipants, { caseId }, {});
  const negotiation = useEndpoint(getNegotiation, { caseId });
  return {
    people: new Map((people.data?.participants ?? []).map(({ id, name }) => [id, name])),
    topics: new Map(
      (negotiation.data?.topics ?? []).map(({ id, title, issue }) => [id, title ?? i18n._(issueNames[issue])]),
    ),
  };
}

export interface CaseEventsProps {
  caseId: string;
  /** Newest first. */
  events: readonly CaseEvent[];
  /** How many entries are shown at most. */
  most?: number;
}

/** The events of a case: when, what, who did it, and which document or topic it is about. Those that read alike are one entry. */
export function CaseEvents({ caseId, events, most }: CaseEventsProps) {
  const { id: me } = useUser();
  const wordsOf = useEventWords(me, useEventSubjects(caseId));
  const groups = eventGroups(events, (event) => Object.values(wordsOf(event)).join('\n')).slice(0, most);
  return (
    <Timeline.Root>
      {groups.map(({ event, count }) => {
        const { text, note } = wordsOf(event);
        return (
          <Timeline.Event
            key={event.id}
            time={relativeTime(event.created_at)}
            dateTime={event.created_at}
            icon={createElement(iconOf(event.kind))}
            {...(note !== '' && { note })}
          >
            {countedText(text, count)}
          </Timeline.Event>
        );
      })}
    </Timeline.Root>
  );
}

function useEventWords(me: string, { people, topics }: EventSubjects) {
  const { t } = useLingui();
  const insights: Record<string, string> = {
    summary: t`AI wrote a summary`,
    risk_assessment: t`AI looked for risks`,
    tone_analysis: t`AI looked at the tone`,
  };
  return (event: CaseEvent) => {
    const { kind, details, actor_name, subject_id } = event;
    return {
      text: (kind === 'insight_added' && insights[String(details['insight_type'])]) || eventText(event, me, people),
      note: [eventDocument(event) ?? topics.get(subject_id ?? ''), actor_name].filter(Boolean).join(' · '),
    };
  };
}
