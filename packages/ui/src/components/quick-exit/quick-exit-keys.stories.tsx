import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { QuickExitPage } from './quick-exit-page.fixture.tsx';

const meta = { title: 'Safety/QuickExitKeys', component: QuickExitPage, args: { onExit: fn() } } satisfies Meta<
  typeof QuickExitPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeTimesShift: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Shift}{Shift}');
    await expect(args.onExit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Shift}');
    await expect(args.onExit).toHaveBeenCalledOnce();
  },
};

export const CapitalLettersDoNot: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Shift>}A{/Shift}{Shift>}B{/Shift}{Shift>}C{/Shift}{Shift>}D{/Shift}');
    await expect(args.onExit).not.toHaveBeenCalled();
  },
};

export const HoldingItDoesNot: Story = {
  play: async ({ args }) => {
    for (const repeat of [false, true, true, true]) await fireEvent.keyDown(window, { key: 'Shift', repeat });
    await expect(args.onExit).not.toHaveBeenCalled();
  },
};

export const SwitchedOff: Story = {
  args: { active: false },
  play: async ({ args }) => {
    await userEvent.keyboard('{Shift}{Shift}{Shift}');
    await expect(args.onExit).not.toHaveBeenCalled();
  },
};
