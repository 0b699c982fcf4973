import type { CaseTopic } from '@mediation/api-client';
import type { people, Player } from '../people.ts';
import type { Stage } from '../play/stage.ts';

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

type Terms = readonly { label: string; words: string }[];
type Cast = Pick<typeof people, 'ruth' | 'maya' | 'daniel'>;

/** Tells of topics that are agreed where the agreement has them: beside them a counter-proposal, an open offer, one parked, a draft and private questions. */
export function tellNegotiation(
  { on, ago, as, calendar }: Stage,
  { ruth, maya, daniel }: Cast,
  it: { caseId: string },
) {
  const topics = {} as Record<keyof typeof about, CaseTopic>;
  const inDays = (days: number) => new Date(calendar.hoursAgo(-24 * days)).toISOString();
  const offer = async (by: Player, topicId: string, terms: Terms, expires_at: string) =>
    (await (await as(by)).makeProposal({ topicId, audience: 'everyone', terms: [...terms], expires_at })).proposal.id;
  on(-9, '15:00', async () => {
    const { addTopic } = await as(ruth);
    for (const [name, [issue, title]] of Object.entries(about) as [keyof typeof about, (typeof about)['school']][])
      topics[name] = (await addTopic({ caseId: it.caseId, issue, title })).topic;
  });
  const agree = (name: keyof typeof about, by: Player, other: Player, terms: Terms, time: string) => {
    let proposalId = '';
    on(-9, time, async () => {
      proposalId = await offer(by, topics[name].id, terms, inDays(7));
    });
    on(-8, time, async () => (await as(other)).acceptProposal({ proposalId }));
  };
  agree('holidays', daniel, maya, holidays, '19:05');
  agree('house', maya, daniel, house, '19:30');
  agree('support', daniel, maya, support, '20:15');
  on(-8, '09:30', async () => {
    const { id: topicId, title, version } = topics.pensions;
    const { updateTopic } = await as(ruth);
    await updateTopic({ topicId, title, version, state: 'parked', note: 'Needs one more document' });
  });
  let first = '';
  ago(30, async () => {
    first = await offer(maya, topics.school.id, school, inDays(7));
    await offer(maya, topics.extras.id, extras, inDays(10));
    const { saveProposalDraft } = await as(maya);
    await saveProposalDraft({ topicId: topics.pensions.id, audience: 'one_side', terms: pensions });
  });
  ago(25, async () => {
    const { counterProposal } = await as(daniel);
    await counterProposal({ proposalId: first, terms: schoolInTurns, expires_at: inDays(6) });
  });
  ago(23, async () => {
    const api = await as(ruth);
    const { participants } = await api.listParticipants({ caseId: it.caseId });
    const ask = async ({ name }: Player, question: string) => {
      const asked = participants.filter((one) => one.name === name).map(({ id }) => id);
      await api.askRealityCheck({ topicId: topics.school.id, participant_ids: asked, question });
    };
    await ask(daniel, 'How will you hear by 14:30 that the shift runs late?');
    await ask(maya, 'On a Wednesday that is yours, who collects them if you are late as well?');
  });
}

const about = {
  school: ['parenting', 'School days and pickup'],
  holidays: ['parenting', 'Holidays'],
  house: ['home', 'The house'],
  pensions: ['pensions', 'Pensions'],
  support: ['support', 'Child support'],
  extras: ['support', 'Clubs, trips and shoes'],
} satisfies Record<string, [CaseTopic['issue'], string]>;
