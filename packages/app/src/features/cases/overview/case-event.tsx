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
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { eventText, type ParticipantNames } from '../../../words/event-text.ts';
import { issueNames } from '../../../words/issue-names.ts';
import { relativeTime } from '../../../words/relative-time.ts';
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
export interface EventSubjects {
  people: ParticipantNames;
  topics: ReadonlyMap<string, string>;
}

export function useEventSubjects(caseId: string): EventSubjects {
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

export interface CaseEventLineProps {
  event: CaseEvent;
  me: string;
  subjects: EventSubjects;
}

/** One event in a case: when, what, who did it, and which document or topic it is about. */
export function CaseEventLine({ event, me, subjects }: CaseEventLineProps) {
  const { t } = useLingui();
  const { kind, details, actor_name, subject_id, created_at } = event;
  const topic = subjects.topics.get(subject_id ?? '');
  const insights: Record<string, string> = {
    summary: t`AI wrote a summary`,
    risk_assessment: t`AI looked for risks`,
    tone_analysis: t`AI looked at the tone`,
  };
  const text =
    (kind === 'insight_added' && insights[String(details['insight_type'])]) || eventText(event, me, subjects.people);
  const note = [eventDocument(event) ?? topic, actor_name].filter(Boolean).join(' · ');
  return (
    <Timeline.Event
      time={relativeTime(created_at)}
      dateTime={created_at}
      icon={createElement(iconOf(kind))}
      {...(note !== '' && { note })}
    >
      {text}
    </Timeline.Event>
  );
}

const near = 1000;

/** Removes duplicates: an event that is stored once for the parties and once for the mediator is shown once. */
export const withoutEchoes = (events: CaseEvent[]): CaseEvent[] =>
  events.filter((event, at) => {
    const before = events[at - 1];
    const isSame =
      before?.kind === event.kind && before.actor_id === event.actor_id && !event.kind.startsWith('document_');
    return !isSame || Math.abs(Date.parse(before.created_at) - Date.parse(event.created_at)) > near;
  });
