import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Article } from './article.tsx';

const meta = {
  title: 'Help/Article',
  component: Article,
  args: {
    title: 'Privacy policy',
    changed: 'Last changed 3 November 2026',
    labels: { contents: 'On this page', print: 'Print' },
    onPrint: fn(),
    intro: <p>This page says what we keep about you, who can see it, and for how long.</p>,
    sections: [
      {
        id: 'what-we-keep',
        title: 'What we keep',
        body: (
          <>
            <p>We keep what you give us for your case:</p>
            <ul>
              <li>your name, e-mail address and phone number,</li>
              <li>what you say in the intake,</li>
              <li>the documents you upload,</li>
              <li>your messages and the times of your sessions.</li>
            </ul>
          </>
        ),
      },
      {
        id: 'who-can-see-it',
        title: 'Who can see it',
        body: (
          <>
            <p>Next to everything you write or upload stands who can see it. Your mediator can see your documents.</p>
            <p>What you say in a private chat never reaches your former partner.</p>
          </>
        ),
      },
      {
        id: 'how-long',
        title: 'How long we keep it',
        body: <p>For 7 years after your case is closed. Then we delete it.</p>,
      },
      {
        id: 'your-rights',
        title: 'What you can ask for',
        body: <p>You can ask for a copy of everything, at any time.</p>,
      },
    ],
  },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PrivacyPolicy: Story = {
  play: async ({ canvas, args }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await expect(contents.getAllByRole('link')).toHaveLength(4);
    await expect(contents.getByRole('link', { name: 'Who can see it' })).toHaveAttribute('href', '#who-can-see-it');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Who can see it' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const InADialog: Story = { args: { level: 2 } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
