// Guards packages/app/src/features/homes/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Person, client, newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';
import { family } from './homes.testing.ts';

const part = (name: string | RegExp) => page.getByRole('region', { name });

test('a divorcee without a case reads that an invitation opens it and sees the link to Let’s Talk', async () => {
  await renderAt('/divorcee', await newPerson('divorcee'));
  await expect.element(page.getByText('You are not in a case yet')).toBeVisible();
  await expect.element(page.getByText(/Open the link that they sent you/)).toBeVisible();
  await expect.element(part('Need to talk it over?').getByRole('link', { name: "Let's Talk" })).toBeVisible();
});

test('a party confirms their lawyer and then sees whom the case waits for', async () => {
  const { maya } = await family();
  await renderAt('/divorcee', maya);
  await userEvent.click(page.getByRole('button', { name: 'Confirm as my lawyer' }));
  const dialog = page.getByRole('dialog', { name: 'Is Tomas Herrera your lawyer?' });
  await expect.element(dialog).toMatchTextContent('also every message that is already there');
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, confirm' }));
  await expect.element(part('You can start on your documents')).toMatchTextContent('We wait for Daniel');
  await expect.element(part('Waiting on you')).toMatchTextContent('Waiting on others: Daniel has something left to do');
});

test('a party who says that somebody is not their lawyer sees them leave the case', async () => {
  const { maya, tomas, caseId } = await family();
  await renderAt('/divorcee', maya);
  await userEvent.click(page.getByRole('button', { name: 'This is not my lawyer' }));
  const dialog = page.getByRole('dialog', { name: 'Is Tomas Herrera not your lawyer?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Not my lawyer' }));
  await expect.element(part('You can start on your documents')).toBeVisible();
  await expect(tomas.api.getCase({ caseId })).rejects.toMatchObject({ code: 'not_found' });
});

test('a party with a missing intake sees a link to it and who reads it', async () => {
  const { daniel } = await family();
  await renderAt('/divorcee', daniel);
  const next = part('Tell us about your situation');
  await expect.element(next).toMatchTextContent('Ruth reads it to prepare. Maya sees that you sent it, and when');
  await expect.element(next.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/intake');
  await expect.element(page.getByRole('list', { name: 'Step 1 of 7' })).toBeVisible();
  await expect.element(part('First session')).toMatchTextContent('No session planned.');
});

test('a party who said no to every offered time reads that the mediator looks for others, also in Spanish', async () => {
  const { mediator, maya, caseId, confirm } = await family();
  await confirm();
  const slots = [90, 120].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const { session } = await mediator.api.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'video',
    time_zone: 'UTC',
    slots,
  });
  await renderAt('/divorcee', maya);
  const asked = part('Which times suit you?');
  await asked.getByRole('button', { name: 'None of these suit me' }).click();
  await expect.element(asked).toMatchTextContent('You said no to all of them. Ruth looks for other times.');
  const answersOf = async () => (await maya.api.getSession({ sessionId: session.id })).session.slots;
  await expect
    .poll(async () => (await answersOf()).flatMap(({ answers }) => Object.values(answers)))
    .toEqual(['no', 'no']);
  leaveApp();

  await renderAt('/divorcee', maya);
  const refused = part(/^You said no to all of these times/);
  await expect
    .element(refused)
    .toMatchTextContent('Ruth looks for other times. Until then you can change your answers.');
  await expect.element(refused).not.toMatchTextContent('until Ruth confirms');
  await expect
    .element(part('Waiting on you'))
    .toMatchTextContent(/Waiting on others: .*Ruth: other times for a session/);
  leaveApp();

  await renderAt('/divorcee', maya, '', 'es');
  await expect.element(part(/^Ha dicho que no a todas estas horas/)).toMatchTextContent('Ruth busca otras horas.');
  await expect.element(part('Pendiente de usted')).toMatchTextContent('Ruth: otras horas para una sesión');
  leaveApp();
});

test('a mediator ticks their own next action on the dashboard with the keyboard, and takes the tick back', async () => {
  const { mediator, maya, caseId } = await family();
  const { participants } = await mediator.api.listParticipants({ caseId });
  const idOf = (person: Person) => participants.find(({ user_id }) => user_id === person.user.id)!.id;
  const { session } = await mediator.api.createSession({
    case_id: caseId,
    kind: 'joint',
    mode: 'video',
    time_zone: 'UTC',
    slots: [new Date(Date.now() + 90 * 3_600_000).toISOString()],
  });
  await mediator.api.updateSession({
    sessionId: session.id,
    version: session.version,
    next_actions: [
      { text: 'Ask the school', participant_id: idOf(maya) },
      { text: 'Draft the plan', participant_id: idOf(mediator), due_on: '2020-12-11' },
    ],
  });
  await renderAt('/mediator', mediator);
  const card = part('Your next actions');
  await expect.element(card).toMatchTextContent(/Draft the plan Late.*Okafor family · /);
  await expect.element(card).not.toMatchTextContent('Ask the school');
  const box = card.getByRole('checkbox', { name: /Draft the plan/ });
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(card).toMatchTextContent('Done on');
  const actionsOf = async () => (await maya.api.getSession({ sessionId: session.id })).session.next_actions;
  await expect.poll(async () => (await actionsOf())[1]?.is_done).toBe(true);
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.poll(async () => (await actionsOf())[1]?.is_done).toBe(false);

  await expect.element(box).not.toBeChecked();
  await userEvent.keyboard('   ');
  await expect.element(box).toBeChecked();
  await expect.poll(async () => (await actionsOf())[1]?.is_done).toBe(true);
  await expect.element(card).toMatchTextContent('Done on');
});

