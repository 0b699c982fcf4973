import type { ApiClient } from '@mediation/api-client';
import type { DemoName } from './people.ts';

const school = [
  { label: 'Mon and Tue', words: 'Ada and Eli sleep at Maya’s.' },
  { label: 'Wednesday', words: 'Every week at Maya’s.' },
  { label: 'Thu and Fri', words: 'They sleep at Daniel’s.' },
];
const schoolInTurns = [
  school[0]!,
  { label: 'Wednesday', words: 'In turns, starting at Daniel’s on 6 January.' },
  school[2]!,
  { label: 'Late shift', words: 'Whoever is late writes by 14:30; the other one collects.' },
];
const holidays = [
  { label: 'Summer', words: 'Two weeks each. The last days in halves.' },
  { label: 'Winter', words: 'Christmas with Maya, New Year with Daniel; the other way round next year.' },
];
const house = [
  { label: 'Sale', words: 'We sell it after 31 August 2027. Each receives half of what is left after the mortgage.' },
  { label: 'Until then', words: 'Maya lives there with the children and pays the mortgage.' },
];
const support = [
  { label: 'Monthly payment', words: 'Daniel pays Maya £420 on the first of each month, from January.' },
];
const extras = [
  { label: 'What counts', words: 'Clubs, school trips and shoes.' },
  { label: 'Shares', words: 'Half each. Above £150 we write to each other first.' },
];
const pensions = [
  { label: 'What Daniel saved', words: 'We share what was saved while we were married.' },
  { label: 'What I saved', words: '' },
];

const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000).toISOString();

/** Topics that are agreed where the agreement has them: beside them a counter-proposal, an open offer, one parked, a draft and private questions. */
export async function negotiate(apis: Record<DemoName, ApiClient>, caseId: string): Promise<void> {
  const { ruth, maya, daniel } = apis;
  const add = async (issue: 'parenting' | 'home' | 'pensions' | 'support', title: string) =>
    (await ruth.addTopic({ caseId, issue, title })).topic;
  const about = {
    school: await add('parenting', 'School days and pickup'),
    holidays: await add('parenting', 'Holidays'),
    house: await add('home', 'The house'),
    pensions: await add('pensions', 'Pensions'),
    support: await add('support', 'Child support'),
    extras: await add('support', 'Clubs, trips and shoes'),
  };
  const offer = async (by: ApiClient, topicId: string, terms: typeof school, open = 7) =>
    (await by.makeProposal({ topicId, audience: 'everyone', terms, expires_at: days(open) })).proposal.id;
  const first = await offer(maya, about.school.id, school);
  await daniel.counterProposal({ proposalId: first, terms: schoolInTurns, expires_at: days(6) });
  await maya.acceptProposal({ proposalId: await offer(daniel, about.holidays.id, holidays) });
  await daniel.acceptProposal({ proposalId: await offer(maya, about.house.id, house) });
  await maya.acceptProposal({ proposalId: await offer(daniel, about.support.id, support) });
  await offer(maya, about.extras.id, extras, 10);
  await maya.saveProposalDraft({ topicId: about.pensions.id, audience: 'one_side', terms: pensions });
  const { id: topicId, title, version } = about.pensions;
  await ruth.updateTopic({ topicId, title, version, state: 'parked', note: 'Needs one more document' });

  const { participants } = await ruth.listParticipants({ caseId });
  const ask = async (name: string, question: string) => {
    const asked = participants.filter((it) => it.name === name);
    await ruth.askRealityCheck({ topicId: about.school.id, participant_ids: asked.map(({ id }) => id), question });
  };
  await ask('Daniel Okafor', 'How will you hear by 14:30 that the shift runs late?');
  await ask('Maya Okafor', 'On a Wednesday that is yours, who collects them if you are late as well?');
}
