import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DateInput } from './date-input.tsx';

const meta = {
  title: 'Forms/DateInput',
  component: DateInput,
  args: {
    label: 'When were you married?',
    hint: 'For example 27 3 2009',
    labels: { day: 'Day', month: 'Month', year: 'Year' },
    onValueChange: fn(),
  },
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'When were you married?' })).toHaveAccessibleDescription(
      'For example 27 3 2009',
    );
    await userEvent.tab();
    await userEvent.keyboard('12');
    await expect(canvas.getByLabelText('Day')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('6');
    await userEvent.tab();
    await userEvent.keyboard('200');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ day: '12', month: '6', year: '200' }, undefined);
    await userEvent.keyboard('9');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ day: '12', month: '6', year: '2009' }, '2009-06-12');
  },
};

export const Birthday: Story = {
  args: {
    label: 'Date of birth',
    birthday: true,
    optional: '(optional)',
    defaultValue: { day: '9', month: '4', year: '1986' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Year')).toHaveAttribute('autocomplete', 'bday-year');
  },
};

export const MonthFirst: Story = { args: { order: 'mdy', hint: 'For example 3 27 2009' } };
export const YearFirst: Story = { args: { order: 'ymd', hint: 'For example 2009 3 27' } };

export const WithError: Story = {
  args: {
    error: 'The year is missing. Write all four digits, like 2009.',
    wrong: ['year'],
    defaultValue: { day: '12', month: '6', year: '' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Year')).toBeInvalid();
    await expect(canvas.getByLabelText('Day')).toBeValid();
  },
};

export const WholeDateWrong: Story = {
  args: { error: 'This day is not in the calendar.', defaultValue: { day: '31', month: '2', year: '2009' } },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: { day: '12', month: '6', year: '2009' } } };
