import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';
import { family } from './homes.testing.ts';

const part = (name: string) => page.getByRole('region', { name });

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
  await expect.element(page.getByRole('main')).not.toMatchTextContent(/step 1|Waiting on you|offers you times|Ask /);
  await userEvent.click(page.getByRole('button', { name: 'Get help now' }).first());
  await userEvent.click(page.getByRole('button', { name: 'Tell Ruth, and nobody else' }));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Send' }));
  await expect.element(page.getByText('Ruth will read it', { exact: true })).toBeVisible();
  expect((await mediator.api.listCaseRequests({ caseId })).requests).toMatchObject([{ kind: 'safety_concern' }]);
});

test('a party in danger finds the emergency number and alerts the mediator without a trace on the page', async () => {
  const { daniel, caseId } = await family();
  await renderAt('/divorcee', daniel);
  await userEvent.click(page.getByRole('button', { name: 'Get help now' }).first());
  const dialog = page.getByRole('dialog', { name: 'Call for help now' });
  await expect.element(dialog.getByRole('link', { name: 'Call 112 (Europe)' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Tell Ruth, and nobody else' }));
  const question = page.getByRole('dialog', { name: 'Tell Ruth that something is not safe?' });
  await userEvent.click(question.getByRole('button', { name: 'Send' }));
  await expect.element(question).not.toBeInTheDocument();
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
  await userEvent.click(page.getByRole('button', { name: 'Get help now' }).first());
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
