import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

test('a mediator’s figures count open cases by step and closed ones by reason', () => {
  const figures = figuresOf([
    { status: 'open', step: 'intake', close_reason: null },
    { status: 'on_hold', step: 'intake', close_reason: null },
    { status: 'closed', step: 'final_agreement', close_reason: 'agreed_full' },
  ]);
  expect(figures).toMatchObject({ open: 2, closed: 1 });
  expect(figures.byStep.find(({ step }) => step === 'intake')?.count).toBe(2);
  expect(figures.byStep.find(({ step }) => step === 'final_agreement')?.count).toBe(0);
  expect(figures.byReason.find(({ reason }) => reason === 'agreed_full')?.count).toBe(1);
});
