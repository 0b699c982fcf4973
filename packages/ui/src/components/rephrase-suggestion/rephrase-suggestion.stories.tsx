import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RephraseSuggestion } from './rephrase-suggestion.tsx';

const meta = {
  title: 'Assistance/RephraseSuggestion',
  component: RephraseSuggestion,
  args: {
    text: 'I can hear how worried you both are about Ada. Let’s leave Wednesday for now. I will call each of you today, and we’ll settle it together on 3 December.',
    labels: { use: 'Use this', another: 'Try another' },
    onUse: fn(),
    onAnother: fn(),
  },
  decorators: [(story) => <div style={{ maxWidth: '30rem' }}>{story()}</div>],
} satisfies Meta<typeof RephraseSuggestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use this' }));
    await expect(args.onUse).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try another' }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};
export const BelowAComposer: Story = { args: { label: 'A calmer way to say it. AI can be wrong.' } };
export const FindingAnother: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try another' }));
    await expect(args.onAnother).not.toHaveBeenCalled();
  },
};
export const OnlyOne: Story = {
  render: ({ text, labels, onUse }) => <RephraseSuggestion text={text} labels={labels} onUse={onUse} />,
};
