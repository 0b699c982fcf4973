import { afterEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { releaseDraft } from '../../../testing/agreements.ts';
import { cutConnection, holdRequests } from '../../../testing/interruptions.ts';
import { signIn } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const main = () => page.getByRole('main');

afterEach(leaveApp);

test('a party reads, answers, decides and signs with the keyboard, keeps what they wrote without a connection, and the mediator reads answer and signature', async () => {
  const { caseId, versionId, ...who } = await commands.prepare('signableAgreement');
  const ruth = await signIn(who.mediator);
  const maya = await signIn(who.party);
  const { participants } = await ruth.api.listParticipants({ caseId });
  const { id } = participants.find(({ user_id }) => user_id === maya.user.id)!;
  const question = 'When do you pay Daniel for the home?';
  await ruth.api.askSigningQuestion({ caseId, versionId, participant_ids: [id], question });

  await renderAt(`/agreement/${caseId}/sign?document=memorandum`, maya);
  await expect.element(heading('Read it to the end')).toBeVisible();
  await expect.element(main()).toMatchTextContent('Memorandum of Understanding, version 1');
  expect(document.title).toMatch(/^Memorandum of Understanding, version 1: Read it to the end/);
  const answerAgreement = holdRequests(/\/agreement$/);
  await userEvent.click(button('I have read it to the end'));
  await expect.element(heading('Show you understood')).toBeVisible();
  await userEvent.click(button('Save and continue'));
  await expect.element(page.getByText('Write a few words.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: question }), 'When the mortgage is mine.');
  await userEvent.click(button('Save and continue'));
  answerAgreement();

  await expect.element(heading('Is this your own decision?')).toBeVisible();
  await expect.element(page.getByText('You had time to think')).toBeVisible();
  await expect.element(main()).toMatchTextContent('When the mortgage is mine.');
  await userEvent.click(button('Change your answers'));
  await userEvent.fill(page.getByRole('textbox', { name: question }), 'On the day the mortgage is mine.');
  await userEvent.click(button('Save and continue'));
  await expect.element(main()).toMatchTextContent('On the day the mortgage is mine.');
  for (const radio of page.getByRole('radio').all()) await expect.element(radio).not.toBeChecked();
  await expect.element(page.getByRole('textbox', { name: 'Write your full name to sign' })).toHaveValue('');
  await userEvent.click(button('Sign version 1'));
  await expect.element(page.getByText('Choose one of the two.')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'I was not pressed. I decide this myself.' })).toHaveFocus();
  await expect.element(page.getByText(/^Write your name as it is shown/)).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'I would like a private word with Ruth first' }));
  await expect.element(page.getByText(/^Write your name as it is shown/)).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('radio', { name: 'I was not pressed. I decide this myself.' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Write your full name to sign' }), 'maya okafor');
  const reconnect = cutConnection();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toMatchTextContent('We could not reach the server.');
  await expect.element(page.getByRole('textbox', { name: 'Write your full name to sign' })).toHaveValue('maya okafor');
  await expect.element(page.getByRole('radio', { name: 'I was not pressed. I decide this myself.' })).toBeChecked();
  reconnect();
  await userEvent.click(button('Sign version 1'));
  await expect.element(heading('You have signed: Memorandum of Understanding, version 1')).toBeVisible();
  await expect.element(main()).toMatchTextContent('Daniel OkaforNot signed yet');
  const { versions } = await ruth.api.listAgreementVersions({ caseId, document: 'memorandum' });
  expect(versions[0]?.signatures).toMatchObject([
    { name: 'maya okafor', method: 'platform', decides_freely: true, chosen_in: 'en' },
  ]);
  leaveApp();

  await renderAt(`/agreement/${caseId}`, await signIn(who.other));
  await expect.element(main()).toMatchTextContent('Maya OkaforSigned');
  await expect.element(main()).not.toMatchTextContent('On the day the mortgage is mine.');
  await expect.element(page.getByRole('link', { name: 'Go on to signing version 1' })).toBeVisible();
  leaveApp();

  await renderAt(`/agreement/${caseId}/sign`, ruth);
  await expect.element(heading('Agreement')).toBeVisible();
  await expect.element(main()).toMatchTextContent('On the day the mortgage is mine.');
});

