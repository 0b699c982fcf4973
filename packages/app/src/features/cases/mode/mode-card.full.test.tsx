// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { cutConnection } from '../../../testing/interruptions.ts';
import { join, newParty } from '../../../testing/parties.ts';
import { newPerson } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const card = () => page.getByRole('region', { name: 'How messages go' });

async function newFamily() {
  const family = await newParty();
  const daniel = await newPerson('divorcee', 'Daniel Okafor');
  await join(family.mediator, family.caseId, daniel, 'divorcee', 'B');
  return { ...family, daniel };
}

test('a mediator reads what a private answer speaks for, sets it, takes it back, and keeps the choice when it fails', async () => {
  const { mediator, caseId, maya, daniel } = await newFamily();
  await maya.api.askMediator({ caseId, kind: 'pause' });
  await renderAt(`/cases/${caseId}?tab=safety`, mediator);
  await expect.element(card()).toMatchTextContent('Together');
  await expect.element(card()).toMatchTextContent('Maya Okafor asks for a pause.');
  await userEvent.click(card().getByRole('button', { name: 'Select “Paused” below' }));
  await expect.element(card().getByRole('radio', { name: 'Paused' })).toBeChecked();
  await expect.element(card().getByRole('radio', { name: 'Paused' })).toHaveFocus();
  expect((await daniel.api.getCaseMode({ caseId })).mode.mode).toBe('joint');
  const restore = cutConnection();
  await userEvent.click(card().getByRole('button', { name: 'Set this' }));
  await expect.element(card().getByRole('alert')).toBeVisible();
  await expect.element(card().getByRole('radio', { name: 'Paused' })).toBeChecked();
  restore();
  await userEvent.click(card().getByRole('button', { name: 'Set this' }));
  await expect.element(card()).toMatchTextContent(/Set by/);
  await expect.element(card().getByText('Maya Okafor asks for a pause.')).not.toBeInTheDocument();
  expect((await daniel.api.getCaseMode({ caseId })).mode.mode).toBe('paused');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(async () => (await daniel.api.getCaseMode({ caseId })).mode.mode).toBe('joint');
  await expect.element(card().getByRole('radio', { name: 'Together' })).toBeChecked();
  await userEvent.click(card().getByRole('button', { name: 'Not needed' }));
  await expect.element(card().getByText('Maya Okafor asks for a pause.')).not.toBeInTheDocument();
});

test('a mediator chooses hours, and the other party and the lawyers read the same words on the case', async () => {
  const { mediator, caseId, maya, tomas, daniel } = await newFamily();
  await renderAt(`/cases/${caseId}?tab=safety`, mediator);
  await userEvent.click(card().getByRole('radio', { name: 'At certain hours' }));
  await userEvent.click(card().getByRole('button', { name: 'Set this' }));
  await expect.element(card()).toMatchTextContent(/between 17:00 and 19:00/);
  const words = /^Your mediator has set hours for messages\. What a party writes .* between 17:00 and 19:00/;
  for (const person of [maya, daniel, tomas]) {
    leaveApp();
    await renderAt(paths.case(caseId), person);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Write to the mediator' })).toBeVisible();
  }
});

test('a party cannot send to everyone in separate rooms, and what was typed stays, also when the mode came meanwhile', async () => {
  const { mediator, caseId, maya } = await newFamily();
  const channelId = `case-${caseId}`;
  await mediator.api.postMessage({ channelId, content: 'Good morning to all.' });
  await renderAt('/divorcee/messages', maya);
  const channels = page.getByRole('navigation', { name: 'Channels' });
  await userEvent.click(channels.getByRole('button', { name: /Good morning to all/ }));
  const text = page.getByRole('textbox', { name: /^Message to/ });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await userEvent.fill(text, 'Can you swap Friday?');
  await expect.element(send).toBeEnabled();
  await mediator.api.setCaseMode({ caseId, mode: 'shuttle', hours: null, version: 0 });
  await userEvent.click(send);
  await expect.element(page.getByText(/^Your mediator has set separate rooms\./)).toBeVisible();
  await expect.element(text).toHaveValue('Can you swap Friday?');
  await expect.element(send).toBeDisabled();
  expect((await mediator.api.listMessages({ channelId })).messages).toHaveLength(1);
  await mediator.api.setCaseMode({ caseId, mode: 'joint', hours: null, version: 1 });
  await expect.element(send).toBeEnabled();
  await userEvent.click(send);
  await expect.poll(async () => (await mediator.api.listMessages({ channelId })).messages.length).toBe(2);
});
