import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../paths.ts';
import { codeOf, withCodeApp } from '../../testing/code-app.ts';
import { answerRequests } from '../../testing/interruptions.ts';
import { newPerson, password, type Person } from '../../testing/people.ts';
import { refusal } from '../../testing/refusals.ts';
import { renderAt } from '../../testing/render-app.tsx';

const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
const button = (name: string) => page.getByRole('button', { name });

/** Asks to erase their data as somebody who signed in a while ago. */
async function askLate(person: Person) {
  let isRefused = false;
  answerRequests('erasure', (send, init) => {
    if (init?.method !== 'POST' || isRefused) return send();
    isRefused = true;
    return refusal({ status: 428, message: 'Confirm first that it is you.' });
  });
  await renderAt(`${paths.profile()}?part=data`, person);
  await button('Ask to erase my data').click();
  await button('Send the request').click();
  await expect.element(dialog).toBeVisible();
}

test('a person confirms with the password, and what they asked for happens', async () => {
  const person = await newPerson('divorcee');
  await askLate(person);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog.getByText('Enter your current password.')).toBeVisible();
  await dialog.getByLabelText('Current password').fill('not the password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByLabelText('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Asked for')).toBeVisible();
  expect((await person.api.getErasure({})).erasure).not.toBeNull();
});

test('a person with an app confirms with its code', async () => {
  const person = await newPerson('divorcee');
  const { secret } = await withCodeApp(person);
  await askLate(person);
  await dialog.getByRole('button', { name: 'Use a code instead' }).click();
  await dialog.getByLabelText('Code').fill(codeOf(secret, 1));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Asked for')).toBeVisible();
});

test('a person who does not confirm reads the refusal, and nothing happens', async () => {
  const person = await newPerson('divorcee');
  await askLate(person);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Confirm first that it is you.')).toBeVisible();
  expect((await person.api.getErasure({})).erasure).toBeNull();
});

test.for([
  ['an admin', 'the audit log', 'admin', paths.adminAudit(), 'CSV', /audit-log\/export/],
  ['a mediator', 'a report', 'mediator', paths.mediatorReports(), 'Save as a table', /reports\/exports/],
] as const)('%s confirms before they take out %s', async ([, , role, address, action, part]) => {
  const answers: number[] = [];
  answerRequests(part, async (send) => {
    const answer =
      answers.length === 0 ? refusal({ status: 428, message: 'Confirm first that it is you.' }) : await send();
    answers.push(answer.status);
    return answer;
  });
  await renderAt(address, await newPerson(role));
  await button(action).click();
  await dialog.getByLabelText('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => answers).toEqual([428, 200]);
});
