import { expect, test } from 'vitest';
import { sendMails } from '../../mail/send-mails.ts';
import type { Mail } from '../../mail/transport.ts';
import { sendDocument, storedUnder } from '../../routes/documents/documents.fixture.ts';
import { openFamily, say } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';
import { carryOutErasures } from './carry-out-erasures.ts';
import { carryOut, decide, erase } from './erase.fixture.ts';

const { owner, backend } = server;
const { storage } = backend.files;

const statusOf = async (id: string) =>
  (await owner<{ status: string }>`select status from erasure_requests where id = ${id}`)[0]?.status;

const auditOf = (userId: string) => owner<{ facts: Record<string, number>; actor_id: string }>`
  select facts, actor_id from private.audit_log where action = 'erase' and object_id = ${userId}`;

const profileOf = async (userId: string) =>
  (
    await owner<{ name: string; erased_at: string | null }>`
    select name, erased_at from profiles where id = ${userId}`
  )[0]!;

async function mailsTo(address: string) {
  const sent: Mail[] = [];
  const send = async (mail: Mail) => void sent.push(mail);
  await sendMails({ sql: owner, send, siteUrl: 'http://test', organizer: 'no-reply@test.example' });
  return sent.filter(({ to }) => to === address);
}

test('a decided erasure ends sign-in, empties the person to a former participant, and is done only afterwards', async () => {
  const { a, b, admin, caseId, together } = await openFamily(server);
  await a.api.updateMe({ phone: '+44 117 496 0424' });
  await say(a, together, 'I was here.');
  const id = await decide(a, admin);
  expect(await a.api.getErasure()).toMatchObject({ erasure: { status: 'carrying_out' } });
  await carryOut(server);
  expect(await statusOf(id)).toBe('done_in_part');
  await expect(a.api.getMe()).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(server.guest.login({ email: a.email, password: 'correct horse' })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(
    await owner`select email, phone, encrypted_password, raw_user_meta_data from auth.users where id = ${a.id}`,
  ).toEqual([{ email: null, phone: null, encrypted_password: '', raw_user_meta_data: {} }]);
  expect(await owner`select 1 from contact_details where user_id = ${a.id}`).toEqual([]);
  const { messages } = await b.api.listMessages({ channelId: together });
  expect(messages).toMatchObject([{ content: 'I was here.', sender_name: 'Former participant' }]);
  const { participants } = await b.api.listParticipants({ caseId });
  expect(participants.find(({ user_id }) => user_id === a.id)).toMatchObject({
    status: 'removed',
    name: 'Former participant',
  });
  const [entry, ...more] = await auditOf(a.id);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ actor_id: admin.id, facts: { 'public.profiles': 1, 'public.contact_details': 1 } });
});

