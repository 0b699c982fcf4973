import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

const meta = {
  title: 'Schedule/DateRangePicker',
  component: DateRangePicker,
  args: {
    value: { from: '2026-11-23', to: '2026-12-04' },
    onValueChange: () => undefined,
    locale: 'en-GB',
    today: '2026-11-20',
    labels: {
      placeholder: 'Choose two days',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      today: 'today',
      chosen: 'chosen',
      from: 'From',
      until: 'Until',
      done: 'Done',
    },
  },
  render: function TimeAway(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: '27rem' }}>
        <Field label="Time away">
          <DateRangePicker {...args} value={value} onValueChange={setValue} />
        </Field>
      </div>
    );
  },
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: RegExp) => screen.findByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Time away 23 Nov\s–\s4 Dec 2026/ })).toBeVisible();
  },
};
export const NothingChosen: Story = { args: { value: {} } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Time away/ }));
    const month = await screen.findByRole('grid', { name: 'November 2026' });
    await waitFor(() => expect(month).toBeVisible());
    await expect(await day(/27 November 2026, chosen/)).toBeEnabled();
  },
};

export const TwoPresses: Story = {
  args: { value: {} },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button', { name: /Time away/ });
    await userEvent.click(box);
    await userEvent.click(await day(/ 24 November 2026/));
    await userEvent.click(await day(/ 27 November 2026/));
    await expect(box).toHaveTextContent(/24\s?–\s?27 Nov 2026/);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await closed();
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const WithTimes: Story = {
  args: { withTimes: true, value: { from: '2026-11-23', to: '2026-11-23', fromTime: '09:00', toTime: '12:30' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button', { name: /Time away 23 Nov 2026, 09:00 – 12:30/ });
    await userEvent.click(box);
    const until = await screen.findByLabelText('Until');
    await userEvent.clear(until);
    await userEvent.type(until, '1pm');
    await userEvent.tab();
    await expect(box).toHaveTextContent('23 Nov 2026, 09:00 – 13:00');
  },
};

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
