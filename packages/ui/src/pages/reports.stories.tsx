import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Reports } from './reports.tsx';
import { fitsTheWindow, onDesktop, onPhone, staffPage } from './staff-page.ts';

const meta = {
  title: 'Pages/Reports',
  component: Reports,
  globals: onDesktop,
  parameters: staffPage,
} satisfies Meta<typeof Reports>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(4);
    await expect(canvas.getByRole('region', { name: 'This year in numbers' })).toHaveTextContent('82%27 of 33 closed');
  },
};

export const OneAsATable: Story = {
  play: async ({ canvas }) => {
    const chart = within(canvas.getByRole('figure', { name: 'Two high and one critical this week' }));
    await userEvent.click(chart.getByRole('button', { name: 'View as table' }));
    await expect(chart.getAllByRole('row')).toHaveLength(9);
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async () => {
    await fitsTheWindow();
  },
};

export const FewCases: Story = { args: { cases: 3 } };
export const Loading: Story = { args: { loading: true } };

/** At twice the size, as set in a browser, nothing is cut off. */
export const LargeLetters: Story = {
  globals: { ...onPhone, textSize: 'double' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: fitsTheWindow,
};