test('an erased person gets one last neutral mail, and their address is kept nowhere afterwards', async () => {
  const { a, admin } = await openFamily(server);
  await a.api.updateMe({ language: 'es' });
  await erase(server, a, admin);
  const mails = await mailsTo(a.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Lo que pidió está hecho']);
  expect(mails[0]!.text).toContain('14 días');
  expect(await owner`select 1 from private.mails where address = ${a.email}`).toEqual([]);
});

test('a reader in Spanish sees the name of an erased person in Spanish', async () => {
  const { a, b, admin, caseId } = await openFamily(server);
  await erase(server, a, admin);
  const answer = await server.app.request(`/api/cases/${caseId}/participants`, {
    headers: { authorization: `Bearer ${b.token}`, 'accept-language': 'es' },
  });
  const { participants } = (await answer.json()) as { participants: { user_id: string; name: string }[] };
  expect(participants.find(({ user_id }) => user_id === a.id)?.name).toBe('Participante anterior');
});

test('the address of an erased person can register anew', async () => {
  const { a, admin } = await openFamily(server);
  await erase(server, a, admin);
  const { user } = await server.register({
    email: a.email,
    password: 'quite another horse',
    name: 'Ada Reyes',
    role: 'divorcee',
  });
  expect(user.id).not.toBe(a.id);
});

test('a legal hold that is set after the decision stops the erasure whole, and lifting it lets it go on', async () => {
  const { a, admin, caseId } = await openFamily(server);
  const id = await decide(a, admin);
  await admin.api.setLegalHold({ caseId, on: true, reason: 'A court asked for the file.' });
  await carryOut(server);
  await carryOut(server);
  expect(await a.api.getErasure()).toMatchObject({ erasure: { status: 'carrying_out' } });
  expect(await profileOf(a.id)).toEqual({ name: 'Ada Reyes', erased_at: null });
  const { erasures } = await admin.api.listErasures({ limit: 100 });
  expect(erasures.find((it) => it.id === id)).toMatchObject({ status: 'carrying_out', stopped_for: 'legal_hold' });
  expect(
    await owner`select message from notifications where user_id in (${admin.id}, ${a.id}) and subject_id = ${id} and message like 'An erasure%'`,
  ).toEqual([{ message: 'An erasure had to stop. Look at it.' }]);
  await admin.api.setLegalHold({ caseId, on: false, reason: 'The court is done.' });
  await carryOut(server);
  expect(await statusOf(id)).toBe('done_in_part');
});

test('a job that is cut short between rows and files goes on where it stopped, and counts once', async () => {
  const { a, admin, caseId } = await openFamily(server);
  const upload = await sendDocument(a, caseId, { audience: 'private' });
  const keys = await owner<{ storage_key: string }>`
    select storage_key from private.upload_files where upload_id = ${upload.id}`;
  const isStored = async () => (await storedUnder(backend.files, keys[0]!.storage_key)).length > 0;
  const id = await decide(a, admin);
  const broken = { remove: async () => Promise.reject(new Error('The disk is away.')) };
  await expect(carryOutErasures(owner, broken, 14)).rejects.toThrow('away');
  expect(await statusOf(id)).toBe('carrying_out');
  expect(await auditOf(a.id)).toEqual([]);
  expect(await mailsTo(a.email)).toEqual([]);
  expect(await isStored()).toBe(true);
  await carryOut(server);
  expect(await statusOf(id)).toBe('done_in_part');
  expect(await isStored()).toBe(false);
  expect(await auditOf(a.id)).toHaveLength(1);
  await carryOut(server);
  expect(await auditOf(a.id)).toHaveLength(1);
});

test('two jobs at once erase a person once', async () => {
  const { a, admin } = await openFamily(server);
  const id = await decide(a, admin);
  await Promise.all([carryOutErasures(owner, storage, 14), carryOutErasures(owner, storage, 14)]);
  expect(await statusOf(id)).toBe('done_in_part');
  expect(await auditOf(a.id)).toHaveLength(1);
});

test('a document that arrives while its owner is erased is refused and leaves no row', async () => {
  const { a, admin, caseId } = await openFamily(server);
  await decide(a, admin);
  const sending = sendDocument(a, caseId, { audience: 'private' }).then(
    () => 'sent',
    ({ code }: { code: string }) => code,
  );
  await carryOut(server);
  expect(['sent', 'unauthenticated']).toContain(await sending);
  expect(await owner`select 1 from uploads where owner_id = ${a.id} and audience = 'private'`).toEqual([]);
});

test('closing the account of somebody without a case erases them, and one of a kept case waits for its retention', async () => {
  const { a, admin, caseId, outsider } = await openFamily(server);
  const alone = await server.person('divorcee', { name: 'Una Alone' });
  await admin.api.deleteUser({ userId: alone.id });
  await admin.api.deleteUser({ userId: a.id });
  await carryOut(server);
  expect((await profileOf(alone.id)).name).toBe('Former participant');
  expect((await profileOf(a.id)).name).toBe('Ada Reyes');
  expect((await profileOf(outsider.id)).name).toBe('Ola Outsider');

  await owner`update cases set status = 'closed', close_reason = 'agreed_full' where id = ${caseId}`;
  await owner`update cases set closed_at = now() - interval '8 years' where id = ${caseId}`;
  await owner`select private.apply_retention(case_id, class) from private.past_retention() where case_id = ${caseId}`;
  await owner`select private.plan_erasures()`;
  await carryOut(server);
  expect((await profileOf(a.id)).name).toBe('Former participant');
});

test('a party who has not signed in for a year is erased when no case of theirs is kept any longer', async () => {
  const { a, b, caseId, mediator } = await openFamily(server);
  await owner`update cases set status = 'closed', close_reason = 'agreed_full' where id = ${caseId}`;
  await owner`update cases set closed_at = now() - interval '8 years' where id = ${caseId}`;
  await owner`update auth.users set created_at = now() - interval '9 years', last_sign_in_at = now() - interval '2 years'
    where id in (${a.id}, ${mediator.id})`;
  await owner`select private.plan_erasures()`;
  await carryOut(server);
  expect((await profileOf(a.id)).name).toBe('Former participant');
  for (const { id } of [b, mediator]) expect((await profileOf(id)).erased_at).toBeNull();
});
