import { danielIntake, okaforChat, okaforIntake, okaforNote } from '../story.ts';
import { people } from '../people.ts';
import { join, sendIntake, talk } from '../play/calls.ts';
import type { Stage } from '../play/stage.ts';
import { agreeOnTerms, screenParties } from './agree-on-terms.ts';
import { divide } from './divide.ts';
import { tellDocuments } from './documents.ts';
import { tellAgreement } from './draft-agreement.ts';
import { askAboutFigures, enterFigures } from './enter-money.ts';
import { tellNegotiation } from './negotiate.ts';
import { planNights } from './plan-nights.ts';
import { tellSessions } from './plan-sessions.ts';
import { recordTime } from './record-time.ts';

const { ruth, maya, daniel, tomas, priya } = people;

/** Tells the story of the family whose accounts people look around with. */
export function tellOkafor(stage: Stage): void {
  const { on, ago, as, calendar, owner } = stage;
  const it = { caseId: '', ofMaya: '', ofDaniel: '' };
  on(-45, '09:30', async () => {
    const { createCase } = await as(ruth);
    it.caseId = (await createCase(okaforIntake)).case.id;
  });
  on(-44, '12:10', async () => {
    it.ofMaya = (await join(stage, ruth, it.caseId, maya, 'A')).id;
  });
  on(-43, '18:30', async () => {
    it.ofDaniel = (await join(stage, ruth, it.caseId, daniel, 'B')).id;
  });
  on(-42, '19:40', async () => sendIntake(await as(maya), it.caseId));
  on(-41, '20:15', async () => {
    const api = await as(daniel);
    await api.saveIntake({ caseId: it.caseId, ...danielIntake });
    await sendIntake(api, it.caseId);
  });
  on(-40, '09:50', async () => {
    const api = await as(ruth);
    for (const { id: intakeId } of (await api.listIntakes({ caseId: it.caseId })).intakes)
      await api.acceptIntake({ intakeId });
  });
  on(-40, '10:30', async () => join(stage, ruth, it.caseId, tomas, 'A', maya));
  on(-40, '11:45', async () => join(stage, ruth, it.caseId, priya, 'B', daniel));
  on(-40, '18:20', async () => {
    for (const [person, answer] of [
      [maya, 'yes'],
      [tomas, 'yes'],
      [daniel, 'no'],
    ] as const)
      await (await as(person)).answerAiConsent({ caseId: it.caseId, answer });
  });
  on(-39, '17:05', async () => agreeOnTerms([await as(ruth), await as(maya), await as(daniel)], it.caseId));
  on(-38, '10:15', async () => screenParties(await as(ruth), it.caseId, calendar.day(-38)));
  on(-36, '16:20', async () => (await as(ruth)).addNote({ caseId: it.caseId, kind: 'joint', text: okaforNote }));
  tellDocuments(stage, people, it);
  // Documents that were asked for later are still waiting, so no call can state that the review is complete.
  on(-16, '16:10', async () => {
    await owner`
      insert into case_milestones (case_id, milestone, reached_by)
      values (${it.caseId}, 'review_completed', ${await stage.idOf(ruth)})`;
  });
  tellSessions(stage, people, it);
  tellNegotiation(stage, people, it);
  on(-9, '16:30', async () => recordTime(await as(ruth), it.caseId, calendar));
  on(-8, '15:10', async () => planNights(await as(ruth), it.caseId));
  on(-12, '20:20', async () => enterFigures(await as(maya), it.caseId, 'maya'));
  on(-11, '21:05', async () => enterFigures(await as(daniel), it.caseId, 'daniel'));
  on(-8, '11:30', async () => {
    await (await as(ruth)).openStatements({ caseId: it.caseId });
  });
  on(-7, '14:40', async () => askAboutFigures(await as(ruth), it.caseId));
  on(-2, '14:10', async () => divide(await as(ruth), await as(maya), it.caseId));
  tellAgreement(stage, people, it);

  const channels = {
    together: async () => `case-${it.caseId}`,
    maya: async () => `private-${it.caseId}-${await stage.idOf(maya)}`,
    daniel: async () => `private-${it.caseId}-${await stage.idOf(daniel)}`,
  };
  for (const [name, channel] of Object.entries(channels) as [keyof typeof okaforChat, () => Promise<string>][])
    for (const [at, line] of okaforChat[name].entries()) {
      const toCome = okaforChat[name].length - at;
      const hours = toCome > 2 ? 24 + (toCome * 7) / 60 : 0.25 + toCome / 60;
      ago(hours, async () => talk(stage, await channel(), [line]));
    }
}
