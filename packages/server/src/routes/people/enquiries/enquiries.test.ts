import { expect, test } from 'vitest';
import { type TestPerson } from '../../../testing.ts';
import { server } from '../../../testing/server.ts';

/** An office that takes enquiries, with its mediator and its admin, and somebody who can ask it. */
async function office({ line = 'Bristol, and by video. English' } = {}) {
  const organization = await server.organization();
  const mediator = await server.person('mediator', { organization });
  const admin = await server.person('admin', { organization });
  const { version } = (await admin.api.getOrganizationSettings({ orgId: organization })).settings;
  await admin.api.updateOrganizationSettings({
    orgId: organization,
    takes_enquiries: true,
    enquiry_line: line,
    enquiry_days: 2,
    version,
  });
  return { organization, mediator, admin, elena: await server.person('divorcee', { name: 'Elena Marsh' }) };
}

const asking = {
  other_name: 'Tom Marsh',
  wishes: ['video' as const],
  by_mail: false,
  safe_hours: 'Weekdays until 15:00',
};

const waiting = async ({ api }: TestPerson) => (await api.listEnquiries({})).enquiries;

const firstOf = async (person: TestPerson) => (await waiting(person))[0]!.id;

test('a party without an invitation asks an office, whose mediator turns it into a case with their first draft', async () => {
  const { organization, mediator, elena } = await office();
  const { offices } = await elena.api.listEnquiryOffices();
  expect(offices.find((it) => it.organization_id === organization)).toMatchObject({
    line: 'Bristol, and by video. English',
    days: 2,
  });
  await elena.api.sendEnquiry({ organization_id: organization, ...asking });
  const [enquiry] = await waiting(mediator);
  expect(enquiry).toMatchObject({ name: 'Elena Marsh', ...asking, status: 'waiting', case_id: null });
  expect(
    await server.owner`select type, message, subject_type from notifications where user_id = ${mediator.id}`,
  ).toEqual([{ type: 'case_update', message: 'Somebody asks your office for a mediation.', subject_type: 'enquiry' }]);

  const { case_id: caseId } = await mediator.api.acceptEnquiry({ enquiryId: enquiry!.id });
  expect((await mediator.api.getCase({ caseId })).case.title).toBe('Elena Marsh – Tom Marsh');
  expect(await waiting(mediator)).toEqual([]);
  expect((await mediator.api.listEnquiries({ state: 'answered' })).enquiries).toMatchObject([
    { status: 'case', case_id: caseId },
  ]);
  // No mail is safe, so none waits, and the way in is here.
  expect(await server.owner`select template from private.mails where address = ${elena.email}`).toEqual([]);
  expect((await elena.api.listNotifications()).notifications).toMatchObject([
    { message: 'There is news about something you asked for.', subject_type: 'enquiry' },
  ]);
  const { enquiry: own } = await elena.api.getMyEnquiry();
  expect(own).toMatchObject({ status: 'case', is_invited: true, case_id: null });
  const { token } = await elena.api.openEnquiryInvitation();
  await elena.api.acceptInvitation({ token });
  expect((await elena.api.getIntake({ caseId })).intake).toMatchObject({
    status: 'draft',
    personalInfo: { name: 'Elena Marsh', email: elena.email },
  });
  expect((await elena.api.getMyEnquiry()).enquiry).toMatchObject({ is_invited: false });
  await expect(elena.api.openEnquiryInvitation()).rejects.toMatchObject({ code: 'conflict' });
});

test('an office declines kindly and keeps nothing but its answer, and the person asks another one', async () => {
  const { organization, admin, mediator, elena } = await office();
  await elena.api.sendEnquiry({ organization_id: organization, ...asking });
  const enquiryId = await firstOf(admin);
  await expect(admin.api.acceptEnquiry({ enquiryId })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(admin.api.declineEnquiry({ enquiryId, answer: ' ' })).rejects.toMatchObject({ code: 'invalid' });
  await admin.api.declineEnquiry({ enquiryId, answer: 'We have no time before February.' });
  for (const again of [
    () => mediator.api.declineEnquiry({ enquiryId, answer: 'No.' }),
    () => mediator.api.acceptEnquiry({ enquiryId }),
  ])
    await expect(again()).rejects.toMatchObject({ code: 'conflict', message: 'This enquiry was answered already.' });
  expect((await elena.api.getMyEnquiry()).enquiry).toMatchObject({
    status: 'declined',
    answer: 'We have no time before February.',
    other_name: '',
    wishes: [],
    safe_hours: '',
  });
  const { notifications } = await elena.api.listNotifications();
  expect(notifications).toMatchObject([
    { message: 'There is news about something you asked for.', subject_type: 'enquiry' },
  ]);
  const other = await office();
  await elena.api.sendEnquiry({ organization_id: other.organization, ...asking });
  await elena.api.withdrawEnquiry();
  await expect(elena.api.withdrawEnquiry()).rejects.toMatchObject({ code: 'conflict' });
  expect(await waiting(other.mediator)).toEqual([]);
});

test('only mediators and admins of the office that was asked read and answer an enquiry', async () => {
  const { organization, elena } = await office();
  const other = await office();
  const platform = await server.person('admin');
  await elena.api.sendEnquiry({ organization_id: organization, ...asking });
  const enquiryId = (await elena.api.getMyEnquiry()).enquiry!.id;
  for (const { api } of [other.mediator, other.admin, platform, other.elena, elena]) {
    expect((await api.listEnquiries({})).enquiries.map((it) => it.id)).not.toContain(enquiryId);
    await expect(api.acceptEnquiry({ enquiryId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(api.declineEnquiry({ enquiryId, answer: 'No.' })).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('an office that takes no enquiries, a second enquiry, and one from somebody in a case or of another role are refused', async () => {
  const { organization, mediator, elena } = await office();
  const closed = await server.organization();
  const ask = ({ api }: TestPerson, organization_id = organization) => api.sendEnquiry({ organization_id, ...asking });
  await expect(ask(elena, closed)).rejects.toMatchObject({
    message: 'This office takes no enquiries now. Choose another one.',
  });
  await expect(ask(mediator)).rejects.toMatchObject({ code: 'forbidden' });
  await ask(elena);
  await expect(ask(elena)).rejects.toMatchObject({
    message: 'You have asked an office already. Take that back first.',
  });
  await expect(
    elena.api.sendEnquiry({ organization_id: organization, ...asking, other_name: '' }),
  ).rejects.toMatchObject({
    code: 'invalid',
  });
  const enquiryId = await firstOf(mediator);
  await mediator.api.acceptEnquiry({ enquiryId });
  await elena.api.acceptInvitation(await elena.api.openEnquiryInvitation());
  await expect(ask(elena)).rejects.toMatchObject({ message: 'You are in a case already. Write to your mediator.' });
});
