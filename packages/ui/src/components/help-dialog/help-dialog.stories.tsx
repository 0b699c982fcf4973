import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import * as Dialog from '../dialog/dialog.tsx';
import type { HelpCategory } from './find-questions.ts';
import { HelpDialog, type HelpDialogProps } from './help-dialog.tsx';
import { HelpTopics } from './help-topics.tsx';

const categories: HelpCategory[] = [
  {
    id: 'start',
    label: 'Getting started',
    questions: [{ id: 'long', question: 'How long does it take?', answer: 'Most cases take 4–8 weeks.' }],
  },
  {
    id: 'documents',
    label: 'Documents',
    questions: [
      {
        id: 'which',
        question: 'Which documents do I need?',
        answer:
          'There are 16 standard documents. Your checklist shows only the ones that fit your case. If you do not have one, choose “I can’t find one of these” and tell your mediator why.',
      },
      {
        id: 'kinds',
        question: 'What kinds of file can I send?',
        answer: 'PDF, JPG, JPEG or PNG, up to 10 MB each.',
      },
      {
        id: 'photo',
        question: 'A photo of a letter: is that good enough?',
        answer: 'Yes, if every word can be read. Put the letter flat, in daylight, and send each page.',
      },
      {
        id: 'who',
        question: 'Who can see what I upload?',
        answer: 'Your mediator. You can choose to show it to others.',
      },
      {
        id: 'review',
        question: 'How long does the review take?',
        answer: 'Your mediator looks at it within 24–48 hours.',
      },
      { id: 'keep', question: 'How long do you keep my documents?', answer: 'For 7 years, then they are deleted.' },
    ],
  },
  {
    id: 'sessions',
    label: 'Sessions',
    questions: [
      { id: 'move', question: 'Can I move a session?', answer: 'Yes, up to 24 hours before it starts.' },
      { id: 'rooms', question: 'Do I have to see the other person?', answer: 'No. You can start in separate rooms.' },
    ],
  },
  {
    id: 'privacy',
    label: 'Messages and privacy',
    questions: [{ id: 'read', question: 'Who reads my messages?', answer: 'The line above each chat says it.' }],
  },
  {
    id: 'children',
    label: 'Children',
    questions: [{ id: 'school', question: 'Can we agree on school days?', answer: 'Yes. Most families start there.' }],
  },
  {
    id: 'money',
    label: 'Money and costs',
    questions: [
      { id: 'cost', question: 'What does a session cost?', answer: 'Your mediator tells you before the first one.' },
    ],
  },
  {
    id: 'after',
    label: 'Agreement and after',
    questions: [{ id: 'change', question: 'Can we change it later?', answer: 'Yes, if both of you agree.' }],
  },
];

const labels: HelpDialogProps['labels'] = {
  title: 'FAQ',
  search: 'Search the questions',
  placeholder: 'Search, for example “photo”',
  close: 'Close FAQ',
  categories: 'Categories',
  found: (count) => (count === 1 ? '1 question found' : `${count} questions found`),
  noneTitle: 'Nothing found',
  noneText: 'Try another word, or ask us.',
};

const meta = {
  title: 'Help/HelpDialog',
  component: HelpDialog,
  subcomponents: { HelpTopics },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    categories,
    labels,
    defaultCategory: 'documents',
    foot: (
      <>
        Not here? <a href="#talk">Let’s Talk</a>
      </>
    ),
  },
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger asChild>
        <Button tone="secondary">FAQ</Button>
      </Dialog.Trigger>
      <HelpDialog {...args} />
    </Dialog.Root>
  ),
} satisfies Meta<typeof HelpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Documents: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'FAQ' }));
    await expect(dialog.getByRole('searchbox', { name: 'Search the questions' })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Documents' })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(dialog.getByText(/16 standard documents/)).toBeVisible());
    const kinds = dialog.getByText('What kinds of file can I send?');
    kinds.focus();
    await userEvent.click(kinds);
    await waitFor(() => expect(dialog.getByText(/up to 10 MB each/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Sessions' }));
    await waitFor(() => expect(dialog.getByText('Can I move a session?')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Documents' }));
  },
};

export const Searching: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox'), 'how long');
    await expect(dialog.getByRole('status')).toHaveTextContent('3 questions found');
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Getting started' })).toBeVisible());
    await userEvent.clear(dialog.getByRole('searchbox'));
    await userEvent.type(dialog.getByRole('searchbox'), 'photo');
    await waitFor(() => expect(dialog.getByText(/Put the letter flat/)).toBeVisible());
  },
};

export const NothingFound: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox'), 'pension fund');
    await waitFor(() => expect(dialog.getByText('Nothing found')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Children' }));
    await expect(dialog.getByRole('searchbox')).toHaveValue('');
    await userEvent.type(dialog.getByRole('searchbox'), 'xyz');
  },
};

export const OpensAndCloses: Story = {
  render: (args) => (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button tone="secondary">FAQ</Button>
      </Dialog.Trigger>
      <HelpDialog {...args} />
    </Dialog.Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'FAQ' }));
    await screen.findByRole('dialog', { name: 'FAQ' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'FAQ' })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Categories' }), 'Sessions');
    await waitFor(() => expect(dialog.getByText('Can I move a session?')).toBeVisible());
  },
};
