import type { ApiClient } from '@mediation/api-client';
import { coverSheet, type TestServer } from '@mediation/server/testing';
import { busyChat } from './busy-chat.ts';
import { client, password } from './account.ts';
import { nextAgreement, releasedAgreement, signedAgreement } from './released-agreement.ts';

/** The two servers of a run, and the organization of the people on the first one. */
interface Servers {
  open: TestServer;
  /** A new server without an admin, started for the first test that asks for it. */
  closed: () => Promise<TestServer>;
  organization: string;
}

/** What a test can ask for because it takes the database: time that has passed, or very many rows. */
export type Preparations = {
  [Name in keyof ReturnType<typeof preparations>]: Awaited<ReturnType<ReturnType<typeof preparations>[Name]>>;
};

/** Makes each preparation for the first test that asks for it; later ones share it, unless it says otherwise. */
export function preparations({ open, closed, organization }: Servers) {
  const hasty = once(() => hastyOrganization(open));
  return {
    /** The admin code that a new server printed on its console. */
    adminCode: once(async () => (await (await closed()).adminCode()) ?? ''),
    /** The token of the mail that confirms the address of a newly registered mediator. */
    confirmation: once(async () => confirmation(await closed())),
    /** A mediator of their own for each test, whose time to set up a second factor is over. */
    overdueMediator: async () => overdueMediator(open, organization),
    /** A party with an app for codes, whose removal an admin has begun, and the admin who can confirm it. */
    lostFactors: once(() => lostFactors(open)),
    /** The token of an expired invitation. */
    expiredInvitation: once(() => expiredInvitation(open, organization)),
    /** A session that began 20 minutes ago, with the addresses of the people who attend it. */
    begunSession: once(() => begunSession(open, organization)),
    /** A case of its own for each test, in which a draft may be released and signed at once, with its people's addresses. */
    negotiatedCase: async () => negotiatedCase(open, await hasty()),
    /** A mediator with 60 channels, in the first of which 10,000 messages stand, and the party who wrote half of them. */
    busyChat: once(() => busyChat(open)),
    /** A case of an organization that has the safety screening switched off, with the address of its party. */
    unscreenedCase: once(() => unscreenedCase(open)),
    /** A fillable court form, in base64. */
    coverSheet: once(async () => Buffer.from(await coverSheet()).toString('base64')),
    /** An agreement whose time to think is over. */
    signableAgreement: once(() => releasedAgreement(open, organization, 49)),
    /** The same of an organization that no other test uses. */
    officeAgreement: async () => releasedAgreement(open, await open.organization('Harbor Mediation'), 49),
    /** An agreement released 17 hours ago. */
    waitingAgreement: once(() => releasedAgreement(open, organization, 17)),
    /** An agreement that both parties signed. */
    signedAgreement: once(() => signedAgreement(open, organization)),
    /** An agreement that both parties signed, with a later version that waits for their signatures. */
    nextAgreement: once(() => nextAgreement(open, organization)),
  };
}

/** Makes something on the first call. */
export function once<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** An organization that asks for no time to think before a signature. */
async function hastyOrganization(server: TestServer) {
  const organization = await server.organization('Swift Mediation');
  await server.owner`update organization_settings set cooling_off_hours = 0 where organization_id = ${organization}`;
  return organization;
}

/** Switches the safety screening off for people who share their organization with no other test. */
async function unscreenedCase(server: TestServer) {
  const organization = await server.organization('Silent Mediation');
  await server.owner`update organization_settings set safety_screening_enabled = false where organization_id = ${organization}`;
  const mediator = await server.person('mediator', { name: 'Ruth Lindqvist', organization });
  const party = await server.person('divorcee', { name: 'Maya Okafor' });
  const { id: caseId } = (await mediator.api.createCase({ title: 'Okafor family', personalInfo: client })).case;
  const { email, name } = party;
  const { token } = await mediator.api.invite({ caseId, email, name, role: 'divorcee', side: 'A' });
  await party.api.acceptInvitation({ token });
  return { caseId, mediator: mediator.email, party: email };
}

/** Ends the time to set up a second factor, because tests cannot wait seven days. */
async function overdueMediator(server: TestServer, organization: string) {
  const { id, email } = await server.person('mediator', { name: 'Ruth Lindqvist', organization });
  await server.owner`update private.staff_since set has_had_time = true where user_id = ${id}`;
  return email;
}

/** Begins to remove somebody's second factor. */
async function lostFactors(server: TestServer) {
  const [first, second] = [await server.person('admin', { name: 'Nadia Rahman' }), await server.person('admin')];
  const party = await server.person('divorcee', { name: 'Maya Okafor' });
  await server.owner`insert into private.code_apps (user_id, secret, confirmed_at) values (${party.id}, 'sealed', now())`;
  await server.owner`
    insert into private.sign_in_proofs (session_id, factor_at) values (${party.sessionId}, now())`;
  await first.api.beginFactorRemoval({ userId: party.id });
  const { user } = await party.api.getMe();
  return { admin: second.email, party: { token: party.token, user, email: party.email, name: party.name } };
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

/** Records that both parties can meet, so that their first session can start. */
async function screen({ listParticipants, recordScreening }: ApiClient, caseId: string) {
  const { participants } = await listParticipants({ caseId });
  for (const { id } of participants.filter(({ role }) => role === 'divorcee'))
    await recordScreening({
      caseId,
      participant_id: id,
      instrument: 'A talk',
      screened_on: new Date().toISOString().slice(0, 10),
      outcome: 'proceed',
      adaptations: [],
      own_words: '',
      next_review_on: null,
    });
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
  await screen(mediator.api, opened.id);
  const [session] = await server.owner<{ id: string }>`
    insert into sessions (case_id, kind, mode, status, starts_at, time_zone, proposed_by)
    values (${opened.id}, 'shuttle', 'video', 'scheduled', now() - interval '20 minutes', 'Pacific/Auckland', ${mediator.id})
    returning id`;
  await server.owner`
    insert into session_attendees (case_id, session_id, participant_id, link)
    select case_id, ${session!.id}, id, 'https://rooms.example/' || side from case_participants
    where case_id = ${opened.id} and status = 'active'`;
  const emails = { mediator: mediator.email, party: party.email, other: other.email };
  return { id: session!.id, ...emails };
}

/** Holds the first session of a case in the database, because tests cannot wait for its end. */
async function negotiatedCase(server: TestServer, organization: string) {
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
  await screen(mediator.api, caseId);
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
  return { id: caseId, ...emails };
}

/** Registers a mediator and reads the token of the mail from the database. */
async function confirmation({ guest, owner }: TestServer) {
  const email = 'ruth@test.example';
  await guest.register({ email, name: 'Ruth Lindqvist', password, role: 'mediator' });
  const [mail] = await owner<{ token: string }>`
    select facts ->> 'token' as token from private.mails where address = ${email} and template = 'confirm_registration'`;
  return mail?.token ?? '';
}
