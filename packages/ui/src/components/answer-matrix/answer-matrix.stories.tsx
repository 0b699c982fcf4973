import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { AnswerMatrix } from './answer-matrix.tsx';

const meta = {
  title: 'Schedule/AnswerMatrix',
  component: AnswerMatrix,
  globals: { density: 'compact' },
  args: {
    label: 'Answers',
    people: [
      { id: 'daniel', name: 'Daniel', role: 'Divorcee' },
      { id: 'maya', name: 'Maya', role: 'Divorcee' },
      { id: 'priya', name: 'Priya', role: 'For Daniel' },
      { id: 'tomas', name: 'Tomas', role: 'For Maya' },
    ],
    slots: [
      {
        id: 'a',
        day: 'Mon 14 December',
        time: '14:00 to 15:30',
        answers: { daniel: 'no', maya: 'yes', priya: 'yes', tomas: 'yes' },
        summary: 'Daniel cannot come',
      },
      {
        id: 'b',
        day: 'Tue 15 December',
        time: '16:00 to 17:30',
        answers: { daniel: 'yes', maya: 'maybe', priya: 'yes' },
        summary: 'Both can come',
        detail: 'Tomas has not answered',
      },
      {
        id: 'c',
        day: 'Wed 16 December',
        time: '10:00 to 11:30',
        answers: { daniel: 'maybe', maya: 'yes', priya: 'yes', tomas: 'yes' },
        summary: 'Everyone can come',
        detail: 'Daniel only if needed',
        best: 'Best time',
      },
    ],
    value: 'c',
    onValueChange: fn(),
    labels: { yes: 'Yes', maybe: 'If needed', no: 'No', time: 'Time', summary: 'In short', none: 'No answer yet' },
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Card flush style={{ maxWidth: '56rem' }}>
        <AnswerMatrix
          {...args}
          value={value}
          onValueChange={(id) => {
            setValue(id);
            args.onValueChange(id);
          }}
        />
      </Card>
    );
  },
} satisfies Meta<typeof AnswerMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourPeople: Story = {
  play: async ({ canvas, args }) => {
    const best = canvas.getByRole('radio', { name: 'Wed 16 December 10:00 to 11:30 Best time' });
    await expect(best).toBeChecked();
    best.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenCalledWith('b');
    await expect(canvas.getByRole('row', { name: /^Tue 15 December/ })).toHaveTextContent('No answer yet');
  },
};

export const OnAPhone: Story = {
  globals: { density: 'comfortable', viewport: { value: 'phone', isRotated: false } },
};
