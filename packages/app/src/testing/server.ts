import { connect, createServer } from 'node:net';
import type { NeutralityReport } from '@mediation/api-client';
import { startTestServer, tenth, type TestServer } from '@mediation/server/testing';
import { startPostgres } from '@mediation/server/testing/postgres';
import type { TestProject } from 'vitest/node';
import { client, password } from './people.ts';
import { busyChat } from './busy-chat.ts';
import { type ReleasedAgreement, releasedAgreement, reopenedAgreement, signedAgreement } from './released-agreement.ts';

type NegotiatedCase = Record<'id' | 'password' | 'mediator' | 'party' | 'other', string>;

declare module 'vitest' {
  interface ProvidedContext {
    /** The admin code that a new server printed on its console. */
    adminCode: string;
    /** The token of an expired invitation. */
    expiredInvitation: string;
    /** The token of the mail that confirms the address of a newly registered mediator. */
    confirmation: string;
    /** A session that began 20 minutes ago, with the addresses of the people who attend it. */
    begunSession: { id: string; password: string; mediator: string; party: string; other: string };
    /** A case in which a draft may be released and signed at once, with the addresses of its people. */
    negotiatedCase: NegotiatedCase;
    /** Another one, for what is read and compared after a release. */
    readCase: NegotiatedCase;
    /** Another one, for the annex of its plan. */
    annexCase: NegotiatedCase;
    /** Another one, for the homes of its people. */
    signingCase: NegotiatedCase;
    /** A mediator with 60 channels, in the first of which 10,000 messages stand, and the party who wrote half of them. */
    busyChat: { password: string; mediator: string; party: string; caseId: string };
    /** An agreement whose time to think is over, one released 17 hours ago, one that both parties signed, and one of which a clause was reopened. */
    agreements: Record<'signable' | 'waiting' | 'signed' | 'reopened', ReleasedAgreement>;
  }
}

// Each test signs somebody up; the server's own tests check the cost of real passwords.
process.env['LITE_AUTH_BCRYPT_COST'] ??= '4';

/**
 * Starts two real servers for the whole run, behind ports that proxy calls of the page's origin: one that grants every
 * role, and under `/closed` a new one without an admin. They run on Postgres, or embedded where none starts.
 */
export default async function setup({ provide }: TestProject) {
  const postgres = await startPostgres();
  const database = async () => ('url' in postgres ? { databaseUrl: await postgres.newDatabase() } : {});
  const open = await startTestServer({ ...(await database()), registration: 'open', calculators: [tenth] });
  const organization = await open.organization('Test Mediation');
  await earlierNeutralityReport(open);
  const closed = await startTestServer(await database());
  provide('adminCode', (await closed.adminCode()) ?? '');
  provide('expiredInvitation', await expiredInvitation(open, organization));
  provide('begunSession', await begunSession(open, organization));
  const hasty = await hastyOrganization(open);
  provide('negotiatedCase', await negotiatedCase(open, hasty));
  provide('readCase', await negotiatedCase(open, hasty));
  provide('annexCase', await negotiatedCase(open, hasty));
  provide('signingCase', await negotiatedCase(open, hasty));
  provide('busyChat', await busyChat(open));
  provide('agreements', {
    signable: await releasedAgreement(open, organization, 49),
    waiting: await releasedAgreement(open, organization, 17),
    signed: await signedAgreement(open, organization),
    reopened: await reopenedAgreement(open, organization),
  });
  provide('confirmation', await confirmation(closed));
  const relays = [
    await relayTo(await open.listen(), process.env['APP_TEST_PORT']),
    await relayTo(await closed.listen(), process.env['APP_CLOSED_PORT']),
  ];
  return async () => {
    await Promise.all([open.stop(), closed.stop()]);
    for (const relay of relays) relay.close();
    if ('stop' in postgres) await postgres.stop();
  };
}

/** An organization that asks for no time to think before a signature. */
async function hastyOrganization(server: TestServer) {
  const organization = await server.organization('Swift Mediation');
  await server.owner`update organization_settings set cooling_off_hours = 0 where organization_id = ${organization}`;
  return organization;
}

/** Creates an expired invitation in the database, because tests cannot wait seven days. */
async function expiredInvitation(server: TestServer, organization: string) {
  const { api } = await server.person('mediator', { organization });
  const { case: opened } = await api.createCase({ title: 'Reyes family', personalInfo: client });
  const invited = {
    caseId: opened.id,
    email: 'late@test.example',
    name: 'Ada Reyes',
    role: 'divorcee',
    side: 'A',
  } as const;
  const { token, invitation } = await api.invite(invited);
  await server.owner`update invitations set expires_at = now() - interval '1 minute' where id = ${invitation.id}`;
  return token;
}

