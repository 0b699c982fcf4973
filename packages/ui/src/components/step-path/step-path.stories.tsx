import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { StepPath, type PathStep } from './step-path.tsx';

const names = [
  'Intake',
  'Document upload',
  'Mediator review',
  'First session',
  'Negotiation sessions',
  'Agreement draft',
  'Final agreement',
];

const at = (now: number, notes: Record<number, string> = {}): PathStep[] =>
  names.map((label, index) => {
    const note = notes[index];
    const state = index < now ? 'done' : 'later';
    return { id: label, label, state: index === now ? 'now' : state, ...(note === undefined ? {} : { note }) };
  });

const meta = {
  title: 'Process/StepPath',
  component: StepPath,
  args: {
    label: 'Your case, step by step',
    doneLabel: 'done',
    allLabel: 'See all 7 steps',
    steps: at(3, { 0: 'Done 3 Nov', 3: 'Thu 3 December' }),
  },
} satisfies Meta<typeof StepPath>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSession: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(7);
    await expect(steps[3]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent('Intake Done 3 Nov done');
  },
};
export const JustStarted: Story = { args: { steps: at(0, { 0: 'About 20 minutes' }) } };
export const Finished: Story = { args: { steps: at(7) } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(globalThis.innerWidth).toBeLessThan(640);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'See all 7 steps' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Your case, step by step' })).toHaveFocus();
  },
};

export const OpenAndFoldOnAPhone: Story = {
  args: { fewerLabel: 'See fewer steps', steps: at(1, { 0: 'Done 3 Nov', 1: '13 of 16 in', 2: '24–48 hours' }) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See all 7 steps', expanded: false }));
    const fold = canvas.getByRole('button', { name: 'See fewer steps', expanded: true });
    await expect(fold).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const DocumentUpload: Story = {
  args: { steps: at(1, { 0: 'Done 3 Nov', 1: '13 of 16 in', 2: '24–48 hours', 3: '3 December' }) },
};

export const InACompactCard: Story = {
  ...DocumentUpload,
  globals: { density: 'compact' },
  render: (args) => (
    <Card>
      <StepPath {...args} />
    </Card>
  ),
};

export const RightToLeft: Story = { ...DocumentUpload, globals: { direction: 'rtl' } };

export const BriefOnAPhone: Story = {
  args: { brief: 'Step 5 of 7', steps: at(4) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'See all 7 steps' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByRole('list')).toHaveFocus();
  },
};
