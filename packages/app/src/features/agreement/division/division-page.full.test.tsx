// Guards packages/app/src/features/agreement/division/** packages/agreement/src/money/**
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';
import { figure, twoParties } from '../money/money-page.testing.ts';
import { asItIs } from './settlements.ts';

const dialog = page.getByRole('dialog');
const title = (name: string) => page.getByRole('table').getByText(name, { exact: true });
const table = page.getByRole('table', { name: 'Who gets what' });

/** Two parties whose statements are open: a home of both and an account of Daniel. */
async function openMoney() {
  const family = await twoParties();
  const { maya, daniel, mediator, caseId } = family;
  const home = { ...figure, kind: 'home', label: 'Larch Lane', amount_minor: 30_000_001, is_joint: true } as const;
  await maya.api.addFigure({ caseId, ...home });
  await daniel.api.addFigure({ caseId, ...figure, kind: 'account', amount_minor: 1_000_000, as_of: '2020-01-01' });
  for (const { api } of [maya, daniel]) await api.completeStatement({ caseId, is_complete: true });
  await mediator.api.openStatements({ caseId });
  return { ...family, at: `/agreement/${caseId}/division` };
}

test('before both statements are open nobody sees a figure, and the page leads to Money', async () => {
  const { mediator, maya, caseId } = await twoParties();
  await maya.api.addFigure({ caseId, ...figure, label: 'Secret savings' });
  await renderAt(`/agreement/${caseId}/division`, mediator);
  await expect.element(page.getByText('It begins when both statements are open')).toBeVisible();
  await expect.element(page.getByText('Secret savings')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Go to Money' }).click();
  await expect.element(page.getByRole('heading', { name: 'Money', exact: true })).toBeVisible();
});

test('a mediator divides in a copy of their own, makes it equal, and shares a version that a party reads', async () => {
  const { mediator, daniel, caseId, at } = await openMoney();
  await renderAt(at, mediator);
  const balance = page.getByRole('region', { name: 'What each has, without pensions' });
  await expect.element(balance).toMatchTextContent(/Maya ?150,000\.00 48\.4%/);
  await page.getByLabelText('Who keeps Larch Lane').selectOptions('Maya');
  await expect.element(balance).toMatchTextContent(/Maya ?300,000\.01 96\.8%/);
  await page.getByRole('button', { name: 'Make it equal' }).click();
  await expect.element(page.getByLabelText('Payment: Maya pays Daniel')).toHaveValue('145,000.01');
  await expect.element(balance).toMatchTextContent(/Maya ?155,000\.00 50% ?Daniel ?155,000\.00 50%|155,000\.00/);
  await expect.element(table.getByText('No document yet. Ask Maya')).toBeVisible();
  await expect.element(table.getByText(/months old$/)).toBeVisible();
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  expect((await daniel.api.listSettlements({ caseId })).settlements).toEqual([]);
  await page.getByRole('radio', { name: 'As it is' }).click();
  await expect.element(balance).toMatchTextContent(/150,000\.00/);
  await expect.element(page.getByRole('button', { name: 'Make it equal' })).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'In this draft' }).click();
  await page.getByRole('button', { name: 'Share version 1' }).click();
  await dialog.getByRole('button', { name: 'Share it' }).click();
  await expect.element(page.getByText(/^Version 1 is shared since .*Daniel.* can read it\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Share version/ })).not.toBeInTheDocument();

  leaveApp();
  await renderAt(at, daniel);
  await expect.element(page.getByText(/^Version 1, shared by/)).toBeVisible();
  await expect.element(table.getByRole('row', { name: /^Maya pays Daniel/ })).toMatchTextContent(/145,000\.01/);
  await expect.element(page.getByLabelText('Who keeps Larch Lane')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Try your own' }).click();
  await expect.element(page.getByRole('heading', { name: 'Who gets what' })).toHaveFocus();
  await page.getByLabelText('Who keeps Larch Lane').selectOptions('By percent');
  await page.getByLabelText('Percent of Larch Lane for Maya').fill('24');
  await expect
    .element(table.getByRole('row', { name: /^Larch Lane/ }))
    .toMatchTextContent(/72,000\.00 ?Daniel ?228,000\.01/);
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  await expect.element(page.getByText(/^Your own draft. Only you can read it\./)).toBeVisible();
  expect((await mediator.api.listSettlements({ caseId })).settlements).toHaveLength(2);
});