test('a private word pauses signing, and the other party sees “Not signed yet”', async () => {
  const { caseId, versionId, other, mediator } = await commands.prepare('signableAgreement');
  const daniel = await signIn(other);
  await daniel.api.saveSigning({ caseId, versionId, has_read: true });
  await renderAt(`/agreement/${caseId}/sign`, daniel);
  await userEvent.click(page.getByRole('radio', { name: 'I would like a private word with Ruth first' }));
  await userEvent.click(button('Ask for a private word'));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Send' }));
  await expect.element(page.getByText(/^Signing is paused until Ruth has spoken with you/)).toBeVisible();
  await expect.element(button('Sign version 1')).not.toBeInTheDocument();
  leaveApp();
  await renderAt('/divorcee', daniel);
  await expect
    .element(page.getByRole('region', { name: 'Waiting on you' }))
    .toMatchTextContent(/version 1.*Paused until your mediator has spoken with you/);
  expect(page.getByRole('link', { name: 'Read and sign' }).query()).toBeNull();
  leaveApp();
  const ruth = await signIn(mediator);
  await renderAt(`/agreement/${caseId}`, ruth);
  await expect.element(page.getByText(/^Daniel asks for a private word/)).toBeVisible();
  leaveApp();
  await renderAt(`/cases/${caseId}?tab=safety`, ruth);
  await page
    .getByRole('button', { name: /^Daniel/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Mark as dealt with' }).click();
  await expect.element(page.getByText(/Daniel Okafor can go on with signing\./)).toBeVisible();
});

test('a party who waits sees the date, asks for more time and sets a reminder', async () => {
  const { caseId, versionId, ...who } = await commands.prepare('waitingAgreement');
  const maya = await signIn(who.party);
  await maya.api.saveSigning({ caseId, versionId, has_read: true });
  await renderAt(`/agreement/${caseId}/sign`, maya);
  await expect.element(heading('Time to think')).toBeVisible();
  await expect.element(main()).toMatchTextContent('17 of 48 hours have passed.');
  await userEvent.click(button(/^Remind me on/));
  await expect.element(button(/^Reminder set for/)).toBeVisible();
  await userEvent.click(button('Ask for more time'));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('Sign version 1')).not.toBeInTheDocument();
  leaveApp();

  await renderAt(`/agreement/${caseId}`, await signIn(who.other));
  await expect.element(main()).not.toMatchTextContent('asks for more time');
});

test('a party who has a version open learns that a newer one took its place, while signing and while reading', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const [ruth, maya] = [await signIn(mediator), await signIn(party)];
  const clause = { issue: null, heading: 'Our figures', plain_text: '', state: 'agreed' as const };
  await ruth.api.addClause({ caseId, document: 'finances', ...clause, text: 'Both have shown their figures.' });
  await releaseDraft(ruth.api, caseId, 'finances');
  const notice = page.getByText(/It replaces version 1, and this page shows version 2 now/);

  await renderAt(`/agreement/${caseId}/sign?document=finances`, maya);
  await userEvent.click(button('I have read it to the end'));
  await expect.element(button('Sign version 1')).toBeVisible();
  expect(page.getByText('You had time to think').query()).toBeNull();
  expect(notice.query()).toBeNull();
  await ruth.api.addClause({ caseId, document: 'finances', ...clause, heading: 'More', text: 'Both keep them.' });
  await releaseDraft(ruth.api, caseId, 'finances');
  await expect.element(notice).toBeVisible();
  await expect.element(heading('Read it to the end')).toBeVisible();
  leaveApp();
  await renderAt(`/agreement/${caseId}/sign?document=finances`, maya);
  await userEvent.click(page.getByRole('link', { name: 'See what changed since version 1' }));
  await expect.element(main()).toMatchTextContent('Both keep them.');
  leaveApp();

  await renderAt(`/agreement/${caseId}?document=finances`, maya);
  await expect.element(page.getByRole('link', { name: 'Go on to signing version 2' })).toBeVisible();
  expect(page.getByText(/^Version 2 was released while/).query()).toBeNull();
  await ruth.api.addClause({ caseId, document: 'finances', ...clause, heading: 'Last', text: 'Both agree.' });
  await releaseDraft(ruth.api, caseId, 'finances');
  await expect.element(page.getByText(/^Version 3 was released while you had version 2 open\./)).toBeVisible();
});
