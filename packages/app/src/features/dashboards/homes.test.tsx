import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { client, newCase, newPerson, type Person } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const part = (name: string) => page.getByRole('region', { name });

/** A case with both parties in it, and a lawyer whom the first one has confirmed. */
async function family() {
  const { mediator, caseId } = await newCase('Okafor family');
  const join = async (person: Person, role: 'divorcee' | 'lawyer', side: 'A' | 'B') => {
    const { token } = await mediator.api.invite({ caseId, email: person.email, name: person.name, role, side });
    return (await person.api.acceptInvitation({ token })).participant!;
  };
  const maya = await newPerson('divorcee', 'Maya Okafor');
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  const tomas = await newPerson('lawyer', 'Tomas Herrera');
  await join(maya, 'divorcee', 'A');
  const { intake } = await maya.api.saveIntake({ caseId, personalInfo: { ...client, name: maya.name } });
  await maya.api.submitIntake({ caseId, version: intake.version });
  await join(daniel, 'divorcee', 'B');
  const participant = await join(tomas, 'lawyer', 'A');
  const confirm = () => maya.api.confirmLawyer({ caseId, participantId: participant.id });
  return { mediator, maya, daniel, tomas, caseId, confirm };
}

test('a divorcee without a case reads that an invitation opens it and sees the link to Let’s Talk', async () => {
  await renderAt('/divorcee', await newPerson('divorcee'));
  await expect.element(page.getByText('You are not in a case yet')).toBeVisible();
  await expect.element(page.getByText(/^Open the link that your mediator sends you\./)).toBeVisible();
  await expect.element(part('Need to talk it over?').getByRole('link', { name: "Let's Talk" })).toBeVisible();
});

test('a party confirms their lawyer and then sees whom the case waits for', async () => {
  const { maya } = await family();
  await renderAt('/divorcee', maya);
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  await expect.element(part('You can start on your documents')).toMatchTextContent('We wait for Daniel');
  await expect.element(part('Your progress')).toMatchTextContent('Daniel has something left to do');
});

