import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuideSteps, type GuideStep } from './guide-steps.tsx';

const steps: GuideStep[] = [
  {
    id: 'intake',
    title: 'Intake',
    time: 'About 20 minutes',
    text: 'You tell us about you, your family and what matters to you. You can stop and come back at any time.',
  },
  {
    id: 'documents',
    title: 'Document upload',
    time: 'In your own time',
    text: 'You add the documents that fit your case. There are 16 standard ones. Nobody needs all of them.',
  },
  {
    id: 'review',
    title: 'Mediator review',
    time: '24–48 hours',
    text: 'Your mediator reads everything and asks if something is missing.',
  },
  {
    id: 'first',
    title: 'First session',
    time: '60–90 minutes',
    text: 'You talk about what has to be settled and in which order. You can start in separate rooms.',
  },
  {
    id: 'negotiation',
    title: 'Negotiation sessions',
    time: '3–5 sessions',
    text: 'One topic at a time. You can pause whenever you need to.',
  },
  {
    id: 'draft',
    title: 'Agreement draft',
    text: 'Your mediator writes down what you agreed. You and your lawyers read it.',
  },
  { id: 'final', title: 'Final agreement', text: 'Both of you sign. You get a copy, and we keep one for 7 years.' },
];

const meta = {
  title: 'Help/GuideSteps',
  component: GuideSteps,
  args: { steps },
} satisfies Meta<typeof GuideSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhatToExpect: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Mediator review' })).toBeVisible();
  },
};

export const OfOnesOwnCase: Story = {
  args: { nowLabel: 'You are here', steps: steps.map((step, at) => ({ ...step, now: at === 1 })) },
};

export const OnAPhone: Story = { ...OfOnesOwnCase, globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