test('a party compares ways alone, deletes one and brings it back, and shares one with the mediator', async () => {
  const { maya, mediator, daniel, caseId, at } = await openMoney();
  await renderAt(`${at}/scenarios`, maya);
  for (const name of ['I stay', 'Sell in spring']) {
    await page.getByRole('button', { name: 'Try another way' }).click();
    await dialog.getByLabelText('What do you call it?').fill(name);
    await dialog.getByRole('button', { name: 'Add it' }).click();
    await expect.element(title(name)).toBeVisible();
  }
  await expect.element(page.getByRole('heading', { name: 'Two ways it could go' })).toBeVisible();
  await page.getByRole('button', { name: 'What to do with “I stay”' }).click();
  await page.getByRole('menuitem', { name: 'Nights, support and housing' }).click();
  await dialog.getByLabelText(/^Nights of a year with Maya/).fill('219');
  await dialog.getByLabelText('Who pays support?').selectOptions('Daniel pays Maya');
  await dialog.getByLabelText(/^Support each month/).fill('410');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('row', { name: /^Nights in a year/ })).toMatchTextContent(/219.*146/);
  await expect.element(page.getByRole('row', { name: /^Support each month/ })).toMatchTextContent(/Gets 410.*Pays 410/);
  await expect.element(page.getByRole('row', { name: /^Left after usual costs/ })).toMatchTextContent(/4,920.*− 4,920/);

  await page.getByRole('button', { name: 'What to do with “Sell in spring”' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(title('Sell in spring')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Try another way' })).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(title('Sell in spring')).toBeVisible();

  await page.getByRole('button', { name: 'What to do with “I stay”' }).click();
  await page.getByRole('menuitem', { name: /^Share with (?!everybody)/ }).click();
  await expect.element(dialog.getByText(/Daniel learns nothing of it\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Share it' }).click();
  await expect.element(page.getByText(/^You, your lawyer and/)).toBeVisible();
  expect((await mediator.api.listSettlements({ caseId })).settlements).toMatchObject([{ name: 'I stay' }]);
  expect((await daniel.api.listSettlements({ caseId })).settlements).toEqual([]);
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  await page.getByRole('radio', { name: 'Sell in spring' }).click();
  await expect.element(title('Sell in spring')).toBeVisible();
  await expect.element(title('I stay')).not.toBeVisible();
});

test('a party who shares their draft reads at once with whom, and the other finds it on the page', async () => {
  const { maya, daniel, mediator, caseId, at } = await openMoney();
  const { id } = await mediator.api.addSettlement({ caseId, name: null, content: asItIs });
  await mediator.api.shareSettlement({ settlementId: id, with: 'everyone', version: 1 });
  await renderAt(`${at}?of=new`, maya);
  await page.getByLabelText('Who keeps Larch Lane').selectOptions('By percent');
  const percent = page.getByLabelText('Percent of Larch Lane for Maya');
  for (const refused of ['150', '-1', '', '33.333']) {
    await percent.fill(refused);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.element(percent).toHaveValue(refused);
    await expect.element(percent).toHaveAccessibleDescription(/^Not kept:/);
  }
  await percent.fill('25');
  await expect.element(page.getByText(/^For equal halves Daniel would pay/)).toBeVisible();
  const amount = page.getByLabelText(/^Payment: /);
  await amount.fill('500');
  const due = page.getByLabelText(/^To be paid by/);
  await due.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(due).toMatchTextContent(/20\d\d/);
  const day = due.element().textContent;
  await amount.fill('');
  await expect.element(due).not.toBeInTheDocument();
  await amount.fill('600');
  await expect.element(due).toMatchTextContent(day);
  await page.getByRole('button', { name: 'Share my draft' }).click();
  await expect.element(dialog.getByText(/Sharing cannot be undone/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Share it' }).click();
  await expect.element(page.getByText(/^Your draft 1 is shared since .*Daniel.* can read it\./)).toBeVisible();
  await expect.element(page.getByText(/Only you can read it/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Share my draft' })).not.toBeInTheDocument();
  await percent.fill('30');
  await expect.element(page.getByRole('button', { name: 'Share my draft' })).toBeVisible();

  leaveApp();
  await renderAt(at, daniel);
  await expect.element(page.getByText(/^Version 1, shared by/)).toBeVisible();
  await page.getByRole('link', { name: 'Draft 1 of Maya' }).click();
  await expect.element(page.getByText(/^Draft 1 of Maya, shared on/)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'As proposed' })).toBeChecked();
});
