import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newPerson } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { newPartyCase } from './case-page.testing.ts';

const tabs = page.getByRole('navigation', { name: 'Parts of the case' });

test('a party has no notes and no safety part, also not by their address', async () => {
  const { caseId, ada } = await newPartyCase();
  await renderAt(`/cases/${caseId}?tab=safety`, ada);
  await expect.element(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  for (const name of ['Notes', 'Safety']) expect(tabs.getByRole('link', { name }).query()).toBeNull();
});

test('a closed case says so, and offers no chat, no session, no invitation and no editing', async () => {
  const { mediator, caseId } = await newPartyCase();
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.closeCase({ caseId, reason: 'agreed_full', version });
  await renderAt(`/cases/${caseId}?tab=people`, mediator);
  await expect.element(page.getByText(/^This case was closed on .+ You can read everything/)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'In this case' })).toBeVisible();
  for (const name of ['Edit', /^Invite/, /^Remove/]) expect(page.getByRole('button', { name }).query()).toBeNull();
  for (const name of ['Open chat', 'Offer times']) expect(page.getByRole('link', { name }).query()).toBeNull();
});

test('in a closed case a mediator marks a safety concern as dealt with, and no other request', async () => {
  const { mediator, caseId, ada } = await newPartyCase();
  await ada.api.askMediator({ caseId, kind: 'pause', note: 'I need a week.' });
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  await ada.api.askMediator({ caseId, kind: 'safety_concern' });
  await renderAt(`/cases/${caseId}?tab=safety`, mediator);
  const asked = page.getByRole('region', { name: 'Private requests' });
  const handle = asked.getByRole('button', { name: 'Mark as dealt with' });
  await asked
    .getByRole('button', { name: /^Ada Reyes/ })
    .last()
    .click();
  await expect.element(asked.getByText('Asks for a pause.')).toBeVisible();
  expect(handle.query()).toBeNull();
  await asked
    .getByRole('button', { name: /^Ada Reyes/ })
    .first()
    .click();
  await handle.click();
  await asked.getByRole('button', { name: 'Yes, it is dealt with' }).click();
  await expect.element(asked.getByRole('button', { name: /^Ada Reyes, .+ dealt with$/ })).toBeVisible();
});

test('a legal hold is shown to the mediator and not to a party', async () => {
  const { mediator, caseId, ada } = await newPartyCase();
  const admin = await newPerson('admin');
  await admin.api.setLegalHold({ caseId, on: true, reason: 'A court asked for it.' });
  await renderAt(`/case/${caseId}`, mediator);
  await expect.element(page.getByText('Legal hold')).toBeVisible();
  leaveApp();
  await renderAt(`/case/${caseId}`, ada);
  await expect.element(page.getByRole('region', { name: 'What has happened' })).toBeVisible();
  expect(page.getByText('Legal hold').query()).toBeNull();
});

test('the activity feed shows a request for help to the mediator and hides it on the party’s own screen', async () => {
  const { mediator, caseId, ada } = await newPartyCase();
  await ada.api.askMediator({ caseId, kind: 'private_conversation', note: 'Please call me.' });
  const happened = page.getByRole('region', { name: 'What has happened' });
  await renderAt(`/case/${caseId}`, ada);
  await expect.element(happened.getByText(/You joined the case/)).toBeVisible();
  expect(happened.getByText(/asked the mediator for something/).query()).toBeNull();
  await renderAt(`/case/${caseId}`, mediator);
  await expect.element(happened.getByText(/asked the mediator for something/)).toBeVisible();
});

test('a mediator opens a party’s private request and marks it as dealt with', async () => {
  const { mediator, caseId, ada } = await newPartyCase();
  await ada.api.askMediator({ caseId, kind: 'pause', note: 'I need a week.' });
  await renderAt(`/case/${caseId}`, mediator);
  await page
    .getByRole('region', { name: 'What needs you' })
    .getByRole('link', { name: /Asks for a pause/ })
    .click();
  const asked = page.getByRole('region', { name: 'Private requests' });
  const row = asked.getByRole('button', { name: /^Ada Reyes/ });
  await expect.element(row).toBeVisible();
  expect(asked.getByText('I need a week.').query()).toBeNull();
  await row.click();
  await expect.element(asked.getByText('Asks for a pause.')).toBeVisible();
  await asked.getByRole('button', { name: 'Mark as dealt with' }).click();
  await asked.getByRole('button', { name: 'Yes, it is dealt with' }).click();
  await expect.element(asked.getByRole('button', { name: /^Ada Reyes, .+ dealt with$/ })).toBeVisible();
  const [request] = (await ada.api.listCaseRequests({ caseId })).requests;
  expect(request?.handled_at).not.toBeNull();
});