test('a mediator without cases sees the empty states of the dashboard', async () => {
  await renderAt('/mediator', await newPerson('mediator'));
  await expect.element(part('Cases needing attention')).toMatchTextContent('No cases yet');
  await expect.element(page.getByText('No session today')).toBeVisible();
  await expect.element(page.getByText('All caught up')).toBeVisible();
});

test('the areas page shows a divorcee the counts of cases and contacts and locks the areas of other roles', async () => {
  const { maya } = await family();
  await renderAt('/dashboard/areas', maya);
  await expect.element(page.getByRole('link', { name: /^Cases.*1$/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Contacts.*3$/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Divorcee/ })).toHaveAttribute('href', '/divorcee');
  expect(page.getByText('Locked').elements()).toHaveLength(3);
});

test('the areas page shows an admin the counts of the whole platform and the open questions in Support', async () => {
  const { daniel } = await family();
  const { postMessage: say } = daniel.api;
  await say({ channelId: `support-${daniel.user.id}`, content: 'I cannot open my calendar.' });
  const admin = await newPerson('admin');
  const peter = await newPerson('lawyer');
  const question = { channelId: `support-${peter.user.id}`, content: 'Where is my calendar?' };
  await peter.api.postMessage(question);
  await (await newPerson('admin')).api.postMessage({ ...question, content: 'Under Sessions.' });
  const { open_count: open } = await admin.api.listSupportThreads({});
  await renderAt('/dashboard/areas', admin);
  for (const name of [
    /^Cases.*on the platform.*[1-9]\d*$/,
    /^Documents.*on the platform.*\d$/,
    new RegExp(`^Messages.*open in Support\\D*${open}$`),
    /^Contacts.*on the platform.*([4-9]|\d\d+)$/,
  ])
    await expect.element(page.getByRole('link', { name })).toBeVisible();
});

test('an admin reads on a phone what each tile counts, and no tile is wider than the page', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const admin = await newPerson('admin');
  for (const width of [390, 320]) {
    await page.viewport(width, 844);
    await renderAt('/admin', admin);
    const tiles = page.getByRole('navigation', { name: 'Quick actions' });
    for (const reason of ['without a mediator', 'that are suspended', 'kept long enough'])
      await expect.element(tiles.getByText(reason, { exact: true })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    leaveApp();
  }
});

test('the areas page shows an admin the dashboard of every role unlocked', async () => {
  await renderAt('/dashboard/areas', await newPerson('admin'));
  for (const area of ['Divorcee', 'Mediator', 'Lawyer', 'Admin'])
    await expect.element(page.getByRole('link', { name: new RegExp(`^${area}`) })).toBeVisible();
  expect(page.getByText('Locked').elements()).toHaveLength(0);
  for (const area of ['Mediator', 'Lawyer', 'Divorcee']) {
    await page.getByRole('link', { name: new RegExp(`^${area}`) }).click();
    await expect.element(page.getByText(`This is the home of a ${area.toLowerCase()}`)).toBeVisible();
    await page.getByRole('link', { name: 'All dashboards' }).click();
  }
});

test('a party whose mediator filled in who they are starts their intake, and goes on after their first answer', async () => {
  const maya = await newPerson('divorcee', 'Maya Okafor');
  const mediator = await newPerson('mediator', 'Ruth Lindqvist');
  const { case: opened } = await mediator.api.createCase({ personalInfo: { ...client, email: maya.email } });
  const invited = { caseId: opened.id, email: maya.email, name: maya.name, role: 'divorcee', side: 'A' } as const;
  await maya.api.acceptInvitation({ token: (await mediator.api.invite(invited)).token });
  await renderAt('/divorcee', maya);
  const next = part('Tell us about your situation');
  await expect.element(next.getByRole('link', { name: 'Start' })).toBeVisible();
  leaveApp();
  const { intake } = await maya.api.getIntake({ caseId: opened.id });
  await maya.api.saveIntake({
    caseId: opened.id,
    preferences: { text: 'The children keep their school.' },
    ...(intake && { version: intake.version }),
  });
  await renderAt('/divorcee', maya);
  await expect.element(next.getByRole('link', { name: 'Go on' })).toBeVisible();
});

test('an admin is led from late documents and from retention to the place that lists them', async () => {
  const admin = await newPerson('admin');
  const { path } = await renderAt('/admin', admin);
  await userEvent.click(page.getByRole('link', { name: /^Retention/ }));
  await expect.element(page.getByRole('region', { name: 'Retention due' })).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: /^Documents.*waiting longer than 48 hours/ }));
  await expect.element(page.getByLabelText('Show documents')).toHaveValue('late');
  expect(path()).toBe('/mediator/documents');
});

test('the mediator dashboard shows a new message without a reload', async () => {
  const { daniel, mediator, caseId } = await family();
  await renderAt('/mediator', mediator);
  const needs = part('Cases needing attention');
  await expect.element(needs).toMatchTextContent('1 intake to read');
  const { postMessage: say } = daniel.api;
  await say({ channelId: `private-${caseId}-${daniel.user.id}`, content: 'Good morning.' });
  await expect.element(needs).toMatchTextContent('1 private message not read');
});

test('the admin dashboard shows approvals, system health and retention, and no case names', async () => {
  await family();
  await renderAt('/admin', await newPerson('admin', 'Alex Morgan'));
  await expect.element(page.getByRole('link', { name: /^Approvals.*\d$/ })).toBeVisible();
  await expect.element(part('System health')).toMatchTextContent(/parts? works?\./);
  await expect.element(part('Retention due')).toMatchTextContent('Nothing is due');
  await expect.element(page.getByRole('main')).not.toMatchTextContent('Okafor');
});
