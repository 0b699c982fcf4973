import type { Attendance, completeSession, InputOf, MediationSession } from '@mediation/api-client';

/** The fields of the outcome form. */
export interface OutcomeValues {
  nobodyCame: boolean;
  /** By participant; empty until the mediator says. */
  attendance: Record<string, Attendance | ''>;
  minutes: string;
  note: string;
  /** One sentence a line. */
  settled: string;
  actions: { text: string; owner: string; due: string }[];
}

/** The people whose attendance is asked for: everybody but the mediators. */
export const guestsOf = ({ attendees }: MediationSession) => attendees.filter(({ role }) => role !== 'mediator');

/** The minutes since the start, as long as the planned time is not over. */
const minutesSoFar = ({ starts_at, minutes }: MediationSession, now: number) =>
  Math.max(1, Math.min(minutes, Math.round((now - Date.parse(starts_at ?? '')) / 60_000)));

/** The form as the session has it so far. Who came is left open; the length is the planned one, or less before its end. */
export const outcomeValues = (session: MediationSession, now: number): OutcomeValues => ({
  nobodyCame: session.status === 'no_show',
  attendance: Object.fromEntries(
    guestsOf(session).map(({ participant_id, attendance }) => [participant_id, attendance ?? '']),
  ),
  minutes: String(session.held_minutes ?? minutesSoFar(session, now)),
  note: session.outcome_note ?? '',
  settled: session.settled.join('\n'),
  actions: session.next_actions.map(({ text, participant_id = '', due_on = '' }) => ({
    text,
    owner: participant_id,
    due: due_on,
  })),
});

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The call for these values. An action that was ticked meanwhile stays ticked; an empty one is left out. */
export function outcomeInput(values: OutcomeValues, session: MediationSession): InputOf<typeof completeSession> {
  const { nobodyCame, attendance, minutes, note, settled, actions } = values;
  const said = Object.entries(attendance).flatMap(([id, it]) => {
    const value = nobodyCame ? 'absent' : it;
    return value === '' ? [] : [[id, value] as const];
  });
  return {
    sessionId: session.id,
    version: session.version,
    status: nobodyCame ? 'no_show' : 'completed',
    attendance: Object.fromEntries(said),
    held_minutes: nobodyCame ? 0 : Number(minutes),
    outcome_note: note,
    settled: linesOf(settled),
    next_actions: actions
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, owner, due }) => {
        const before = session.next_actions.find((it) => it.text === text.trim());
        return {
          text,
          ...(owner !== '' && { participant_id: owner }),
          ...(due !== '' && { due_on: due }),
          ...(before?.is_done === true && { is_done: true }),
          ...(before?.is_done === true && before.done_on !== undefined && { done_on: before.done_on }),
        };
      }),
  };
}
