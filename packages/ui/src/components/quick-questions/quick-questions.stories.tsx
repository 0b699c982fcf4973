import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { QuickQuestions } from './quick-questions.tsx';

const meta = {
  title: 'Assistance/QuickQuestions',
  component: QuickQuestions,
  args: {
    label: 'You could ask',
    questions: ['What happens in the first session?', 'Do I need a lawyer?', 'How long does mediation take?'],
    onAsk: fn(),
  },
} satisfies Meta<typeof QuickQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'What happens in the first session?' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith('Do I need a lawyer?');
    await expect(canvas.getByRole('list', { name: 'You could ask' })).toBeVisible();
  },
};
export const WhileAnswering: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const question = canvas.getByRole('button', { name: 'What happens in the first session?' });
    await expect(question).toHaveFocus();
    await expect(question).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).not.toHaveBeenCalled();
    question.blur();
  },
};
export const LongQuestion: Story = {
  args: {
    questions: [
      'What can I do if my former partner does not answer Ruth for several weeks and the children’s holidays begin soon?',
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const None: Story = {
  args: { questions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('You could ask')).not.toBeInTheDocument();
  },
};
