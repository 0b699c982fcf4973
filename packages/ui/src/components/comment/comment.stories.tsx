import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { expect } from 'storybook/test';
import { AudienceLine } from '../audience-line/audience-line.tsx';
import { Quote } from '../quote/quote.tsx';
import { Text } from '../text/text.tsx';
import { Comment } from './comment.tsx';

const meta = {
  title: 'Content/Comment',
  component: Comment,
  args: {
    author: 'Priya Raman',
    about: 'Lawyer of Maya, 3 Dec',
    children: (
      <>
        <Text typed>From which day on does this count?</Text>
        <Quote>Answer of Ruth, 4 Dec: Taken in: date added.</Quote>
        <AudienceLine short icon={<Eye />}>
          Visible to: everybody in the case
        </AudienceLine>
      </>
    ),
  },
  render: (args) => (
    <ul style={{ maxWidth: '36rem' }}>
      <Comment {...args} />
    </ul>
  ),
} satisfies Meta<typeof Comment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^P?R?Priya Raman Lawyer of Maya, 3 Dec/);
  },
};
