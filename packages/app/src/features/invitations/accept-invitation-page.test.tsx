import { getMe } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { paths } from '../../paths.ts';
import { newCase, newPerson, password, type Person } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const open = (token: string, as?: Person) => renderAt(paths.acceptInvitation(token), as);
const title = (name: string) => page.getByRole('heading', { level: 1, name });

async function invited({ email = `${crypto.randomUUID()}@test.example`, name = 'Ada Reyes', language = 'en' } = {}) {
  const { mediator, caseId } = await newCase();
  const invite = () => mediator.api.invite({ caseId, email, name, role: 'divorcee', side: 'A', language });
  const { token } = await invite();
  return { mediator, caseId, token, email, inviteAgain: invite };
}

test('a person without an account registers and joins the case in one step', async () => {
  const { token, email } = await invited();
  const { path } = await open(token);
  await expect.element(title('Ruth Lindqvist invites you to a mediation')).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveValue(email);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await page.getByLabelText('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Register and accept' }).click();
  await expect.element(page.getByRole('region', { name: 'Tell us about your situation' })).toBeVisible();
  expect(path()).toBe(paths.divorcee());
});

test('an invitation in Spanish is read in Spanish, and the account of the person begins in it and in the time zone of the device', async () => {
  const { token } = await invited({ language: 'es' });
  const { session, backend } = await open(token);
  await page.getByLabelText('Contraseña', { exact: true }).fill(password);
  await page.getByLabelText('Confirme la contraseña').fill(password);
  await page.getByRole('button', { name: 'Crear la cuenta y aceptar' }).click();
  await expect.element(page.getByRole('region', { name: 'Cuéntenos su situación' })).toBeVisible();
  expect(session.state().user).not.toBeNull();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect((await backend.call(getMe)).settings).toMatchObject({ language: 'es', time_zone: timeZone });
});

test('a person with an account signs in with the invited address and joins the case', async () => {
  const ada = await newPerson('divorcee', 'Ada Reyes');
  const { token } = await invited(ada);
  const { path } = await open(token);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in and accept' }).click();
  await expect.element(page.getByRole('region', { name: 'Tell us about your situation' })).toBeVisible();
  expect(path()).toBe(paths.divorcee());
});

test('a person who has the name of somebody in the case reads why they cannot join, and finds where to change it', async () => {
  const twin = await newPerson('divorcee', 'Ruth Lindqvist');
  const { token } = await invited(twin);
  await open(token, twin);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Somebody in the same case has this name, or one that looks like it.');
  await expect.element(page.getByRole('link', { name: 'Change my name' })).toHaveAttribute('href', paths.profile());
});

test('a person signed in with another account sees the invited address and can sign out', async () => {
  const { token, email } = await invited();
  await open(token, await newPerson('divorcee', 'Somebody Else'));
  await expect.element(page.getByText(`This invitation is for ${email}.`, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out and use the other account' }).click();
  await expect.element(page.getByRole('button', { name: 'Register and accept' })).toBeVisible();
});

test('a person without an account declines an invitation', async () => {
  const { token } = await invited();
  await open(token);
  await page.getByRole('button', { name: 'Decline the invitation' }).click();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect.element(title('This invitation was declined')).toBeVisible();
});

test('a person without an account reports a safety concern to the mediator', async () => {
  const { token, mediator, caseId } = await invited();
  await open(token);
  await page.getByRole('button', { name: 'I have safety concerns' }).click();
  await page
    .getByRole('textbox', { name: 'What should the mediator know?', exact: false })
    .fill('Please do not tell him my address.');
  await page.getByRole('button', { name: 'Tell the mediator' }).click();
  await expect.element(page.getByText(/^We told the mediator\./)).toBeVisible();
  const { invitations } = await mediator.api.listInvitations({ caseId });
  expect(invitations[0]?.concern?.note).toBe('Please do not tell him my address.');
});

test('used, replaced, withdrawn, expired and unknown invitations each show their own message', async () => {
  const ada = await newPerson('divorcee', 'Ada Reyes');
  const { token, inviteAgain } = await invited(ada);
  const { token: second } = await inviteAgain();
  await ada.api.acceptInvitation({ token: second });
  await open(second);
  await expect.element(title('This invitation has been used')).toBeVisible();
  await open(token);
  await expect.element(title('There is a newer invitation for you')).toBeVisible();
  const withdrawn = await invited();
  await open(withdrawn.token);
  await expect.element(title('Ruth Lindqvist invites you to a mediation')).toBeVisible();
  const { invitations } = await withdrawn.mediator.api.listInvitations({ caseId: withdrawn.caseId });
  await withdrawn.mediator.api.revokeInvitation({ invitationId: invitations[0]!.id });
  await open(withdrawn.token);
  await expect.element(title('This invitation was withdrawn')).toBeVisible();
  await open(await commands.prepare('expiredInvitation'));
  await expect.element(title('This invitation has expired')).toBeVisible();
  await open('cut-off');
  await expect.element(title('We can’t find this invitation')).toBeVisible();
});

test('a lawyer invited into a case reads that their client confirms them, and nothing of a former partner', async () => {
  const { mediator, caseId } = await invited();
  const email = `${crypto.randomUUID()}@test.example`;
  const { token } = await mediator.api.invite({ caseId, email, name: 'Lea Kim', role: 'lawyer', side: 'A' });
  await open(token);
  await expect.element(page.getByText(/invites you as the lawyer of /)).toBeVisible();
  await expect
    .element(page.getByText('Choose a password to join the case. Your client then confirms you.'))
    .toBeVisible();
  await expect.element(page.getByText(/former partner|your mediator/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'I have safety concerns' }).click();
  await expect.element(page.getByText(/talk with your client alone/)).toBeVisible();
});