/** Inserts a session that has begun, because tests cannot wait for its start. */
async function begunSession(server: TestServer, organization: string) {
  const mediator = await server.person('mediator', { name: 'Ruth Lindqvist', organization });
  const party = await server.person('divorcee', { name: 'Maya Okafor' });
  const other = await server.person('divorcee', { name: 'Daniel Okafor' });
  const { case: opened } = await mediator.api.createCase({ title: 'Okafor family', personalInfo: client });
  for (const [guest, side] of [
    [party, 'A'],
    [other, 'B'],
  ] as const) {
    const { token } = await mediator.api.invite({
      caseId: opened.id,
      email: guest.email,
      name: guest.name,
      role: 'divorcee',
      side,
    });
    await guest.api.acceptInvitation({ token });
  }
  const [session] = await server.owner<{ id: string }>`
    insert into sessions (case_id, kind, mode, status, starts_at, time_zone, proposed_by)
    values (${opened.id}, 'shuttle', 'video', 'scheduled', now() - interval '20 minutes', 'Pacific/Auckland', ${mediator.id})
    returning id`;
  await server.owner`
    insert into session_attendees (case_id, session_id, participant_id, link)
    select case_id, ${session!.id}, id, 'https://rooms.example/' || side from case_participants
    where case_id = ${opened.id} and status = 'active'`;
  const emails = { mediator: mediator.email, party: party.email, other: other.email };
  return { id: session!.id, password: 'correct horse', ...emails };
}

/** Holds the first session of a case in the database, because tests cannot wait for its end. */
async function negotiatedCase(server: TestServer, organization: string): Promise<NegotiatedCase> {
  const mediator = await server.person('mediator', { name: 'Ruth Lindqvist', organization });
  const party = await server.person('divorcee', { name: 'Maya Okafor' });
  const other = await server.person('divorcee', { name: 'Daniel Okafor' });
  const { case: opened } = await mediator.api.createCase({ title: 'Okafor family', personalInfo: client });
  const { id: caseId } = opened;
  for (const [{ api, email, name }, side] of [
    [party, 'A'],
    [other, 'B'],
  ] as const) {
    const { token } = await mediator.api.invite({ caseId, email, name, role: 'divorcee', side });
    await api.acceptInvitation({ token });
    const { intake } = await api.getIntake({ caseId });
    const saved = intake ?? (await api.saveIntake({ caseId, personalInfo: { ...client, name, email } })).intake;
    await api.submitIntake({ caseId, version: saved.version });
  }
  await server.owner`update requirements set na_reason = 'There is none.' where case_id = ${caseId}`;
  const { version } = await mediator.api.getCaseStep({ caseId });
  await mediator.api.advanceCase({ caseId, step: 'first_session', version });
  const [session] = await server.owner<{ id: string }>`
    insert into sessions (case_id, kind, mode, status, starts_at, time_zone, proposed_by)
    values (${caseId}, 'joint', 'video', 'scheduled', now() - interval '2 hours', 'Europe/London', ${mediator.id})
    returning id`;
  await server.owner`
    insert into session_attendees (case_id, session_id, participant_id)
    select case_id, ${session!.id}, id from case_participants where case_id = ${caseId} and status = 'active'`;
  const held = await mediator.api.getSession({ sessionId: session!.id });
  await mediator.api.completeSession({ sessionId: session!.id, status: 'completed', version: held.session.version });
  const emails = { mediator: mediator.email, party: party.email, other: other.email };
  return { id: caseId, password: 'correct horse', ...emails };
}

/** Registers a mediator and reads the token of the mail from the database. */
async function confirmation({ guest, owner }: TestServer) {
  const email = 'ruth@test.example';
  await guest.register({ email, name: 'Ruth Lindqvist', password, role: 'mediator' });
  const [mail] = await owner<{ token: string }>`
    select facts ->> 'token' as token from private.mails where address = ${email} and template = 'confirm_registration'`;
  return mail?.token ?? '';
}

/** Forwards connections from a port that was announced before the server had one. */
async function relayTo(origin: string, from: string | undefined) {
  const { port } = new URL(origin);
  const relay = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1');
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((ready) => relay.listen(Number(from), '127.0.0.1', ready));
  return relay;
}

/** The swap tests of a version before the one in use. */
async function earlierNeutralityReport({ owner }: TestServer) {
  const results: NeutralityReport['results'] = [
    { kind: 'name', measure: 'risk', pairs: 13_200, largest: 0, examples: [] },
    {
      kind: 'order',
      measure: 'tone',
      pairs: 600,
      largest: 2,
      examples: [
        {
          difference: 2,
          one: { text: 'Alex: Fine.\nSam: You always lie.', score: 3 },
          other: { text: 'Sam: You always lie.\nAlex: Fine.', score: 5 },
        },
      ],
    },
  ];
  await owner`
    insert into neutrality_reports (engine_version, ruleset, results)
    values ('0.9.0', 'earlier', ${JSON.stringify(results)}::jsonb)`;
}
