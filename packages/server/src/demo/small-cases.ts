import { people } from './people.ts';
import { join, talk } from './play/calls.ts';
import type { Stage } from './play/stage.ts';
import { confirmFirst } from './okafor/plan-sessions.ts';
import { brennanIntake, haddadIntake, reidIntake } from './story.ts';

const { ruth, jonas, daniel, priya, helen, sami } = people;

/** Tells of three cases that have only begun. */
export function tellSmallCases(stage: Stage): void {
  tellReid(stage);
  tellBrennan(stage);
  tellHaddad(stage);
}

/** A case of another mediator, in which a party and a lawyer of the Okafor family have sessions. */
function tellReid(stage: Stage) {
  const { on, ago, as, calendar } = stage;
  let caseId = '';
  let party = '';
  let lawyer = '';
  on(-60, '11:10', async () => {
    caseId = (await (await as(jonas)).createCase(reidIntake)).case.id;
  });
  on(-59, '18:15', async () => {
    party = (await join(stage, jonas, caseId, daniel, 'A')).id;
  });
  on(-57, '10:40', async () => {
    lawyer = (await join(stage, jonas, caseId, priya, 'A', daniel)).id;
  });
  ago(29, async () => {
    const api = await as(jonas);
    for (const [participant_id, start] of [
      [party, calendar.at(5, '14:00')],
      [lawyer, calendar.at(6, '09:00')],
    ] as const) {
      const { session } = await api.createSession({
        case_id: caseId,
        kind: 'individual',
        mode: 'video',
        time_zone: 'Europe/London',
        attendees: [{ participant_id }],
        slots: [new Date(start).toISOString()],
      });
      await confirmFirst(api, session);
    }
  });
}

/** A case whose first participant has not accepted yet. */
function tellBrennan({ on, as }: Stage) {
  on(-4, '10:25', async () => {
    const api = await as(ruth);
    const { case: opened } = await api.createCase(brennanIntake);
    const { name, email } = brennanIntake.personalInfo;
    await api.invite({ caseId: opened.id, name, email, role: 'divorcee', side: 'A' });
  });
}

/** A case of the other organization. */
function tellHaddad(stage: Stage) {
  const { on, as, idOf } = stage;
  let caseId = '';
  on(-6, '09:50', async () => {
    caseId = (await (await as(helen)).createCase(haddadIntake)).case.id;
  });
  on(-4, '18:05', async () => {
    await join(stage, helen, caseId, sami, 'A');
  });
  on(-3, '10:05', async () =>
    talk(stage, `private-${caseId}-${await idOf(sami)}`, [
      ['helen', 'Welcome, Sami. This channel is only for you and me. Write here whenever something is on your mind.'],
      ['sami', 'Thank you, Helen. I have the mortgage letter. I will bring it to our first talk.'],
    ]),
  );
}
