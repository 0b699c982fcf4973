import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Process/Stepper',
  component: Stepper,
  args: {
    label: 'Intake, part 3 of 6',
    doneLabel: 'done',
    onOpenStep: fn(),
    steps: [
      { id: 'personal', label: 'Personal information', state: 'done' },
      { id: 'marriage', label: 'Marriage details', state: 'done' },
      { id: 'children', label: 'Children', state: 'now' },
      { id: 'money', label: 'Financial situation', state: 'later' },
      { id: 'uploads', label: 'Uploads', state: 'later' },
      { id: 'preferences', label: 'Preferences', state: 'later' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Intake: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Children').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Marriage details done' }));
    await expect(args.onOpenStep).toHaveBeenCalledWith('marriage');
  },
};

export const WithNotes: Story = {
  args: {
    steps: [
      { id: 'personal', label: 'Personal information', state: 'done', note: 'Saved on 3 November' },
      { id: 'marriage', label: 'Marriage details', state: 'done', note: 'One answer skipped' },
      {
        id: 'children',
        label: 'Children, and where they sleep in a usual week',
        state: 'now',
        note: 'About 4 minutes',
      },
      { id: 'money', label: 'Financial situation', state: 'later' },
    ],
  },
};

export const Links: Story = {
  args: { linkTo: (id, content) => <a href={`#${id}`}>{content}</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Marriage details done' })).toHaveAttribute('href', '#marriage');
  },
};

export const OnAPhone: Story = {
  args: { allLabel: 'See all 6 parts' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Children')).toBeVisible();
    await expect(canvas.getByText('Uploads')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See all 6 parts' }));
    await expect(canvas.getByText('Uploads')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'See all 6 parts' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
