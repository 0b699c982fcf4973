import type { TestPerson, TestServer } from '../testing.ts';
import { copied } from './copies/copied.ts';

/** The intake of a person, as the form sends it. */
export const intakeOf = ({ name, email }: { name: string; email: string }, title = 'Reyes family') => ({
  title,
  personalInfo: { name, email, phone: '+44 117 496 0233', dateOfBirth: '1986-04-17', address: '12 Orchard Row' },
});

/** Adds a participant to a case, by an invitation and its acceptance. */
export async function addParticipant(
  mediator: TestPerson,
  caseId: string,
  guest: TestPerson,
  membership: { role: 'divorcee' | 'lawyer'; side: 'A' | 'B' },
) {
  const { token } = await mediator.api.invite({ caseId, email: guest.email, name: guest.name, ...membership });
  return (await guest.api.acceptInvitation({ token })).participant!;
}

/** Submits the draft intake of a party. */
async function sendIntake({ api }: TestPerson, caseId: string) {
  const { intake } = await api.getIntake({ caseId });
  return (await api.submitIntake({ caseId, version: intake!.version })).intake;
}

/** Records as the mediator that these parties can meet, so that their first session can start. */
export async function screen(mediator: TestPerson, caseId: string, ...parties: { id: string }[]) {
  const screened_on = new Date().toISOString().slice(0, 10);
  const decision = { instrument: 'A talk', screened_on, outcome: 'proceed' as const, adaptations: [], own_words: '' };
  for (const { id: participant_id } of parties)
    await mediator.api.recordScreening({ caseId, participant_id, ...decision, next_review_on: null });
}

/** Ends a participant's membership as the owner; in real use a mediator does it. */
export const remove = (server: TestServer, caseId: string, person: TestPerson) =>
  server.owner`update case_participants set status = 'removed' where case_id = ${caseId} and user_id = ${person.id}`;

/** Posts a message to a channel. */
export async function say({ api: { postMessage } }: TestPerson, channelId: string, content = 'Good morning.') {
  return (await postMessage({ channelId, content })).message;
}

/** Opens the family of `openFamily` by its calls. */
export async function openFamilyByCalls(server: TestServer) {
  const organization = await server.organization();
  const elsewhere = await server.organization('Elsewhere Mediation');
  const people = {
    mediator: await server.person('mediator', { name: 'Mia Mediator', organization }),
    a: await server.person('divorcee', { name: 'Ada Reyes' }),
    b: await server.person('divorcee', { name: 'Ben Reyes' }),
    lawyerA: await server.person('lawyer', { name: 'Lara of A' }),
    lawyerB: await server.person('lawyer', { name: 'Leo of B' }),
    former: await server.person('lawyer', { name: 'Fay Former' }),
    colleague: await server.person('mediator', { name: 'Max Mediator', organization }),
    outsider: await server.person('mediator', { name: 'Ola Outsider', organization: elsewhere }),
    otherParty: await server.person('divorcee', { name: 'Pat Other' }),
    admin: await server.person('admin', { name: 'Alex Admin' }),
    officeAdmin: await server.person('admin', { name: 'Nadia Office', organization }),
    otherAdmin: await server.person('admin', { name: 'Omar Elsewhere', organization: elsewhere }),
  };
  const { mediator, a, b, lawyerA, lawyerB, former, outsider, otherParty } = people;

  const { case: opened } = await mediator.api.createCase(intakeOf(a));
  await mediator.sql(
    (sql) => sql`
      insert into case_intakes (case_id, name, email, phone, date_of_birth, address)
      values (${opened.id}, ${b.name}, ${b.email}, '+44 117 496 0999', '1984-01-02', '3 Canal Street')`,
  );
  const participantOfA = await addParticipant(mediator, opened.id, a, { role: 'divorcee', side: 'A' });
  const participantOfB = await addParticipant(mediator, opened.id, b, { role: 'divorcee', side: 'B' });
  for (const lawyer of [former, lawyerA]) {
    const { id: participantId } = await addParticipant(mediator, opened.id, lawyer, { role: 'lawyer', side: 'A' });
    await a.api.confirmLawyer({ caseId: opened.id, participantId });
  }
  await remove(server, opened.id, former);
  for (const party of [a, b]) await sendIntake(party, opened.id);
  await screen(mediator, opened.id, participantOfA, participantOfB);
  const participantOfLawyerB = await addParticipant(mediator, opened.id, lawyerB, { role: 'lawyer', side: 'B' });

  const { case: other } = await outsider.api.createCase(intakeOf(otherParty, 'Another family'));
  await addParticipant(outsider, other.id, otherParty, { role: 'divorcee', side: 'A' });

  return {
    organization,
    people,
    ...people,
    caseId: opened.id,
    otherCaseId: other.id,
    participantOfA,
    participantOfB,
    participantOfLawyerB,
    together: `case-${opened.id}`,
    privateA: `private-${opened.id}-${a.id}`,
    privateB: `private-${opened.id}-${b.id}`,
  };
}

/**
 * One case with every kind of participant and outsider: two parties who have sent their intakes; the confirmed lawyer
 * of A and the unconfirmed lawyer of B; a former lawyer of A; a mediator of the same organization; a mediator of
 * another organization with a party of a case there; an admin of the platform, one of the organization and one of the other.
 */
export const openFamily = copied(openFamilyByCalls);

export type Family = Awaited<ReturnType<typeof openFamily>>;
type Name = keyof Family['people'];

const refusals = new Set(['42501', 'forbidden', 'not_found']);

/** Names everyone for whom `work` succeeds. The rest were refused; any other error fails the test. */
export async function whoMay({ people }: Family, attempt: (person: TestPerson) => Promise<unknown>): Promise<Name[]> {
  const names: Name[] = [];
  for (const [name, person] of Object.entries(people) as [Name, TestPerson][])
    try {
      await attempt(person);
      names.push(name);
    } catch (error) {
      if (!refusals.has((error as { code: string }).code)) throw error;
    }
  return names;
}

/** Lists everyone for whom the query returns or changes a row. */
export const whoSees = (family: Family, query: (person: TestPerson) => Promise<readonly unknown[]>): Promise<Name[]> =>
  whoMay(family, async (person) => {
    const { length } = await query(person);
    if (length === 0) throw Object.assign(new Error('Nothing is there.'), { code: 'not_found' });
  });

/** The rows of a direct read over `/rest/v1`. */
export async function overRest(
  { supabase }: Pick<TestPerson, 'supabase'>,
  table: string,
  columns: string,
  [column, value]: readonly [string, string],
) {
  const { data, error } = await supabase.from(table).select(columns).eq(column, value);
  if (error) throw error;
  return data;
}

/** A mediator with a new case without other participants. */
export async function openMediation(server: TestServer) {
  const name = `Mediation ${crypto.randomUUID()}`;
  const organization = await server.organization(name);
  const mediator = await server.person('mediator', { name: 'Mia Mediator', organization });
  const { case: opened } = await mediator.api.createCase(intakeOf(mediator));
  const invite = (
    { email, language, guest = 'A Guest' }: { email: string; language?: string; guest?: string },
    role: 'divorcee' | 'lawyer' = 'divorcee',
    side: 'A' | 'B' = 'A',
  ) => mediator.api.invite({ caseId: opened.id, email, name: guest, role, side, ...(language && { language }) });
  return { organization, name, mediator, caseId: opened.id, invite };
}
