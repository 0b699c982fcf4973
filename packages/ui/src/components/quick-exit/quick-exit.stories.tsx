import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as Dialog from '../dialog/dialog.tsx';
import * as Drawer from '../drawer/drawer.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { QuickExit } from './quick-exit.tsx';

const meta = {
  title: 'Safety/QuickExit',
  component: QuickExit,
  args: {
    label: 'Quick exit',
    href: '#weather',
    onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
} satisfies Meta<typeof QuickExit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {};

export const CornerAboveADialog: Story = {
  tags: ['picture'],
  args: { corner: true },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  render: (args) => (
    <>
      <QuickExit {...args} />
      <Dialog.Root defaultOpen>
        <Dialog.Content closeLabel="Close" aria-describedby={undefined}>
          <Dialog.Title>Leave This Page?</Dialog.Title>
          <Dialog.Body>The way out works here too.</Dialog.Body>
        </Dialog.Content>
      </Dialog.Root>
    </>
  ),
  play: async ({ args }) => {
    await canBePressed(await screen.findByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByText('Quick exit'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  ...CornerAboveADialog,
  tags: [],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const AboveADrawer: Story = {
  args: { corner: true },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  render: (args) => (
    <>
      <QuickExit {...args} />
      <Drawer.Root defaultOpen>
        <Drawer.Content closeLabel="Close chat">
          <Drawer.Head>
            <Drawer.Title>Chat</Drawer.Title>
          </Drawer.Head>
        </Drawer.Content>
      </Drawer.Root>
    </>
  ),
  play: async () => canBePressed(await screen.findByRole('button', { name: 'Close chat' })),
};

export const AboveADrawerOnAPhone: Story = {
  ...AboveADrawer,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Quiet: Story = {
  args: { corner: true, quiet: true },
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  render: (args) => (
    <Tooltip side="bottom" label={args.label} shortcut={<Kbd>Shift × 3</Kbd>}>
      <QuickExit {...args} />
    </Tooltip>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Quick exit' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Quick exit');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const QuietAboveADrawer: Story = {
  ...AboveADrawer,
  args: { corner: true, quiet: true },
  globals: { density: 'compact' },
};

export const QuietAboveADrawerOnAPhone: Story = {
  ...QuietAboveADrawer,
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
};

export const QuietAboveADialogOnAPhone: Story = {
  ...CornerAboveADialog,
  tags: [],
  args: { corner: true, quiet: true },
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async ({ args }) => {
    await canBePressed(await screen.findByRole('button', { name: 'Close' }));
    await userEvent.click(document.querySelector('[data-quick-exit]') as HTMLElement);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** No element covers it, at its middle or its edges. */
async function canBePressed(button: HTMLElement) {
  await waitFor(() => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const points = [left + 2, (left + right) / 2, right - 2].map((x) =>
      document.elementFromPoint(x, (top + bottom) / 2),
    );
    return expect(points.every((element) => button.contains(element))).toBe(true);
  });
}
