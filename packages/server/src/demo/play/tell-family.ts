import { people, type Player } from '../people.ts';
import type { Family, Side } from './family.ts';
import { type OpenedCase, sides } from './opened-case.ts';
import { tellAgreement } from './tell-agreement.ts';
import { tellMeetings } from './tell-meetings.ts';
import { tellPapers } from './tell-papers.ts';
import { tellTalks } from './tell-talks.ts';
import type { Stage } from './stage.ts';

/** Tells the stage the story of a case. */
export function tellFamily(stage: Stage, family: Family): void {
  const { on, as } = stage;
  const { parties, opened, joined, mode, ends, note } = family;
  const mediator: Player = people[family.mediator];
  const invitations: Partial<Record<Side, string>> = {};
  const it: OpenedCase = {
    id: '',
    participants: { A: '', B: '' },
    as: (who) => as(who === 'mediator' ? mediator : parties[who]),
  };

  on(opened, '09:40', async () => {
    const api = await it.as('mediator');
    const { title, description, married, separated, children = [] } = family;
    it.id = (
      await api.createCase({
        title,
        description,
        personalInfo: about(parties.A),
        marriageDetails: { married_on: married, separated_on: separated },
        children: children.map(([first_name, born]) => ({ first_name, born })),
        preferences: { text: parties.A.hopes },
      })
    ).case.id;
    for (const side of sides) {
      const { email, name } = parties[side];
      const { token } = await api.invite({ caseId: it.id, email, name, role: 'divorcee', side });
      invitations[side] = token;
    }
  });

  for (const side of sides)
    on(joined[side], side === 'A' ? '12:25' : '18:40', async () => {
      const api = await it.as(side);
      const { participant } = await api.acceptInvitation({ token: invitations[side]! });
      it.participants[side] = participant!.id;
      await api.answerAiConsent({ caseId: it.id, answer: 'yes' });
    });

  if (family.lawyers)
    for (const side of sides) {
      const lawyer = family.lawyers[side];
      on(joined[side] + 2, side === 'A' ? '10:20' : '11:35', async () => {
        const { email, name } = lawyer;
        const { token } = await (await it.as('mediator')).invite({ caseId: it.id, email, name, role: 'lawyer', side });
        const { participant } = await (await as(lawyer)).acceptInvitation({ token });
        await (await it.as(side)).confirmLawyer({ caseId: it.id, participantId: participant!.id });
        await (await as(lawyer)).answerAiConsent({ caseId: it.id, answer: 'yes' });
      });
    }

  tellBeginning(stage, family, it);

  if (mode)
    on(mode[0], '10:45', async () => {
      const api = await it.as('mediator');
      await api.setCaseMode({ caseId: it.id, mode: mode[1], hours: null, version: 0 });
    });

  tellPapers(stage, family, it);
  tellMeetings(stage, family, it);
  tellAgreement(stage, family, it);

  tellTalks(stage, family, it);
  if (note)
    on(note[0], '16:20', async () =>
      (await it.as('mediator')).addNote({ caseId: it.id, kind: 'joint', text: note[1] }),
    );

  if (ends)
    on(ends[0], '16:45', async () => {
      const api = await it.as('mediator');
      const { version } = (await api.getCase({ caseId: it.id })).case;
      const [, how] = ends;
      return how === 'on_hold'
        ? api.changeCaseStatus({ caseId: it.id, status: how, version })
        : api.closeCase({ caseId: it.id, reason: how, version });
    });
}

/** Tells of the intakes, the terms and the decision whether the parties meet. */
function tellBeginning({ on, calendar }: Stage, { parties, intakes, terms, screening = {} }: Family, it: OpenedCase) {
  if (intakes)
    for (const side of sides)
      on(intakes[side], side === 'A' ? '19:50' : '20:35', async () => {
        const api = await it.as(side);
        const { intake } = await api.getIntake({ caseId: it.id });
        const own =
          intake ??
          (
            await api.saveIntake({
              caseId: it.id,
              personalInfo: about(parties[side]),
              preferences: { text: parties[side].hopes },
            })
          ).intake;
        await api.submitIntake({ caseId: it.id, version: own.version });
      });

  if (intakes)
    on(Math.max(intakes.A, intakes.B) + 1, '10:05', async () => {
      const api = await it.as('mediator');
      for (const { id: intakeId } of (await api.listIntakes({ caseId: it.id })).intakes)
        await api.acceptIntake({ intakeId });
    });

  if (terms !== undefined) {
    on(terms, '17:10', async () => {
      for (const who of [...sides, 'mediator'] as const) {
        const api = await it.as(who);
        const { terms: shown } = await api.getCaseTerms({ caseId: it.id });
        const language = who === 'mediator' ? 'en' : (parties[who].language ?? 'en');
        if (shown?.own) await api.signTerms({ caseId: it.id, hash: shown.hash, name: shown.own.name, language });
      }
    });
    on(terms + 1, '10:30', async () => {
      const api = await it.as('mediator');
      for (const side of sides)
        await api.recordScreening({
          caseId: it.id,
          participant_id: it.participants[side],
          instrument: 'Private answers and a talk alone',
          screened_on: calendar.day(terms + 1),
          next_review_on: null,
          ...(screening[side] ?? { outcome: 'proceed', adaptations: [], own_words: '' }),
        });
    });
  }
}

const about = ({ name, email, phone, born, address }: Family['parties']['A']) => ({
  name,
  email,
  phone,
  dateOfBirth: born,
  address,
});
