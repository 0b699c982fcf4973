import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { IntakePage } from './intake.tsx';
import { fitsTheWidth, onDesktop, onPhone, page } from './page.ts';

const meta = { title: 'Pages/Intake', component: IntakePage, parameters: page } satisfies Meta<typeof IntakePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add another child' }));
    await expect(canvas.getAllByLabelText('First name')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove this child' }));
    await expect(canvas.getAllByLabelText('First name')).toHaveLength(2);
    canvas.getAllByLabelText('Year of birth')[1]?.focus();
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /I don’t feel safe/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Skip for now' })).toBeVisible();
    await expect(fitsTheWidth()).toBe(true);
  },
};

export const YearNotPossible: Story = {
  globals: onDesktop,
  args: { yearError: 'Write a year between 1950 and 2026.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText('Year of birth')[1]).toHaveAccessibleDescription(/between 1950/);
  },
};

export const NoChildren: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(canvas.queryByLabelText('First name')).not.toBeInTheDocument();
  },
};

/** At twice the size, as set in a browser, nothing is cut off. */
export const LargeLetters: Story = {
  globals: { ...onPhone, textSize: 'double' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(fitsTheWidth()).toBe(true);
  },
};
