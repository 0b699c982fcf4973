import { useLingui } from '@lingui/react/macro';
import { type CaseEvent, getNegotiation, listParticipants } from '@mediation/api-client';
import { Timeline } from '@mediation/ui';
import {
  CalendarDays,
  CircleDot,
  ClipboardCheck,
  Coins,
  FileText,
  FolderOpen,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  Milestone,
  PenLine,
  Sparkles,
  UserRound,
} from 'lucide-react';
import { createElement } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { type EventGroup, eventGroups } from '../../../shared/cases/event-groups.ts';
import { actedText, namesVersion } from '../../../words/texts/acted-text.ts';
import { countedText, eventText, type ParticipantNames } from '../../../words/texts/event-text.ts';
import { issueNames } from '../../../words/names/issue-names.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { dayName } from '../../../words/times/day-name.ts';
import { clockTime, relativeTime } from '../../../words/times/relative-time.ts';
import { eventDocument } from './event-document.ts';

const icons: [RegExp, LucideIcon][] = [
  [/^(document|requirement|review)_/, FileText],
  [/^session_/, CalendarDays],
  [/^(participant|invitation|lawyer|mediator)_/, UserRound],
  [/^intake_/, ClipboardCheck],
  [/^(message|mode|question|request)_/, MessageCircle],
  [/^(proposal|topic)_/, MessagesSquare],
  [/^(agreement|terms)_/, PenLine],
  [/^(figure|invoice|settlement|statement)_/, Coins],
  [/^(step_|draft_|signatures_)/, Milestone],
  [/^case_/, FolderOpen],
  [/^(assistance|consent|insight)_/, Sparkles],
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
  /** Puts them under their days, with clock times. */
  byDay?: boolean;
}

/** The events of a case: when, who did what, and to which document or topic. Those that read alike are one entry. */
export function CaseEvents({ caseId, events, most, byDay = false }: CaseEventsProps) {
  const { id: me } = useUser();
  const wordsOf = useEventWords(me, useEventSubjects(caseId));
  const keyOf = (event: CaseEvent) =>
    Object.values(wordsOf(event))
      .concat(byDay ? dayName(event.created_at) : '')
      .join('\n');
  const groups = eventGroups(events, keyOf).slice(0, most);
  const entry = ({ event, count }: EventGroup) => {
    const { text, note } = wordsOf(event);
    return (
      <Timeline.Event
        key={event.id}
        time={byDay ? clockTime(event.created_at) : relativeTime(event.created_at)}
        dateTime={event.created_at}
        icon={createElement(iconOf(event.kind))}
        {...(note !== '' && { note })}
      >
        {countedText(text, count)}
      </Timeline.Event>
    );
  };
  if (!byDay) return <Timeline.Root>{groups.map(entry)}</Timeline.Root>;
  const days = Object.groupBy(groups, ({ event }) => dayName(event.created_at));
  return (
    <Timeline.Root>
      {Object.entries(days).map(([day, ofDay = []]) => (
        <Timeline.Day key={day} label={day}>
          {ofDay.map(entry)}
        </Timeline.Day>
      ))}
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
    const { kind, details, actor_name: actor, subject_id } = event;
    const text =
      (kind === 'insight_added' && insights[String(details['insight_type'])]) || eventText(event, me, people);
    const document = namesVersion(event) ? undefined : eventDocument(event);
    const isNamed = actor !== null && (actedText(event, actor) !== undefined || text.includes(firstName(actor)));
    return {
      text,
      note: [document ?? topics.get(subject_id ?? ''), isNamed ? null : actor].filter(Boolean).join(' · '),
    };
  };
}
