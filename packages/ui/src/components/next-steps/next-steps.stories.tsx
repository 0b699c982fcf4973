import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextSteps } from './next-steps.tsx';

const meta = {
  title: 'Process/NextSteps',
  component: NextSteps,
  args: {
    steps: [
      { title: 'Tell us your part in the case', text: 'A short setup page, so you only see what concerns you.' },
      { title: 'Answer the intake questions', text: 'About 20 minutes. You can stop and come back.' },
      { title: 'Your mediator takes it from there', text: 'They suggest a first session.' },
    ],
  },
} satisfies Meta<typeof NextSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterRegistering: Story = {};
