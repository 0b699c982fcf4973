import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import * as Dialog from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { FormRow } from '../form-row/form-row.tsx';
import { TimeInput } from '../time-input/time-input.tsx';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';

const written = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

type SessionDayProps = DatePickerProps & { error?: string };

function SessionDay({ error, ...props }: SessionDayProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: '27rem' }}>
      <Field label="Day of the session" hint="Ruth works from Monday to Friday." error={error}>
        <DatePicker {...props} value={value} onValueChange={setValue} />
      </Field>
    </div>
  );
}

const meta = {
  title: 'Schedule/DatePicker',
  component: DatePicker,
  render: (props: SessionDayProps) => <SessionDay {...props} />,
  args: {
    value: '2026-12-03',
    onValueChange: () => undefined,
    locale: 'en-GB',
    dayText: (date) => written.format(new Date(`${date}T00:00:00Z`)).replace(',', ''),
    today: '2026-11-20',
    min: '2026-11-20',
    isUnavailable: (date) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()),
    labels: {
      placeholder: 'Choose a day',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      today: 'today',
      chosen: 'chosen',
    },
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<SessionDayProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: RegExp) => screen.findByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: undefined } };

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Day of the session/ }));
    const month = await screen.findByRole('grid', { name: 'December 2026' });
    await waitFor(() => expect(month).toBeVisible());
    await waitFor(async () => expect(await day(/3 December 2026, chosen/)).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('button', { name: /^Day of the session Thursday,? 3 December 2026$/ });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await day(/3 December 2026, chosen/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(async () => expect(await day(/11 December 2026/)).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(async () => expect(await day(/11 January 2027/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await closed();
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveTextContent(/Monday,? 11 January 2027/);

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Day of the session' });
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const InDialogByKeyboard: Story = {
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content closeLabel="Close" aria-describedby={undefined}>
        <Dialog.Title>Move the session</Dialog.Title>
        <Dialog.Body>
          <SessionDay {...args} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const box = await screen.findByRole('button', { name: /^Day of the session/ });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await day(/3 December 2026, chosen/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveTextContent(/Friday,? 4 December 2026/);

    await userEvent.keyboard(' ');
    await waitFor(async () => expect(await day(/4 December 2026, chosen/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    await waitFor(() => expect(box).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Move the session' })).toBeVisible();
  },
};

export const Today: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Day of the session/ }));
    const today = await day(/20 November 2026, today/);
    await waitFor(() => expect(today).toBeVisible());
    await expect(await day(/21 November 2026/)).toBeDisabled();
  },
};

export const WithError: Story = { args: { value: undefined, error: 'Choose a day for the session.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { ...Open, tags: [], globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Open, tags: [], globals: { direction: 'rtl' } };

export const WithTimes: Story = {
  render: function Session(args) {
    const [from, setFrom] = useState<string | undefined>('10:00');
    const [until, setUntil] = useState<string | undefined>('11:15');
    return (
      <div style={{ maxWidth: '39rem' }}>
        <SessionDay {...args} />
        <FormRow style={{ marginTop: '1rem', maxWidth: '20rem' }}>
          <Field label="From">
            <TimeInput locale="en-GB" value={from} onValueChange={setFrom} />
          </Field>
          <Field label="Until">
            <TimeInput locale="en-GB" value={until} onValueChange={setUntil} />
          </Field>
        </FormRow>
      </div>
    );
  },
};
