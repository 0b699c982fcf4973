import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { panel, newQuarrel } from './ai-panel.testing.ts';

test('a finding that comes while the mediator reads the channel raises High Risk Detected, which goes on dismissal', async () => {
  const { analyze, openChat } = await newQuarrel();
  await openChat();
  await expect.element(panel().getByText('Signs of danger in new messages show here.')).toBeVisible();
  await analyze();
  const alert = page.getByRole('region', { name: 'High Risk Detected' });
  await expect.element(alert).toBeVisible();
  await expect
    .element(alert.getByText(/in Daniel’s words\. Only mediators of the case can see this\./).first())
    .toBeVisible();
  await alert.getByRole('button', { name: 'See why' }).click();
  await expect.element(panel().getByRole('region', { name: 'Risk' })).toHaveFocus();
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(panel().getByRole('button', { name: 'I have seen this' })).toBeVisible();
});

test('words about harm that a mediator writes are no threat, and get no hint', async () => {
  const { openChat } = await newQuarrel();
  await openChat();
  await page
    .getByRole('textbox', { name: /^Message to/ })
    .fill('You wrote that he said he will kill you. I take that seriously.');
  await page.getByRole('button', { name: 'Rephrase' }).click();
  const section = panel().getByRole('region', { name: 'Rephrase' });
  await expect.element(section.getByText('Words about harm or danger stay as they are.').last()).toBeVisible();
  for (const hint of [/reads as a threat/, /your mediator/, /may sound/])
    expect(section.getByText(hint).query()).toBeNull();
});

test('a finding in a private channel shows in that channel alone', async () => {
  const { analyze, openChat, caseId, maya } = await newQuarrel('private');
  await analyze();
  await openChat('/mediator/messages');
  await expect.element(panel().getByText('Signs of danger in new messages show here.')).toBeVisible();
  expect(
    page
      .getByText(/kill you/)
      .elements()
      .filter((it) => it.closest('nav') === null),
  ).toEqual([]);
  leaveApp();
  await openChat(`/mediator?panel=chat&case=${caseId}&with=${maya.user.id}`);
  await expect.element(panel().getByText('A threat to kill, in Maya’s words')).toBeVisible();
});

test.for(['maya', 'tomas'] as const)('no panel, risk or alert is shown to a party or a lawyer: %s', async (who) => {
  const quarrel = await newQuarrel();
  await quarrel.analyze();
  await renderAt('/divorcee/messages', quarrel[who]);
  await expect.element(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  expect(panel().query()).toBeNull();
  expect(page.getByRole('switch', { name: 'AI panel' }).query()).toBeNull();
  expect(page.getByText('High Risk Detected').query()).toBeNull();
});
