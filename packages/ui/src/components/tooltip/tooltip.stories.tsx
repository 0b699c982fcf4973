import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    label: 'Zoom in',
    children: (
      <IconButton label="Zoom in">
        <Search />
      </IconButton>
    ),
  },
  decorators: [(story) => <div style={{ padding: '3rem 6rem' }}>{story()}</div>],
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesAnIcon: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Zoom in');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await screen.findByRole('tooltip');
  },
};

export const WithAKey: Story = {
  args: { defaultOpen: true, label: 'Search', shortcut: <Kbd>/</Kbd>, side: 'right' },
};

export const ASentence: Story = {
  args: {
    defaultOpen: true,
    label: 'The number counts cases in which somebody waits for your answer.',
    side: 'bottom',
  },
};
