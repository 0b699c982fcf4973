import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { AnswerMatrix } from './answer-matrix.tsx';

const people = [
  { id: 'maya', name: 'Maya', role: 'Divorcee' },
  { id: 'daniel', name: 'Daniel', role: 'Divorcee' },
  { id: 'priya', name: 'Priya', role: 'For Maya' },
];

const slots = [
  {
    id: 'a',
    day: 'Thu 3 December',
    time: '10:00 to 11:15',
    answers: { maya: 'yes', daniel: 'yes', priya: 'maybe' },
    summary: 'Everyone can come',
    detail: 'Priya only if needed',
    best: 'Best time',
  },
  {
    id: 'b',
    day: 'Thu 3 December',
    time: '14:00 to 15:15',
    answers: { maya: 'yes', daniel: 'no' },
    summary: 'Daniel cannot come',
    detail: 'Priya has not answered',
  },
  {
    id: 'c',
    day: 'Mon 30 November',
    time: '09:00 to 10:15',
    answers: { maya: 'yes', daniel: 'maybe', priya: 'yes' },
    summary: 'This time has passed',
    disabled: true,
  },
] as const;

const meta = {
  title: 'Schedule/AnswerMatrix',
  component: AnswerMatrix,
  globals: { density: 'compact' },
  args: {
    label: 'Answers',
    people,
    slots,
    value: 'a',
    onValueChange: fn(),
    labels: { yes: 'Yes', maybe: 'If needed', no: 'No', time: 'Time', summary: 'In short', none: 'No answer yet' },
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Card flush>
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

export const ToChoose: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const best = canvas.getByRole('radio', { name: /Thu 3 December 10:00 to 11:15/ });
    await expect(best).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Mon 30 November/ })).toBeDisabled();
    await userEvent.tab();
    await expect(best).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('b');
    await expect(canvas.getByRole('row', { name: /14:00/ })).toHaveTextContent('Daniel cannot come');
    await userEvent.click(best);
  },
};

export const OnAPhone: Story = {
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('In short')).not.toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
