import type { Case, MediationSession, SessionAttendee, SlotAnswer } from '@mediation/api-client';
import { shownAt } from './accounts.ts';
import { recordings } from './recordings.ts';
import type { Replacements } from './transport.ts';

const ruth = recordings.mediator.user!;
const { cases } = recordings.mediator.answers['GET /api/cases'] as { cases: Case[] };
const okafor = cases.find(({ title }) => title === 'Okafor family')!;
const idOf = (at: number) => `7a0b6c1e-7a34-4a0e-9d55-00000000000${at}`;
const inDays = (days: number, hour = 10) =>
  `${new Date(shownAt + days * 86_400_000).toISOString().slice(0, 10)}T${hour}:00:00Z`;

const attendee = (
  at: number,
  name: string,
  role: SessionAttendee['role'],
  side: SessionAttendee['side'],
): SessionAttendee => ({
  participant_id: idOf(at),
  user_id: at === 0 ? ruth.id : idOf(at),
  name,
  role,
  side,
  arrives_minutes: side === 'B' ? 10 : 0,
  place: null,
  link: at === 0 ? null : `https://video.example/${side === 'A' ? 'larch' : 'rowan'}`,
  attendance: null,
});

const slot = (at: number, starts_at: string, answers: (SlotAnswer | undefined)[]) => ({
  id: idOf(at),
  starts_at,
  is_outside_hours: false,
  answers: Object.fromEntries(answers.flatMap((answer, who) => (answer ? [[idOf(who + 1), answer]] : []))),
});

/** A session in separate rooms with three offered times, which all but one lawyer have answered. */
export const sampleOffer: MediationSession = {
  id: idOf(9),
  case_id: okafor.id,
  kind: 'shuttle',
  mode: 'video',
  status: 'proposed',
  starts_at: null,
  ends_at: null,
  time_zone: 'Europe/London',
  minutes: 90,
  agenda: ['School days until the summer', 'Who brings and who collects'],
  neutral_title: true,
  attendees: [
    attendee(0, ruth.name, 'mediator', 'neutral'),
    attendee(1, 'Daniel Okafor', 'divorcee', 'A'),
    attendee(2, 'Maya Okafor', 'divorcee', 'B'),
    attendee(3, 'Priya Nair', 'lawyer', 'A'),
    attendee(4, 'Tomas Herrera', 'lawyer', 'B'),
  ],
  slots: [
    slot(5, inDays(11), ['no', 'yes', 'yes', undefined]),
    slot(6, inDays(12, 16), ['yes', 'maybe', 'yes', undefined]),
    slot(7, inDays(13), ['maybe', 'yes', 'yes', undefined]),
  ],
  requests: [],
  next_actions: [],
  outcome_note: null,
  cancel_reason: null,
  ics_uid: idOf(9),
  ics_sequence: 0,
  proposed_by: ruth.id,
  version: 1,
  created_at: inDays(-1),
  move_reason: null,
  answer_by: null,
  moved_from: null,
  link_shared_with: null,
  words: [],
  documents: [],
  held_minutes: null,
  settled: [],
};

/** The same session with a time, which a party asks to move. */
export const sampleScheduled: MediationSession = {
  ...sampleOffer,
  status: 'scheduled',
  starts_at: inDays(4),
  ends_at: `${inDays(4).slice(0, 11)}11:30:00Z`,
  requests: [
    {
      id: idOf(8),
      participant_id: idOf(1),
      reason: 'My shift changed. Later that day would be fine.',
      starts_at: inDays(4, 16),
      status: 'waiting',
      answer: null,
      created_at: inDays(0),
    },
  ],
  version: 2,
};

/** The page of one session, and of a week with it. */
export const withSession = (session: MediationSession): Replacements => ({
  'GET /api/sessions/:id': { session },
  'GET /api/sessions/:id/start': { start: { missing: [], without: null } },
  'GET /api/sessions': { sessions: [session], next_cursor: null },
  'GET /api/cases/:id': { case: okafor },
});