test('a party with a missing intake sees a link to it and who reads it', async () => {
  const { daniel } = await family();
  await renderAt('/divorcee', daniel);
  const next = part('Tell us about your situation');
  await expect.element(next).toMatchTextContent('Ruth reads it to prepare. Maya sees that you sent it, and when');
  await expect.element(next.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/intake');
  await expect.element(page.getByText(/^You are on step 1 of 7\./)).toBeVisible();
});

test('a party asks for a pause, and the mediator and not the other party receives the request', async () => {
  const { daniel, maya, mediator, caseId } = await family();
  await renderAt('/divorcee', daniel);
  await userEvent.click(page.getByRole('button', { name: 'Ask to pause' }));
  const dialog = page.getByRole('dialog', { name: 'Ask for a pause?' });
  await userEvent.fill(dialog.getByRole('textbox'), 'My shifts change.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByText(/^You asked for a pause\./)).toBeVisible();
  const { requests } = await mediator.api.listCaseRequests({ caseId });
  expect(requests).toMatchObject([{ kind: 'pause', note: 'My shifts change.' }]);
  expect((await maya.api.listCaseRequests({ caseId })).requests).toEqual([]);
});

test('a party in a closed case sees what they can still read and nothing to do, and can still report a concern', async () => {
  const { daniel, mediator, caseId } = await family();
  const { version } = await mediator.api.getCaseStep({ caseId });
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  await renderAt('/divorcee', daniel);
  const closed = part('Your case is closed');
  await expect.element(closed.getByRole('link', { name: 'Open case' })).toHaveAttribute('href', `/case/${caseId}`);
  await expect.element(closed.getByRole('link', { name: 'Read the messages' })).toBeVisible();
  await expect.element(page.getByRole('main')).not.toMatchTextContent(/step 1|Your progress|offers you times|Ask /);
  await userEvent.click(page.getByRole('button', { name: 'Get help now' }));
  await userEvent.click(page.getByRole('button', { name: 'Tell Ruth, and nobody else' }));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Send' }));
  await expect.element(page.getByText('Ruth will read it', { exact: true })).toBeVisible();
  expect((await mediator.api.listCaseRequests({ caseId })).requests).toMatchObject([{ kind: 'safety_concern' }]);
});

test('a party in danger finds the emergency number and alerts the mediator without a trace on the page', async () => {
  const { daniel, caseId } = await family();
  await renderAt('/divorcee', daniel);
  await userEvent.click(page.getByRole('button', { name: 'Get help now' }));
  const dialog = page.getByRole('dialog', { name: 'Call for help now' });
  await expect.element(dialog.getByRole('link', { name: 'Call 112 (Europe)' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Tell Ruth, and nobody else' }));
  const told = page.getByRole('dialog', { name: 'Tell Ruth that something is not safe?' });
  await userEvent.click(told.getByRole('button', { name: 'Send' }));
  await expect.element(told).not.toBeInTheDocument();
  const { requests } = await daniel.api.listCaseRequests({ caseId });
  expect(requests).toMatchObject([{ kind: 'safety_concern' }]);
  await expect.element(page.getByRole('main')).not.toMatchTextContent('not safe');
});

test('a party in danger finds whom the organization of the case names', async () => {
  const { daniel, mediator, caseId } = await family();
  const { organization_id: orgId } = (await mediator.api.getCase({ caseId })).case;
  const admin = await newPerson('admin', 'Alex Admin');
  const { safety_contacts, version } = (await admin.api.getOrganizationSettings({ orgId })).settings;
  const en = { ...safety_contacts.en, violence_line: 'Refuge, 0808 2000 247' };
  await admin.api.updateOrganizationSettings({ orgId, safety_contacts: { ...safety_contacts, en }, version });
  await renderAt('/divorcee', daniel);
  await userEvent.click(page.getByRole('button', { name: 'Get help now' }));
  await expect
    .element(page.getByRole('dialog').getByText('Help with violence at home: Refuge, 0808 2000 247'))
    .toBeVisible();
});

test('a mediator sees a safety concern first, with one action and without the party’s note', async () => {
  const { daniel, mediator, caseId } = await family();
  await daniel.api.askMediator({ caseId, kind: 'safety_concern', note: 'He waits outside.' });
  await renderAt('/mediator', mediator);
  const needs = part('Cases needing attention');
  await expect.element(needs).toMatchTextContent(/Somebody has to hear from you first.*Safety concern/);
  await expect
    .element(needs.getByRole('link', { name: 'Read request: Okafor family' }))
    .toHaveAttribute('href', `/cases/${caseId}?tab=safety`);
  await expect.element(needs).not.toMatchTextContent('He waits outside');
  await expect.element(page.getByRole('link', { name: /^Cases.*1$/ })).toBeVisible();
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

test('the mediator dashboard shows a new message without a reload', async () => {
  const { daniel, mediator, caseId } = await family();
  await renderAt('/mediator', mediator);
  const needs = part('Cases needing attention');
  await expect.element(needs).toMatchTextContent('1 intake to read');
  const { postMessage: say } = daniel.api;
  await say({ channelId: `private-${caseId}-${daniel.user.id}`, content: 'Good morning.' });
  await expect.element(needs, { timeout: 15_000 }).toMatchTextContent('1 private message not read');
});

test('the lawyer dashboard shows joint messages and no message of a private channel', async () => {
  const { mediator, tomas, maya, caseId, confirm } = await family();
  await confirm();
  const { postMessage: say } = mediator.api;
  await say({ channelId: `case-${caseId}`, content: 'Welcome, all of you.' });
  await say({ channelId: `private-${caseId}-${maya.user.id}`, content: 'Only for Maya’s side.' });
  await renderAt('/lawyer', tomas);
  await expect.element(part('Joint messages')).toMatchTextContent('Welcome, all of you.');
  await expect.element(part('Your matters')).toMatchTextContent('Okafor family');
  await expect.element(page.getByRole('link', { name: /^Messages.*1$/ })).toBeVisible();
  await expect.element(page.getByRole('main')).not.toMatchTextContent('Only for Maya');
});

test('the admin dashboard shows approvals, system health and retention, and no case names', async () => {
  await family();
  await renderAt('/admin', await newPerson('admin', 'Alex Morgan'));
  await expect.element(page.getByRole('link', { name: /^Approvals.*\d$/ })).toBeVisible();
  await expect.element(part('System health')).toMatchTextContent(/parts? (is|are) well/);
  await expect.element(part('Retention due')).toMatchTextContent('Nothing is due');
  await expect.element(page.getByRole('main')).not.toMatchTextContent('Okafor');
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
