import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Stack } from '../layout/layout.tsx';
import { MarkLine, MarkList } from './mark-list.tsx';
import { MarkedTextarea } from './marked-textarea.tsx';

const text = 'I pay for school trips in good time, and tell the other parent about them soon.';
const places = ['in good time', 'soon'].map((words) => ({
  words,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
}));

const meta = {
  title: 'Forms/MarkedTextarea',
  component: MarkedTextarea,
  subcomponents: { MarkList, MarkLine },
  globals: { density: 'compact' },
  args: { value: text, marks: places, 'aria-describedby': 'marks', onChange: fn() },
  render: function Writing(args) {
    const [value, setValue] = useState(args.value);
    const marks = value === text ? args.marks : [];
    return (
      <Stack style={{ maxWidth: '30rem' }}>
        <Field label="Words to sign">
          <MarkedTextarea {...args} value={value} marks={marks} onChange={({ target }) => setValue(target.value)} />
        </Field>
        <MarkList
          id="marks"
          title="2 places that cannot be followed as written"
          note="Nothing changes by itself"
          lines={places.map(({ words, start }) => ({
            id: start,
            line: (
              <MarkLine words={words} reason="Until when?">
                <Button tone="quiet" size="small" flush>
                  Write a day
                </Button>
              </MarkLine>
            ),
          }))}
        />
      </Stack>
    );
  },
} satisfies Meta<typeof MarkedTextarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marked: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Words to sign' });
    await expect(field).toHaveAccessibleDescription('2 places that cannot be followed as written');
    await expect(canvas.getByRole('region')).toHaveTextContent('“soon” Until when?');
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
