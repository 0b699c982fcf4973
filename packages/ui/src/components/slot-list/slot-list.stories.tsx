import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { SlotList } from './slot-list.tsx';

const slots = [
  { id: 'a', day: 'Thursday 3 December', time: '10:00 to 11:15' },
  { id: 'b', day: 'Thursday 3 December', time: '14:00 to 15:15' },
  { id: 'c', day: 'Monday 7 December', time: '09:00 to 10:15' },
];

const labels = { yes: 'Yes', maybe: 'If needed', no: 'No' };

const meta = {
  title: 'Schedule/SlotList',
  component: SlotList,
  args: { slots, answers: {}, labels, label: 'Times that Ruth offers', onAnswerChange: fn() },
  render: function Answering(args) {
    const [answers, setAnswers] = useState(args.answers);
    return (
      <Card style={{ maxWidth: '44rem' }}>
        <SlotList
          {...args}
          answers={answers}
          onAnswerChange={(id, answer) => {
            setAnswers({ ...answers, [id]: answer });
            args.onAnswerChange(id, answer);
          }}
        />
      </Card>
    );
  },
} satisfies Meta<typeof SlotList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAnswer: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('radiogroup', { name: 'Thursday 3 December 10:00 to 11:15' });
    await userEvent.tab();
    await expect(within(first).getByRole('radio', { name: 'Yes' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onAnswerChange).toHaveBeenLastCalledWith('a', 'maybe');
    await expect(within(first).getByRole('radio', { name: 'If needed' })).toBeChecked();
    await userEvent.click(canvas.getAllByText('No')[2] ?? first);
    await expect(args.onAnswerChange).toHaveBeenLastCalledWith('c', 'no');
  },
};

export const Answered: Story = { args: { answers: { a: 'yes', b: 'maybe', c: 'no' } } };
export const NoLongerOpen: Story = { args: { answers: { a: 'yes', b: 'maybe' }, disabled: true } };
export const OnAPhone: Story = { ...Answered, globals: { viewport: { value: 'phone', isRotated: false } } };
