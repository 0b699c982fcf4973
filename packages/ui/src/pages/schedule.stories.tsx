import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Schedule } from './schedule.tsx';
import { fitsTheWindow, onDesktop, onPhone, staffPage } from './staff-page.ts';

const meta = {
  title: 'Pages/Schedule',
  component: Schedule,
  globals: onDesktop,
  parameters: staffPage,
} satisfies Meta<typeof Schedule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '23 to 27 November' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Whitfield family , 11:30 to 12:45 , Room 2 , now' }),
    ).toBeVisible();
  },
};

export const AnotherWeek: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expect(canvas.getByRole('heading', { level: 1, name: '30 November to 4 December' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.getByRole('heading', { level: 1, name: '24 November' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(1);
    await fitsTheWindow();
  },
};

export const List: Story = { args: { view: 'list' } };
export const FreeWeek: Story = { args: { sessions: [], requests: false } };

/** At twice the size, as set in a browser, nothing is cut off. */
export const LargeLetters: Story = {
  globals: { ...onPhone, textSize: 'double' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: fitsTheWindow,
};
