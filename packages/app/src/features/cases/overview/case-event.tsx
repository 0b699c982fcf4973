import { useLingui } from '@lingui/react/macro';
import { type CaseEvent, listParticipants, type Upload } from '@mediation/api-client';
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
import { documentNames } from '../../../words/document-names.ts';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { eventText, type ParticipantNames } from '../../../words/event-text.ts';
import { relativeTime } from '../../../words/relative-time.ts';

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

/** The names of the people of a case, for its events. */
export function useParticipantNames(caseId: string): ParticipantNames {
  const { data } = useEndpoint(listParticipants, { caseId }, {});
  return new Map((data?.participants ?? []).map(({ id, name }) => [id, name]));
}

export interface CaseEventLineProps {
  event: CaseEvent;
  me: string;
  names: ParticipantNames;
}

/** One event in a case: when, what, who did it, and which document it is about. */
export function CaseEventLine({ event, me, names }: CaseEventLineProps) {
  const { t, i18n } = useLingui();
  const { kind, details, actor_name, created_at } = event;
  const insights: Record<string, string> = {
    summary: t`AI wrote a summary`,
    risk_assessment: t`AI looked for risks`,
    tone_analysis: t`AI looked at the tone`,
  };
  const text = (kind === 'insight_added' && insights[String(details['insight_type'])]) || eventText(event, me, names);
  const documentName = documentNames[details['doc_type'] as Upload['doc_type']];
  const note = [documentName && i18n._(documentName), actor_name].filter(Boolean).join(' · ');
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
