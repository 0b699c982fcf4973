import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
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
      {
        id: 'step-3',
        title: 'What to expect, step 3',
        content: 'Your mediator looks at the documents of both of you.',
      },
      { id: 'lawyers', title: 'FAQ: lawyers', content: 'You can keep your own lawyer. You do not need one to begin.' },
    ],
    actions: (
      <Button tone="secondary" size="small">
        Ask my mediator this
      </Button>
    ),
    followUpsLabel: 'You could ask',
    followUps: ['What does a lawyer cost?', 'Can Ruth recommend one?'],
    onAsk: fn(),
  },
  play: async ({ canvas, args }) => {
    const source = canvas.getByRole('button', { name: 'FAQ: lawyers' });
    await userEvent.click(source);
    await expect(canvas.getByText(/You can keep your own lawyer/)).toBeVisible();
    await userEvent.click(source);
    await userEvent.click(canvas.getByRole('button', { name: 'Can Ruth recommend one?' }));
    await expect(args.onAsk).toHaveBeenCalledWith('Can Ruth recommend one?');
  },
};

export const OnAPhone: Story = {
  ...WithSourcesAndFollowUps,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
