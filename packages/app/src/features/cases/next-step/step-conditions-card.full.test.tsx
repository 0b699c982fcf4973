// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { newCase } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { newReview, newFamilyWithIntakes } from './step-conditions-card.testing.ts';

const goOn = () => card().getByRole('button', { name: 'Go on to “First session”' });

const question = () => page.getByRole('alertdialog', { name: 'Go on to “First session”?' });

const card = () => page.getByRole('region', { name: 'Next step' });

test('a mediator sees the missing step conditions and no button when the case advances by itself', async () => {
  const { mediator, caseId } = await newCase();
  await renderAt(`/case/${caseId}`, mediator);
  await expect.element(card()).toMatchTextContent('After “Intake” comes “Document upload”');
  await expect.element(card()).toMatchTextContent('0 of 2 parties have joined');
  await expect.element(card()).toMatchTextContent('the case goes on by itself');
  expect(card().getByRole('button').query()).toBeNull();
});

test('a mediator is led to the next step by the reason that asks for their review', async () => {
  const { mediator, caseId } = await newReview();
  await renderAt(`/case/${caseId}`, mediator);
  const needs = page.getByRole('region', { name: 'What needs you' });
  await userEvent.click(needs.getByRole('link', { name: /Complete review/ }));
  await expect.element(card()).toHaveFocus();
});

test('a case on hold shows its status and no button', async () => {
  const { mediator, caseId } = await newReview();
  const { version } = await mediator.api.getCaseStep({ caseId });
  await mediator.api.changeCaseStatus({ caseId, status: 'on_hold', version });
  await renderAt(`/case/${caseId}`, mediator);
  await expect.element(card()).toMatchTextContent('The case is on hold');
  expect(card().getByRole('button').query()).toBeNull();
});

test('a closed case shows no next-step card', async () => {
  const { mediator, caseId } = await newCase();
  const { version } = await mediator.api.getCaseStep({ caseId });
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  await renderAt(`/case/${caseId}`, mediator);
  await expect.element(page.getByText(/^This case was closed/)).toBeVisible();
  expect(card().query()).toBeNull();
});

test('a mediator advances the case after one confirmation, whose filled button goes on, when only their milestone is missing', async () => {
  const { mediator, caseId } = await newReview();
  await renderAt(`/case/${caseId}`, mediator);
  await userEvent.click(goOn());
  await expect.element(question()).toMatchTextContent('your review of the documents is complete');
  const fillOf = (it: Locator) => getComputedStyle(it.element()).backgroundColor;
  const choice = (name: string) => question().getByRole('button', { name });
  expect(fillOf(choice('Not yet'))).toBe(fillOf(question()));
  expect(fillOf(choice('Go on'))).not.toBe(fillOf(question()));
  await userEvent.click(choice('Not yet'));
  await expect.element(goOn()).toHaveFocus();
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ step: 'mediator_review' });

  await userEvent.click(goOn());
  await userEvent.click(question().getByRole('button', { name: 'Go on' }));
  await expect.element(card()).toMatchTextContent('A session with both parties');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toHaveFocus();
  await expect.element(page.getByText('The case is now at “First session”.')).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Step 4 of 7' })).toBeVisible();
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ step: 'first_session' });
});

test('a mediator sees a conflict and the current step when the case has advanced in the meantime', async () => {
  const { mediator, caseId } = await newReview();
  await renderAt(`/case/${caseId}`, mediator);
  await userEvent.click(goOn());
  const { version } = await mediator.api.getCaseStep({ caseId });
  // While the network is away, no live event tells the page first.
  globalThis.dispatchEvent(new Event('offline'));
  await mediator.api.advanceCase({ caseId, step: 'first_session', version });
  await userEvent.click(question().getByRole('button', { name: 'Go on' }));
  const refusal = page.getByRole('alertdialog', { name: 'The case did not go on' });
  await expect.element(refusal.getByRole('alert')).toBeVisible();
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/^A session with both parties/)).toBeInTheDocument();
  await userEvent.click(refusal.getByRole('button', { name: 'Close' }));
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toHaveFocus();
  expect(card().getByRole('button').query()).toBeNull();
});

test('a party sees their own progress in place of the step conditions, and only that the other party is not done', async () => {
  const { maya, caseId } = await newFamilyWithIntakes();
  await renderAt(`/case/${caseId}`, maya);
  const progress = page.getByRole('region', { name: 'Your progress' });
  await expect.element(progress).toMatchTextContent('16 documents to send');
  await expect.element(progress).toMatchTextContent('Daniel has something left to do');
  expect(card().query()).toBeNull();
});
