import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AssistantMessage } from './assistant-message.tsx';

const meta = {
  title: 'Assistance/AssistantMessage',
  component: AssistantMessage,
  args: {
    author: 'AI Assistant',
    time: '14:05',
    confidence: 'Fairly sure.',
    disclaimer: 'AI can be wrong. This is general information, not legal advice.',
    children:
      'In mediation you can both keep your own lawyer. A lawyer reads what you agree on before you sign.\n\nYou do not need one to begin.',
  },
  decorators: [(story) => <ol>{story()}</ol>],
} satisfies Meta<typeof AssistantMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answer: Story = {};

export const WithSourcesAndFollowUps: Story = {
  args: {
    sourcesLabel: 'Where this comes from',
    sources: [
      { label: 'What to expect, step 3', href: '#step-3' },
      { label: 'FAQ: lawyers', href: '#faq' },
    ],
    followUpsLabel: 'You could ask',
    followUps: ['What does a lawyer cost?', 'Can Ruth recommend one?'],
    onAsk: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'FAQ: lawyers' })).toHaveAttribute('href', '#faq');
    await userEvent.click(canvas.getByRole('button', { name: 'Can Ruth recommend one?' }));
    await expect(args.onAsk).toHaveBeenCalledWith('Can Ruth recommend one?');
  },
};

export const OnAPhone: Story = {
  ...WithSourcesAndFollowUps,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
