// Guards packages/app/src/features/sessions/offer/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutConnection } from '../../../testing/interruptions.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { newFamilyWithLawyer } from './offer-page.testing.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** A time in nine days, at an hour of UTC, as the address names it. */
const inNineDays = (hour: number) =>
  new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 8 * 86_400_000 + hour * 3_600_000).toISOString();

const offerAt = (caseId: string, start = inNineDays(10)) => `/mediator/offer?case=${caseId}&start=${start}`;

test('an offer that could not be sent keeps everything, and is sent once by a double click', async () => {
  const { mediator, caseId } = await newFamilyWithLawyer();
  const app = await renderAt(offerAt(caseId), mediator);
  await page.getByLabelText(/^Agenda/).fill('The house');
  const reconnect = cutConnection();
  await button('Send 1 time').click();
  await expect.element(page.getByText('We could not reach the server.', { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText(/^Agenda/)).toHaveValue('The house');
  await expect.element(page.getByText('1 of 5 times')).toBeVisible();
  reconnect();
  await button('Send 1 time').dblClick();
  await expect.poll(app.path).toMatch(/^\/sessions\//);
  expect((await mediator.api.listCaseSessions({ caseId })).sessions).toHaveLength(1);
});

test('an offer without a time, without people or with a wrong link says so and keeps what was typed', async () => {
  const { mediator, caseId } = await newFamilyWithLawyer();
  await renderAt(`/mediator/offer?case=${caseId}`, mediator);
  await page.getByLabelText(/^Link for everyone/).fill('video.example');
  await button('Send times').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose at least one time in the calendar.');
  expect(document.activeElement?.closest('[role=grid]')).not.toBeNull();
  await expect
    .element(page.getByLabelText(/^Link for everyone/))
    .toHaveAccessibleDescription(/Enter an address that begins with https:\/\/\.$/);
  await page.getByLabelText('Kind').selectOptions('One to one');
  await expect.element(page.getByRole('checkbox', { name: 'Maya Okafor' })).not.toBeChecked();
  await expect
    .element(page.getByRole('group', { name: /^Who comes/ }))
    .toHaveAccessibleDescription('Choose who comes.');
  expect((await mediator.api.listCaseSessions({ caseId })).sessions).toEqual([]);
});

test('separate rooms ask for a link of each side, and each side reads only its own', async () => {
  const { mediator, caseId, maya, daniel } = await newFamilyWithLawyer();
  const app = await renderAt(offerAt(caseId), mediator);
  await page.getByLabelText('Kind').selectOptions('Separate rooms');
  await expect.element(page.getByText(/10 minutes apart, so each has 80 of the 90 minutes\.$/)).toBeVisible();
  const ofMaya = page.getByLabelText(/^Link for Maya Okafor and Tomas Herrera/);
  const ofDaniel = page.getByLabelText(/^Link for Daniel Okafor/);
  await ofMaya.fill('https://video.example/one');
  await ofDaniel.fill('https://video.example/one');
  await button('Send 1 time').click();
  await expect.element(ofDaniel).toHaveAccessibleDescription(/Give each side its own\.$/);
  await ofDaniel.fill('https://video.example/two');
  await button('Send 1 time').click();
  await expect.poll(app.path).toMatch(/^\/sessions\//);
  for (const [person, link] of [
    [maya, 'https://video.example/one'],
    [daniel, 'https://video.example/two'],
  ] as const) {
    const [session] = (await person.api.listSessions()).sessions;
    expect(session?.attendees.flatMap((it) => it.link ?? [])).toEqual([link]);
  }
});
