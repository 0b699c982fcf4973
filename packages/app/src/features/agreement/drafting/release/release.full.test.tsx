// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { signIn } from '../../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../../testing/render-app.tsx';
import { newDraft } from '../draft-workspace.testing.ts';

test('a mediator releases a version to its readers, with its open points; the next one ends its signatures', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const ruth = await signIn(mediator);
  const maya = await signIn(party);
  const at = `/agreement/${caseId}`;
  const dialog = page.getByRole('dialog');
  const tab = page.getByRole('region', { name: 'The three documents' });
  await ruth.api.addClause({
    caseId,
    document: 'memorandum',
    issue: 'home',
    heading: 'The home',
    text: 'Maya moves out soon.',
    plain_text: '',
    state: 'agreed',
  });
  await renderAt(at, ruth);
  await expect.element(page.getByText('Draft of version 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Release version 1' }).click();
  await dialog.getByRole('radio', { name: /^Both parties/ }).click();
  await expect.element(dialog.getByText('1 place to settle, in clause 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Release version 1' }).click();
  await expect.element(page.getByText('Version 1 is released; nothing has changed since.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Release it to the lawyers, too' })).toBeVisible();

  const { documents } = await maya.api.getAgreement({ caseId });
  const newest = documents[0]!.newest!;
  expect(newest).toMatchObject({ number: 1, readers: 'parties', clauses: [{ text: 'Maya moves out soon.' }] });
  expect(newest.open_points).toContain('1 place to settle, in clause 1');
  const words = { caseId, versionId: newest.id };
  await maya.api.saveSigning({ ...words, has_read: true });
  await maya.api.signAgreement({ ...words, hash: newest.hash, name: maya.name, decides_freely: true, consent: 1 });
  leaveApp();

  await renderAt(`/cases/${caseId}?tab=agreement`, maya);
  await expect.element(tab).toMatchTextContent(/Memorandum of Understanding.*Version 1.*Signed by Maya/);
  await expect.element(tab).toMatchTextContent(/Open Financial Statement.*Not needed so far/);
  await tab.getByRole('link', { name: /Memorandum/ }).click();
  await expect.element(page.getByText('Maya moves out soon.')).toBeVisible();
  leaveApp();

  await renderAt(at, ruth);
  await page.getByLabelText('Words to sign').fill('Maya moves out on 1 May 2027.');
  await page.getByRole('button', { name: 'Release version 2' }).click();
  await expect.element(dialog).toMatchTextContent(/Maya signed version 1\. That ends with version 2/);
  await dialog.getByRole('radio', { name: /^Everybody/ }).click();
  await dialog.getByRole('button', { name: 'Release version 2' }).click();
  const released = page.getByRole('button', { name: 'Version 2 is released' });
  await expect.element(released).toBeDisabled();
  await expect.element(released).toHaveAccessibleDescription('Version 2 is released; nothing has changed since.');
  await page.getByRole('button', { name: 'All versions' }).click();
  await expect.element(dialog).toMatchTextContent(/Version 2.*Nobody has signed.*Version 1.*Signed by Maya/);
  await expect
    .element(dialog.getByRole('link', { name: 'Compare with version 1' }))
    .toHaveAttribute('href', `${at}/compare?document=memorandum&from=1&to=2`);
  leaveApp();
});

