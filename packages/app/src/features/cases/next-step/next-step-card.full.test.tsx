// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newCase } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { newReview } from './next-step-card.testing.ts';

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
