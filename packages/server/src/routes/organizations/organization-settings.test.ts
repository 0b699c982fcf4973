import { limits } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { setRegistration } from '../../backend.ts';
import { openFamily, whoMay } from '../../testing/family.ts';
import { server } from '../../testing/server.ts';

const years = limits.retentionYears;

const week = {
  mon: [
    { from: '10:00', to: '13:00' },
    { from: '14:00', to: '18:00' },
  ],
  fri: [],
};

const noContacts = { emergency: '', violence_line: '', crisis_line: '' };

test('a new organization inherits the platform settings', async () => {
  const organization = await server.organization();
  const admin = await server.person('admin');
  const { settings } = await admin.api.getOrganizationSettings({ orgId: organization });
  expect(settings).toMatchObject({
    idle_minutes: 15,
    warning_seconds: 120,
    retention: { messages: years, financial_documents: years, notes: years, agreement: years, audit: years },
    ai_enabled: true,
    external_ai_enabled: false,
    safety_screening_enabled: true,
    safety_contacts: { en: noContacts, es: noContacts },
    time_zone: 'UTC',
    locale: 'en',
    registration: 'approval',
    neutral_notifications: true,
    version: 1,
  });
  expect(settings.working_hours.mon).toEqual([{ from: '09:00', to: '17:00' }]);
  expect(settings.working_hours.sat).toBeUndefined();
});

test('organization settings are readable by its members and participants, fully only by admins, and by no others', async () => {
  const family = await openFamily(server);
  const orgId = family.organization;
  expect(await whoMay(family, ({ api }) => api.getOrganizationSettings({ orgId }))).toEqual([
    'mediator',
    'a',
    'b',
    'lawyerA',
    'lawyerB',
    'former',
    'colleague',
    'admin',
    'officeAdmin',
  ]);
  expect(await family.a.api.getOrganizationSettings({ orgId })).toMatchObject({
    settings: { idle_minutes: 15, registration: null, neutral_notifications: null },
  });
  const { error } = await family.a.supabase.from('organization_settings').select('registration');
  expect(error).toMatchObject({ code: '42501' });
});