test('a release waits until the mediator says why a clause in another language stays, and its readers read why', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const ruth = await signIn(mediator);
  const maya = await signIn(party);
  const words = {
    caseId,
    document: 'memorandum' as const,
    issue: 'home' as const,
    plain_text: '',
    state: 'agreed' as const,
  };
  const english = 'The home is sold by the two of them, and what is left is shared by them.';
  await ruth.api.addClause({ ...words, heading: 'The home', text: english });
  const spanish = 'Daniel paga a Maya 350 euros el primer día de cada mes.';
  const { clause } = await ruth.api.addClause({ ...words, heading: 'Costs', text: spanish });
  const dialog = page.getByRole('dialog');
  const release = dialog.getByRole('button', { name: 'Release version 1' });
  const keep = dialog.getByRole('button', { name: 'Keep it as it is: Costs' });
  await renderAt(`/agreement/${caseId}`, ruth);
  await page.getByRole('button', { name: 'Release version 1' }).click();
  await expect
    .element(dialog)
    .toMatchTextContent(
      /In another language.*2 Costs: It has words in Spanish\. This document is written in English\./,
    );
  await release.click();
  await expect.element(keep).toHaveFocus();
  await expect.element(keep).toHaveAccessibleDescription('Replace the words in the draft, or keep it as it is.');
  await keep.click();
  await release.click();
  const reason = dialog.getByLabelText('Why does it stay as it is?');
  await expect.element(reason).toHaveFocus();
  await expect.element(dialog.getByText('Say why.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Decide again: Costs' }).click();
  await expect.element(reason).not.toBeInTheDocument();
  await dialog.getByRole('link', { name: '2 Costs' }).click();
  await expect.element(page.getByLabelText('Words to sign')).toHaveValue(spanish);
  await page.getByRole('button', { name: 'Release version 1' }).click();
  await keep.click();
  await reason.fill('Both read \u{13000}.');
  await expect.element(dialog.getByText(/^A PDF has no letter for a part of “\u{13000}\.”/u)).toBeVisible();
  await reason.fill('Both read Spanish.');
  await release.click();
  await expect.element(page.getByText('Version 1 is released; nothing has changed since.')).toBeVisible();
  leaveApp();

  await renderAt(`/agreement/${caseId}`, maya);
  await expect
    .element(page.getByRole('region', { name: 'What changes for you' }))
    .toMatchTextContent(
      `“2 Costs: It has words in Spanish. This document is written in English.” ${ruth.name}: Both read`,
    );
  leaveApp();

  await ruth.api.addClause({ ...words, heading: 'The car', text: 'Maya keeps the car.' });
  await renderAt(`/agreement/${caseId}`, ruth);
  await page.getByRole('button', { name: 'Release version 2' }).click();
  await expect.element(reason).toHaveValue('Both read Spanish.');
  leaveApp();
  for (const [version, changed] of [
    { text: `${spanish} Y los gastos de la casa.` },
    { plain_text: 'Daniel te paga los gastos de la casa.' },
    { heading: 'Los gastos de la casa' },
  ].entries()) {
    const heading = changed.heading ?? clause.heading;
    await ruth.api.updateClause({ ...clause, ...changed, clauseId: clause.id, version: clause.version + version });
    await renderAt(`/agreement/${caseId}`, ruth);
    await page.getByRole('button', { name: 'Release version 2' }).click();
    await expect.element(dialog.getByRole('button', { name: `Keep it as it is: ${heading}` })).toBeVisible();
    leaveApp();
  }
});

test('a clause in another language is to be decided again when its words change while the dialog is open', async () => {
  const { id: caseId, mediator } = await commands.prepare('negotiatedCase');
  const ruth = await signIn(mediator);
  const words = { caseId, document: 'memorandum', issue: 'home', plain_text: '', state: 'agreed' } as const;
  const text = 'The home is sold by the two of them, and what is left is shared by them.';
  await ruth.api.addClause({ ...words, heading: 'The home', text });
  const spanish = 'Daniel paga a Maya 350 euros el primer día de cada mes.';
  const { clause } = await ruth.api.addClause({ ...words, heading: 'Costs', text: spanish });
  const dialog = page.getByRole('dialog');
  const keep = dialog.getByRole('button', { name: 'Keep it as it is: Costs' });
  await renderAt(`/agreement/${caseId}`, ruth);
  await page.getByRole('button', { name: 'Release version 1' }).click();
  await keep.click();
  await dialog.getByLabelText('Why does it stay as it is?').fill('Both read Spanish.');
  await expect.element(keep).not.toBeInTheDocument();
  await ruth.api.updateClause({ ...clause, clauseId: clause.id, text: `${spanish} Y la casa es de los dos.` });
  await dialog.getByRole('button', { name: 'Release version 1' }).click();
  await expect.element(keep).toBeVisible();
  leaveApp();
});

test('a mediator reads before they press Release why a draft cannot be released yet', async () => {
  const { mediator, at } = await newDraft();
  await renderAt(at, mediator);
  const early = page.getByRole('button', { name: 'Release version 1' });
  await expect
    .element(early)
    .toHaveAccessibleDescription(
      'Draft of version 1. It can be released once the case is at the step “Negotiation sessions”.',
    );
  await early.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(/Still missing:.*the intake form.*A session with both parties/);
  await expect.element(dialog.getByRole('button', { name: 'Release version 1' })).toBeDisabled();
  await dialog.getByRole('link', { name: 'See what is missing' }).click();
  await expect.element(page.getByRole('region', { name: 'Next step' })).toHaveFocus();
});
