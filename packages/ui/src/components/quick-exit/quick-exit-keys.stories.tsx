import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Input } from '../input/input.tsx';
import { Text } from '../text/text.tsx';
import { useQuickExitKeys } from './use-quick-exit-keys.ts';

interface PageProps {
  /** Leaves the page. */
  onExit: () => void;
  /** Off where there is nothing to leave. */
  active?: boolean;
}

/** Shift, three times within five seconds, leaves the page: a way out that needs no eyes and no mouse. */
function Page({ onExit, active }: PageProps) {
  useQuickExitKeys(onExit, active);
  return (
    <>
      <Text>Press Shift three times to leave this page.</Text>
      <Input aria-label="A message" />
    </>
  );
}

const meta = { title: 'Safety/QuickExitKeys', component: Page, args: { onExit: fn() } } satisfies Meta<typeof Page>;
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