test('only an admin changes organization settings, single settings keep the others, and an outdated version returns conflict', async () => {
  const family = await openFamily(server);
  const { organization: orgId, admin, mediator, outsider } = family;
  const change = { orgId, idle_minutes: 30, version: 1 };
  const others = { ...family, people: { ...family.people, admin: outsider, officeAdmin: outsider } };
  expect(await whoMay(others, ({ api }) => api.updateOrganizationSettings(change))).toEqual([]);
  await expect(mediator.api.updateOrganizationSettings(change)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(outsider.api.updateOrganizationSettings(change)).rejects.toMatchObject({ code: 'not_found' });
  await admin.api.updateOrganizationSettings(change);
  const { settings } = await admin.api.updateOrganizationSettings({
    orgId,
    warning_seconds: 60,
    retention: { notes: 2 },
    time_zone: 'Europe/Berlin',
    locale: 'de',
    working_hours: week,
    registration: 'open',
    neutral_notifications: false,
    ai_enabled: false,
    external_ai_enabled: true,
    safety_contacts: { en: { ...noContacts, emergency: ' 999 ' }, es: noContacts },
    version: 2,
  });
  expect(settings).toEqual({
    birth_dates: 'year',
    takes_enquiries: false,
    enquiry_line: '',
    enquiry_days: 3,
    idle_minutes: 30,
    warning_seconds: 60,
    retention: { messages: 7, financial_documents: 7, notes: 2, agreement: 7, audit: 7 },
    ai_enabled: false,
    external_ai_enabled: true,
    safety_screening_enabled: true,
    safety_contacts: { en: { ...noContacts, emergency: '999' }, es: noContacts },
    time_zone: 'Europe/Berlin',
    locale: 'de',
    status_texts: expect.objectContaining({ en: expect.anything(), es: expect.anything() }),
    working_hours: week,
    video_url: null,
    registration: 'open',
    neutral_notifications: false,
    cooling_off_hours: 48,
    version: 3,
  });
  await expect(admin.api.updateOrganizationSettings({ orgId, idle_minutes: 20, version: 2 })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('open registration grants the mediator role only when an organization is open too', async () => {
  const admin = await server.person('admin');
  const join = async () => {
    const email = `${crypto.randomUUID()}@test.example`;
    const person = { email, name: 'Mia', password: 'correct horse', role: 'mediator' } as const;
    const { role, requested_role, organization_id } = (await server.register(person)).user;
    return { role, requested_role, organization_id };
  };
  await server.owner`update organization_settings set registration = 'approval'`;
  const orgId = await server.organization();
  await setRegistration(server.backend, 'open');
  try {
    expect(await join()).toEqual({ role: 'divorcee', requested_role: 'mediator', organization_id: null });
    const { settings } = await admin.api.getOrganizationSettings({ orgId });
    await admin.api.updateOrganizationSettings({ orgId, registration: 'open', version: settings.version });
    expect(await join()).toEqual({ role: 'mediator', requested_role: null, organization_id: orgId });
    const made = await admin.api.getOrganizationSettings({ orgId: await server.organization() });
    expect(made.settings.registration).toBe('open');
  } finally {
    await setRegistration(server.backend, 'approval');
  }
  expect(await join()).toEqual({ role: 'divorcee', requested_role: 'mediator', organization_id: null });
});

test('invalid organization settings return invalid with the path of the field', async () => {
  const orgId = await server.organization();
  const admin = await server.person('admin');
  for (const [change, path] of [
    [{ idle_minutes: 0 }, 'idle_minutes'],
    [{ warning_seconds: 90 }, 'warning_seconds'],
    [{ retention: { notes: 0 } }, 'retention.notes'],
    [{ time_zone: 'Nowhere' }, 'time_zone'],
    [{ working_hours: { mon: [{ from: '17:00', to: '09:00' }] } }, 'working_hours.mon.0'],
    [{ working_hours: { mon: [{ from: '0:00', to: '17:00' }] } }, 'working_hours.mon.0.from'],
    ...[
      'http://meet.example.org',
      'meet.example.org',
      'https://admin:secret@meet.example.org',
      'https://meet.example.org/?room=1',
      'https://meet.example.org/#a',
      'https://meet.example.org/..',
      'https://meet example.org',
      'javascript:alert(1)',
    ].map((video_url) => [{ video_url }, 'video_url'] as const),
  ] as const)
    await expect(
      admin.api.updateOrganizationSettings({ orgId, version: 1, ...(change as object) }),
    ).rejects.toMatchObject({ code: 'invalid', details: [{ path }] });
});

test('an admin sets the address of a video server, without the slash at its end, and removes it again', async () => {
  const orgId = await server.organization();
  const admin = await server.person('admin');
  const set = async (video_url: string | null, version: number) =>
    (await admin.api.updateOrganizationSettings({ orgId, video_url, version })).settings.video_url;
  expect(await set(' https://meet.example.org:8443/rooms/ ', 1)).toBe('https://meet.example.org:8443/rooms');
  await admin.api.updateOrganizationSettings({ orgId, idle_minutes: 20, version: 2 });
  expect((await admin.api.getOrganizationSettings({ orgId })).settings.video_url).toContain('meet.example.org');
  expect(await set(null, 3)).toBeNull();
  for (const address of ['http://meet.example.org', 'https://meet.example.org/', 'https://a@meet.example.org'])
    await expect(
      admin.sql((sql) => sql`update organization_settings set video_url = ${address} where organization_id = ${orgId}`),
    ).rejects.toMatchObject({ code: '23514' });
});

test('the database rejects malformed working hours', async () => {
  const { sql } = await server.person('admin');
  for (const hours of ['[]', '{"day": []}', '{"mon": "all day"}', '{"mon": [1]}', '{"mon": [{"from": "10:00"}]}'])
    await expect(
      sql((sql) => sql`update organization_settings set working_hours = ${hours}::jsonb`),
    ).rejects.toMatchObject({ code: '23514' });
});

test('everybody in a case reads whom its organization names for danger, and nobody outside of it', async () => {
  const family = await openFamily(server);
  const { a, admin, caseId, organization } = family;
  const none = { en: noContacts, es: noContacts };
  expect(await a.api.getSafetyContacts({ caseId })).toEqual({ contacts: none });
  const contacts = { ...none, en: { ...noContacts, violence_line: 'Refuge, 0808 2000 247' } };
  const { version } = (await admin.api.getOrganizationSettings({ orgId: organization })).settings;
  await admin.api.updateOrganizationSettings({ orgId: organization, safety_contacts: contacts, version });
  expect(await a.api.getSafetyContacts({ caseId })).toEqual({ contacts });
  expect(await whoMay(family, ({ api }) => api.getSafetyContacts({ caseId }))).toEqual(
    await whoMay(family, ({ api }) => api.getCase({ caseId })),
  );
  const { otherParty, former, outsider } = family;
  for (const { api } of [otherParty, former, outsider])
    await expect(api.getSafetyContacts({ caseId })).rejects.toMatchObject({ code: 'not_found' });
});
