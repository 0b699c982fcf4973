import { t } from '@lingui/core/macro';
import { type CaseEvent, listCaseActivity, listParticipants, type Participant } from '@mediation/api-client';
import { useMemo } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { shortDate } from '../../../words/times/relative-time.ts';
import type { Channel } from '../channels/channel-words.ts';

/** A line of the log that nobody wrote: somebody joined or left. */
export interface SystemLine {
  key: string;
  at: string;
  senderId: '';
  line: string;
}

const kinds = 'participant_joined,participant_removed,lawyer_confirmed';
const nothing: never[] = [];

/** When people joined and left the case, or could read this private channel, as far as the person may know it. */
export function useSystemLines({ type, case_id, party_id }: Channel): SystemLine[] {
  const { id: me } = useUser();
  const isOfCase = case_id !== null;
  const caseId = case_id ?? '';
  const events = useEndpoint(listCaseActivity, { caseId, kinds, limit: 100 }, { enabled: isOfCase }).data?.events;
  const people = useEndpoint(listParticipants, { caseId }, { enabled: isOfCase }).data?.participants;
  return useMemo(
    () =>
      events === undefined || people === undefined ? nothing : systemLines(events, people, { type, party_id }, me),
    [events, people, type, party_id, me],
  );
}

/** The lines of one channel, oldest first. */
export function systemLines(
  events: CaseEvent[],
  people: Participant[],
  { type, party_id }: Pick<Channel, 'type' | 'party_id'>,
  me: string,
): SystemLine[] {
  const party = people.find(({ user_id }) => user_id !== null && user_id === party_id);
  const confirmed = new Set(events.flatMap((it) => (it.kind === 'lawyer_confirmed' ? [it.subject_id] : [])));
  return events
    .flatMap(({ id, kind, subject_id, created_at }) => {
      const person = people.find((it) => it.id === subject_id);
      if (person === undefined) return [];
      const isOfChannel =
        type === 'case'
          ? kind !== 'lawyer_confirmed'
          : kind !== 'participant_joined' &&
            (person.id === party?.id || (person.represents_participant_id === party?.id && confirmed.has(person.id)));
      return isOfChannel
        ? [{ key: id, at: created_at, senderId: '' as const, line: lineOf(kind, person, me, created_at) }]
        : [];
    })
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

function lineOf(kind: string, { name, user_id }: Participant, me: string, at: string) {
  const date = shortDate(at);
  const isMe = user_id === me;
  if (kind === 'participant_removed') return isMe ? t`You left, ${date}` : t`${name} left, ${date}`;
  if (kind === 'lawyer_confirmed')
    return isMe ? t`You joined this channel, ${date}` : t`${name} joined this channel, ${date}`;
  return isMe ? t`You joined, ${date}` : t`${name} joined, ${date}`;
}

/** Merges lines into messages by time; none before the oldest message while older ones are not loaded. */
export function withLines<Message extends { at: string }>(
  messages: Message[],
  lines: SystemLine[],
  { hasOlder, hasNewer }: { hasOlder: boolean; hasNewer: boolean },
): (Message | SystemLine)[] {
  const [first] = messages;
  const last = messages.at(-1);
  const shown = lines.filter(
    ({ at }) =>
      (!hasOlder || first === undefined || Date.parse(at) >= Date.parse(first.at)) &&
      (!hasNewer || last === undefined || Date.parse(at) <= Date.parse(last.at)),
  );
  const merged: (Message | SystemLine)[] = [];
  let next = 0;
  for (const message of messages) {
    for (let line = shown[next]; line && Date.parse(line.at) <= Date.parse(message.at); line = shown[next]) {
      merged.push(line);
      next += 1;
    }
    merged.push(message);
  }
  return [...merged, ...shown.slice(next)];
}
