import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutConnection } from '../../../testing/interruptions.ts';
import { join, newParty } from '../../../testing/parties.ts';
import { client, newCase, newPerson } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

test('a mediator sees the concern of an invited person first, reads it behind a click and marks it as dealt with', async () => {
  const { mediator, caseId } = await newCase();
  const dana = { email: `${caseId}@test.example`, name: 'Dana Reyes' };
  const { token } = await mediator.api.invite({ caseId, ...dana, role: 'divorcee', side: 'A' });
  const { api } = await newPerson('divorcee');
  await api.raiseConcern({ token, note: 'He reads my mail.' });
  await api.declineInvitation({ token });

  await renderAt('/mediator', mediator);
  const needs = page.getByRole('region', { name: 'Cases needing attention' });
  await expect.element(needs).toMatchTextContent('Somebody has to hear from you first');
  await needs.getByRole('link', { name: /^Read request/ }).click();
  const said = page.getByRole('region', { name: 'Concerns before joining' });
  await expect.element(said).not.toMatchTextContent('He reads my mail.');
  await said.getByRole('button', { name: /^Dana Reyes/ }).click();
  await expect.element(said).toMatchTextContent('He reads my mail.');
  await said.getByRole('button', { name: 'Mark as dealt with' }).click();
  await said.getByRole('button', { name: 'Yes, it is dealt with' }).click();
  await expect.element(said.getByRole('button', { name: /^Dana Reyes.*, dealt with$/ })).toBeVisible();
  const { cases } = await mediator.api.rankCases();
  expect(cases[0]?.reason?.kind).toBe('uninvited');
});

test('a mediator is told which lawyer reads the private channel, and deals with a concern with a word to the party', async () => {
  const { mediator, caseId } = await newCase();
  const maya = await newPerson('divorcee', 'Maya Okafor');
  const tomas = await newPerson('lawyer', 'Tomas Herrera');
  const { id: mayaId } = await join(mediator, caseId, maya, 'divorcee', 'A');
  const { id: participantId } = await join(mediator, caseId, tomas, 'lawyer', 'A');
  const { session } = await mediator.api.createSession({
    case_id: caseId,
    kind: 'individual',
    mode: 'phone',
    time_zone: 'UTC',
    attendees: [{ participant_id: mayaId }],
    slots: [new Date(Date.now() + 360_000_000).toISOString()],
  });
  await maya.api.askMediator({ caseId, kind: 'safety_concern', sessionId: session.id });
  const asked = page.getByRole('region', { name: 'Private requests' });
  const open = async () => {
    await renderAt(`/cases/${caseId}?tab=safety`, mediator);
    await asked.getByRole('button', { name: /^Maya Okafor/ }).click();
    await expect.element(asked.getByRole('link', { name: 'Open private channel' })).toBeVisible();
  };
  await open();
  await expect.element(asked).not.toMatchTextContent('Tomas');
  leaveApp();
  await maya.api.confirmLawyer({ caseId, participantId });
  await open();
  await expect
    .element(asked)
    .toMatchTextContent('Tomas Herrera reads this channel, too, as the lawyer of Maya Okafor.');
  await asked.getByRole('button', { name: 'Mark as dealt with' }).click();
  const word = asked.getByLabelText(/^What did you do\?/);
  await word.fill('You come first.');
  const restore = cutConnection();
  await asked.getByRole('button', { name: 'Yes, it is dealt with' }).click();
  await expect.element(asked.getByRole('alert')).toBeVisible();
  await expect.element(word).toHaveValue('You come first.');
  restore();
  await asked.getByRole('button', { name: 'Yes, it is dealt with' }).click();
  await expect.element(asked).toMatchTextContent('You wrote to Maya Okafor: “You come first.”');
  expect((await maya.api.listCaseRequests({ caseId })).requests).toMatchObject([{ answer: 'You come first.' }]);
});

test('a mediator sees on their home that a party has to be heard alone, also after they accepted the intake, and reads why under Safety', async () => {
  const { mediator, caseId, maya, tomas } = await newParty();
  const { intake } = await maya.api.saveIntake({
    caseId,
    personalInfo: { ...client, name: maya.name, email: maya.email },
    safety: { answers: { safe: 'no', text: 'He waits outside.' }, prefers_to_talk: true },
  });
  await maya.api.submitIntake({ caseId, version: intake.version });
  await mediator.api.acceptIntake({ intakeId: intake.id });
  await renderAt('/mediator', mediator);
  const needs = page.getByRole('region', { name: 'Cases needing attention' });
  await expect.element(needs).toMatchTextContent('Somebody has to hear from you alone');
  await expect.element(needs).not.toMatchTextContent(/feel safe|He waits/);
  await needs.getByRole('link', { name: /^Read answers/ }).click();
  const said = page.getByRole('region', { name: 'Safety answers' });
  await expect.element(said).not.toMatchTextContent('He waits outside.');
  await said.getByRole('button', { name: /^Maya Okafor/ }).click();
  for (const words of ['Does not feel safe', 'Prefers to talk about safety', 'He waits outside.'])
    await expect.element(said).toMatchTextContent(words);
  await expect.element(said).toMatchTextContent('No safe way to reach Maya Okafor is known.');
  await expect.element(said).toMatchTextContent('Tomas Herrera reads this channel, too, as the lawyer of Maya Okafor.');
  await expect.element(page.getByText('Nobody asked for anything')).not.toBeInTheDocument();
  await said.getByRole('button', { name: 'Mark as dealt with' }).click();
  await said.getByRole('button', { name: 'Yes, it is dealt with' }).click();
  await expect.element(said.getByRole('button', { name: /^Maya Okafor.*, dealt with$/ })).toBeVisible();
  const { reasons } = await mediator.api.listCaseReasons({ caseId });
  expect(reasons.map(({ kind }) => kind)).not.toContain('safety_answer');
  leaveApp();
  await renderAt(`/case/${caseId}`, tomas);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Okafor family' })).toBeVisible();
  await expect.element(page.getByRole('main')).not.toMatchTextContent(/hear from you alone|dealt with/);
});
