import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { client } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { offered, scheduled } from './mediated-session.testing.ts';

const part = (name: string) => page.getByRole('region', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

test('a mediator confirms and moves a session about which somebody feels unsafe only after they spoke with them', async () => {
  const { mediator, daniel, maya, session, caseId, answer } = await offered();
  await answer(daniel, 'yes', 'yes', 'yes');
  await answer(maya, 'yes', 'yes', 'yes');
  await maya.api.askMediator({ caseId, kind: 'safety_concern', sessionId: session.id });
  await renderAt(`/sessions/${session.id}`, mediator);
  await expect.element(page.getByRole('link', { name: 'Read request' })).toBeVisible();
  await button('Confirm this time').click();
  for (const [open, submit] of [
    [null, 'Confirm this time'],
    ['Move the session', 'Move the session'],
  ] as const) {
    if (open !== null) await button(open).click();
    await expect.element(dialog).toMatchTextContent('Somebody feels unsafe about this session.');
    await expect
      .element(dialog.getByRole('link', { name: 'Read the concern' }))
      .toHaveAttribute('href', `/cases/${caseId}?tab=safety`);
    if (open !== null) await dialog.getByLabelText('Begins at').fill('11:45');
    await dialog.getByRole('button', { name: submit }).click();
    await expect.element(dialog.getByText('Speak with them first, then tick this.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'I have spoken with them alone' }).click();
    await dialog.getByRole('button', { name: submit }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  const { session: now } = await maya.api.getSession({ sessionId: session.id });
  expect(now).toMatchObject({ status: 'scheduled', ics_sequence: 1 });
});

test('a mediator reads that both sides would meet before they change, confirm or move a session of a party who does not feel safe', async () => {
  const { mediator, maya, session, caseId, answer } = await offered({ kind: 'shuttle', mode: 'phone' });
  const { intake } = await maya.api.saveIntake({
    caseId,
    personalInfo: { ...client, name: maya.name, email: maya.email },
    safety: { answers: { safe: 'no' } },
  });
  await maya.api.submitIntake({ caseId, version: intake.version });
  await answer(maya, 'yes', 'no', 'no');
  const words = 'Both sides meet in this session. Think of separate rooms for Maya.';
  await renderAt(`/sessions/${session.id}`, mediator);
  await button('Edit').click();
  await expect.element(dialog).not.toMatchTextContent(words);
  await dialog.getByLabelText('Kind').selectOptions('Together');
  await expect.element(dialog).toMatchTextContent(words);
  await expect
    .element(dialog.getByRole('link', { name: 'Go to safety answers' }))
    .toHaveAttribute('href', `/cases/${caseId}?tab=safety`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toMatchTextContent(words);
  await button('Confirm this time').click();
  await dialog.getByRole('button', { name: 'Confirm this time' }).click();
  await button('Move the session').click();
  await expect.element(dialog).toMatchTextContent(words);
  leaveApp();
  await renderAt(`/sessions/${session.id}`, maya);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('main')).not.toMatchTextContent('Both sides meet');
});

test('in separate rooms each side has its own link and arrival, and neither reads the other’s', async () => {
  const { mediator, daniel, maya, session } = await scheduled({ kind: 'shuttle' });
  await renderAt(`/sessions/${session.id}`, mediator);
  await button('Edit arrival').click();
  await dialog.getByLabelText('Minutes apart').selectOptions('10');
  await dialog.getByRole('group', { name: 'Daniel' }).getByLabelText(/^Link/).fill('http://larch.example');
  await dialog.getByRole('group', { name: 'Maya and Tomas' }).getByLabelText(/^Link/).fill('https://rowan.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Begin with https:// and enter the whole address.')).toBeVisible();
  await dialog.getByRole('group', { name: 'Daniel' }).getByLabelText(/^Link/).fill('https://larch.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(page.getByText('10 minutes apart, 50 minutes each. Each sees their own arrival and link only.'))
    .toBeVisible();
  const seenBy = async ({ api }: typeof maya) => (await api.getSession({ sessionId: session.id })).session.attendees;
  for (const [person, own, other] of [
    [daniel, 'larch', 'rowan'],
    [maya, 'rowan', 'larch'],
  ] as const) {
    const seen = JSON.stringify(await seenBy(person));
    expect(seen).toContain(own);
    expect(seen).not.toContain(other);
  }
  const arrivals = (await seenBy(mediator)).map(({ name, arrives_minutes }) => [name, arrives_minutes]);
  expect(arrivals).toContainEqual(['Daniel Okafor', 0]);
  expect(arrivals).toContainEqual(['Tomas Herrera', 10]);
});

test('a mediator lets the sides of a joint session in person arrive apart, and each reads its own time only', async () => {
  const { mediator, daniel, maya, session } = await scheduled({ mode: 'in_person' });
  await renderAt(`/sessions/${session.id}`, mediator);
  await button('Edit arrival').click();
  await dialog.getByRole('checkbox', { name: 'The two sides arrive apart' }).click();
  await dialog.getByLabelText('Minutes apart').selectOptions('15');
  await dialog.getByLabelText('Who arrives first').selectOptions('Maya and Tomas');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/^15 minutes apart, 45 minutes each\./)).toBeVisible();
  for (const [{ api, user }, minutes] of [
    [daniel, 15],
    [maya, 0],
  ] as const) {
    const { attendees } = (await api.getSession({ sessionId: session.id })).session;
    expect(attendees.find((it) => it.user_id === user.id)?.arrives_minutes).toBe(minutes);
    expect(attendees.filter((it) => it.arrives_minutes !== null)).toHaveLength(1);
  }
});

test('a mediator who changes a session to separate rooms is asked for two links, and the shared one ends for both', async () => {
  const { mediator, daniel, maya, session } = await scheduled();
  const link = 'https://rooms.example/holt';
  const everyone = session.attendees.map(({ participant_id }) => ({ participant_id, link }));
  await mediator.api.updateSession({ sessionId: session.id, version: session.version, attendees: everyone });
  await renderAt(`/sessions/${session.id}`, mediator);
  await expect.element(part('Arrival and links')).toMatchTextContent('rooms.example/holt');
  await button('Edit').click();
  await dialog.getByLabelText('Kind').selectOptions('Separate rooms');
  await expect.element(dialog.getByText('The places and links that people have now end when you save.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Minutes apart')).toHaveValue('10');
  const [ofDaniel, ofMaya] = ['Daniel', 'Maya and Tomas'].map((name) =>
    dialog.getByRole('group', { name }).getByLabelText('Link'),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(ofDaniel!).toHaveAccessibleDescription('Enter a link for this side.');
  await ofDaniel!.fill(link);
  await ofMaya!.fill(link);
  await expect.element(ofMaya!).toHaveAccessibleDescription('The two sides do not meet. Give each side its own.');
  await ofMaya!.fill('https://rooms.example/rowan');
  await expect.element(ofDaniel!).toHaveAccessibleDescription('The other side knows this link. Use a new one.');
  await ofDaniel!.fill('https://rooms.example/larch');
  await dialog.getByLabelText('Who arrives first').selectOptions('Maya and Tomas');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(part('Arrival and links'))
    .toMatchTextContent('10 minutes apart, 50 minutes each. Each sees their own arrival and link only.');
  for (const [{ api, user }, room, arrives] of [
    [daniel, 'larch', 10],
    [maya, 'rowan', 0],
  ] as const) {
    const { attendees } = (await api.getSession({ sessionId: session.id })).session;
    const own = attendees.find(({ user_id }) => user_id === user.id);
    expect(own).toMatchObject({ link: `https://rooms.example/${room}`, arrives_minutes: arrives });
  }
});

test('separate rooms without links are saved only when the mediator says so, and the page warns until there are two', async () => {
  const { mediator, maya, session } = await scheduled();
  await renderAt(`/sessions/${session.id}`, mediator);
  await button('Edit').click();
  await dialog.getByLabelText('Kind').selectOptions('Separate rooms');
  await dialog.getByRole('checkbox', { name: 'I add the links later. Until then nobody can join.' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const warning = page.getByText('No video link yet for Daniel, Maya and Tomas. They cannot join without one.');
  await expect.element(warning).toBeVisible();
  await expect.element(part('Arrival and links')).toMatchTextContent('Each side needs a link of its own.');
  await expect.element(part('Arrival and links')).not.toMatchTextContent('Each sees their own');
  await button('Add the link').click();
  const linkOf = (name: string) => dialog.getByRole('group', { name }).getByLabelText(/^Link/);
  await linkOf('Daniel').fill('https://rooms.example/larch');
  await linkOf('Maya and Tomas').fill('https://rooms.example/larch/');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(linkOf('Daniel'))
    .toHaveAccessibleDescription('The two sides do not meet. Give each side its own.');
  await linkOf('Maya and Tomas').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(page.getByText('No video link yet for Maya and Tomas. They cannot join without one.'))
    .toBeVisible();
  await button('Add the link').click();
  await linkOf('Maya and Tomas').fill('https://rooms.example/rowan');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/^No video link yet/)).not.toBeInTheDocument();
  const seen = JSON.stringify(await maya.api.getSession({ sessionId: session.id }));
  expect(seen).toContain('rowan');
  expect(seen).not.toContain('larch');
});

test('separate rooms that become a meeting at one place ask for the place, and nobody keeps a room or an arrival of their own', async () => {
  const { mediator, daniel, maya, session } = await scheduled({ kind: 'shuttle' });
  const linkOf = (side: string) => (side === 'neutral' ? {} : { link: `https://rooms.example/${side}` });
  const attendees = session.attendees.map(({ participant_id, side }) => ({ participant_id, ...linkOf(side) }));
  await mediator.api.updateSession({ sessionId: session.id, version: session.version, attendees });
  await renderAt(`/sessions/${session.id}`, mediator);
  await button('Edit').click();
  await dialog.getByLabelText('How').selectOptions('In person');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const place = (name: string) => dialog.getByRole('group', { name }).getByLabelText(/^Place/);
  await expect.element(place('Daniel')).toHaveAccessibleDescription(/Enter a place for this side\.$/);
  await dialog.getByLabelText('Kind').selectOptions('Together');
  await place('Daniel, Maya and Tomas').fill('12 Orchard Row');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(part('Arrival and links')).toMatchTextContent('12 Orchard Row');
  for (const { api, user } of [daniel, maya]) {
    const { attendees: seen } = (await api.getSession({ sessionId: session.id })).session;
    const own = seen.find(({ user_id }) => user_id === user.id);
    expect(own).toMatchObject({ place: '12 Orchard Row', link: null, arrives_minutes: 0 });
  }
});

test('a mediator is warned of sides without links while separate rooms are only offered, as once they are scheduled', async () => {
  const { mediator, session } = await offered({ kind: 'shuttle', mode: 'video' });
  await renderAt(`/sessions/${session.id}`, mediator);
  await expect.element(page.getByText(/^No video link yet for .* They cannot join without one\.$/)).toBeVisible();
});
