import type { ApiClient, MediationSession } from '@mediation/api-client';
import type { people } from '../people.ts';
import type { Stage } from '../play/stage.ts';

type Cast = Pick<typeof people, 'ruth' | 'maya' | 'daniel' | 'priya'>;

interface Okafor {
  caseId: string;
  ofMaya: string;
  ofDaniel: string;
}

const zone = { time_zone: 'Europe/London' };

/** Confirms the first time that was offered. */
export async function confirmFirst(mediator: ApiClient, { id: sessionId, slots, version }: MediationSession) {
  const [slot] = slots;
  if (!slot) throw new Error('The session has no time.');
  return (await mediator.confirmSession({ sessionId, slot_id: slot.id, version })).session;
}

/**
 * Tells of a session with both that was held, a talk alone with Maya, an offer that half of the people have answered, and
 * a session that Daniel asks to move.
 */
export function tellSessions(stage: Stage, cast: Cast, it: Okafor): void {
  tellHeld(stage, cast, it);
  tellPlanned(stage, cast, it);
}

const timeIn =
  ({ at }: Stage['calendar']) =>
  (days: number, hours: string) =>
    new Date(at(days, hours)).toISOString();

function tellHeld({ on, as, calendar }: Stage, { ruth, maya, daniel }: Cast, it: Okafor) {
  const time = timeIn(calendar);
  let joint: MediationSession;
  on(-14, '10:20', async () => {
    const api = await as(ruth);
    const { session } = await api.createSession({
      case_id: it.caseId,
      kind: 'joint',
      mode: 'video',
      ...zone,
      minutes: 90,
      agenda: ['The house, 40 min', 'What the children need, 40 min'],
      slots: [time(-10, '11:00'), time(-10, '14:00')],
    });
    joint = session;
    for (const party of [maya, daniel]) {
      const { answerSlots } = await as(party);
      await answerSlots({
        sessionId: joint.id,
        answers: joint.slots.map(({ id }) => ({ slot_id: id, answer: 'yes' as const })),
      });
    }
    joint = await confirmFirst(api, (await api.getSession({ sessionId: joint.id })).session);
  });
  on(-10, '12:35', async () => {
    await (
      await as(ruth)
    ).completeSession({
      sessionId: joint.id,
      status: 'completed',
      version: joint.version,
      held_minutes: 85,
      attendance: Object.fromEntries(
        joint.attendees
          .filter(({ role }) => role !== 'mediator')
          .map((one) => [one.participant_id, 'present' as const]),
      ),
      settled: ['Maya and the children stay until the summer.'],
    });
  });

  let alone: MediationSession;
  on(-7, '09:20', async () => {
    const api = await as(ruth);
    const { session } = await api.createSession({
      case_id: it.caseId,
      kind: 'individual',
      mode: 'video',
      ...zone,
      minutes: 60,
      agenda: ['The pension papers, 20 min', 'What you need for the next session, 30 min'],
      attendees: [{ participant_id: it.ofMaya }],
      slots: [time(-4, '14:00')],
    });
    alone = await confirmFirst(api, session);
  });
  on(-4, '15:05', async () => {
    const own = alone.attendees.find(({ role }) => role === 'mediator')!.participant_id;
    await (
      await as(ruth)
    ).completeSession({
      sessionId: alone.id,
      status: 'completed',
      version: alone.version,
      held_minutes: 55,
      attendance: { [it.ofMaya]: 'present' },
      outcome_note: 'Calm and well prepared. Wants short sessions.',
      settled: ['We begin with the school days, then the house.'],
      next_actions: [
        {
          text: 'Ask the pension fund for the yearly letter',
          participant_id: it.ofMaya,
          due_on: calendar.day(3),
          is_done: false,
        },
        {
          text: 'List the Wednesdays that are hard',
          participant_id: it.ofMaya,
          due_on: calendar.day(-2),
          is_done: false,
        },
        { text: 'Send the list of pension papers', participant_id: own, due_on: calendar.day(1), is_done: false },
        { text: 'Offer times for the next session', is_done: true, done_on: calendar.day(-4) },
      ],
    });
  });
}

function tellPlanned({ ago, as, calendar }: Stage, { ruth, daniel, priya }: Cast, it: Okafor) {
  const time = timeIn(calendar);
  ago(22, async () => {
    const { createSession } = await as(ruth);
    const { session } = await createSession({
      case_id: it.caseId,
      kind: 'joint',
      mode: 'video',
      ...zone,
      minutes: 90,
      agenda: ['School days until the summer, 40 min', 'Who brings and who collects, 30 min'],
      slots: [5, 6, 7].map((days) => time(days, '10:00')),
    });
    for (const [by, words] of [
      [daniel, ['no', 'yes', 'maybe']],
      [priya, ['yes', 'yes', 'yes']],
    ] as const) {
      const { answerSlots } = await as(by);
      await answerSlots({
        sessionId: session.id,
        answers: session.slots.map(({ id }, index) => ({ slot_id: id, answer: words[index] ?? 'no' })),
      });
    }
  });
  let ofDaniel: MediationSession;
  ago(21, async () => {
    const api = await as(ruth);
    const { session } = await api.createSession({
      case_id: it.caseId,
      kind: 'individual',
      mode: 'in_person',
      ...zone,
      agenda: ['The new rota, 20 min', 'Evenings with the children, 30 min'],
      attendees: [{ participant_id: it.ofDaniel, place: 'Hearthside, 4 Mill Lane, Bristol' }],
      slots: [time(3, '14:00')],
    });
    ofDaniel = await confirmFirst(api, session);
  });
  ago(4, async () => {
    const { askToMoveSession } = await as(daniel);
    await askToMoveSession({
      sessionId: ofDaniel.id,
      reason: 'My shift changed. Later that day would be fine.',
      starts_at: time(3, '16:00'),
    });
  });
}
